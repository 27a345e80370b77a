import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { listCopy as words } from '@/content/consignmentList';
import { DialogFrame } from '@/ui/DialogFrame';
import { ChoiceGroup } from './ChoiceGroup';
import { choosableColumns, densities, keepLayout, usualLayout, useTableLayout } from './tableLayout';

/** Which columns the table has, and how dense its rows are. */
export function LayoutDialog({ onClose }: { onClose: () => void }) {
  const layout = useTableLayout();
  const { columns, density, hasNoSelection } = layout;
  return (
    <DialogFrame
      title={words.layout}
      text={words.layoutHint}
      fullWidth={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => keepLayout(usualLayout)}>{words.reset}</Button>
          <Button variant="formBTN" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <ChoiceGroup label={words.shownColumns}>
        <FormControlLabel
          label={words.columns.select}
          control={<Checkbox checked={!hasNoSelection} />}
          onChange={(_event, isShown) =>
            keepLayout({ columns, density, ...(!isShown && { hasNoSelection: true }) })
          }
        />
        {choosableColumns.map((column) => (
          <FormControlLabel
            key={column}
            label={words.columns[column]}
            control={<Checkbox checked={columns.includes(column)} />}
            onChange={(_event, isShown) =>
              keepLayout({
                ...layout,
                columns: choosableColumns.filter((one) => (one === column ? isShown : columns.includes(one))),
              })
            }
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup label={words.density} role="radiogroup">
        {densities.map((one) => (
          <FormControlLabel
            key={one}
            label={words.densities[one]}
            control={<Radio name="density" checked={density === one} />}
            onChange={() => keepLayout({ ...layout, density: one })}
          />
        ))}
      </ChoiceGroup>
    </DialogFrame>
  );
}
