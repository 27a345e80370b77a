import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useId } from 'react';
import { listCopy as words } from '@/content/consignmentList';
import { ChoiceGroup } from './ChoiceGroup';
import { choosableColumns, densities, keepLayout, usualLayout, useTableLayout } from './tableLayout';

/** Which columns the table has, and how dense its rows are. */
export function LayoutDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const layout = useTableLayout();
  const { columns, density, hasNoSelection } = layout;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{words.layout}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{words.layoutHint}</DialogContentText>
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
                  columns: choosableColumns.filter((one) =>
                    one === column ? isShown : columns.includes(one),
                  ),
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
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => keepLayout(usualLayout)}>{words.reset}</Button>
        <Button variant="formBTN" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
