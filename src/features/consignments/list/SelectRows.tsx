import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { brand } from '@/brand/brand';
import { listCopy as words } from '@/content/consignmentList';
import type { RowSelection } from '@/ui/list/useSelection';

interface SelectRowsProps {
  /** The rows of this page. */
  ids: readonly number[];
  /** How many there are on all pages. */
  total: number;
  selection: RowSelection;
}

/** Selects the rows of the page, and then those of all pages. */
export function SelectRows({ ids, total, selection }: SelectRowsProps) {
  const { count, has, select, selectAll } = selection;
  const isPageSelected = ids.length > 0 && ids.every(has);
  const isPartly = !isPageSelected && ids.some(has);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, p: 1 }}>
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
      {isPageSelected && count < total && <Button onClick={selectAll}>{words.selectMatching(total)}</Button>}
    </Box>
  );
}
