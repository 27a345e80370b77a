import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { brand } from '@/brand/brand';
import { listCopy as words } from '@/content/consignmentList';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { notPrinted } from '@/ui/notPrinted';
import type { RowSelection } from '@/ui/list/useSelection';

interface SelectRowsProps {
  /** The rows of this page. */
  ids: readonly number[];
  /** How many there are on all pages. */
  total: number;
  selection: RowSelection;
}

/** Selects the rows of the page, and then those of all pages. The focus of a button that clears the selection returns here. */
export function SelectRows({ ids, total, selection }: SelectRowsProps) {
  const { count, has, select, selectAll } = selection;
  const isPageSelected = ids.length > 0 && ids.every(has);
  const offersAll = isPageSelected && count < total;
  const place = useFocusOnChange(`${offersAll} ${count > 0}`); // the bar of the selection is gone with it
  const isPartly = !isPageSelected && ids.some(has);
  return (
    <Box
      ref={place}
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, ...notPrinted }}
    >
      <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, py: 1 }}>
        <Box
          component="input"
          type="checkbox"
          disabled={ids.length === 0}
          ref={(box: HTMLInputElement | null) => {
            if (box) box.indeterminate = isPartly;
          }}
          checked={isPageSelected}
          onChange={({ target }) => select(ids, target.checked)}
          sx={{ width: '1.8rem', height: '1.8rem', m: 0, accentColor: brand.colors.primary.main }}
        />
        {words.selectPage}
      </Box>
      {offersAll && <Button onClick={selectAll}>{words.selectMatching(total)}</Button>}
    </Box>
  );
}
