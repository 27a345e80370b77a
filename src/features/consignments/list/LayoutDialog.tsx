import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { listCopy as words } from '@/content/consignmentList';
import { DialogFrame } from '@/ui/DialogFrame';
import type { LegColumn } from '@/domain/consignment/extraColumns';
import { ChoiceGroup } from './ChoiceGroup';
import {
  choosableColumns,
  composedColumns,
  densities,
  isExtraColumn,
  extraFields,
  usualLayout,
  type ChoosableColumn,
  type ComposedColumn,
  type TableLayout,
} from './tableLayout';

interface LayoutDialogProps {
  layout: TableLayout;
  onChoose: (layout: TableLayout) => void;
  onClose: () => void;
}

const labelOf = (column: ChoosableColumn) =>
  extraFields.find((field) => field.column === column)?.label ??
  words.columns[column as ComposedColumn | LegColumn];

/** Which columns the table has, and how dense its rows are. */
export function LayoutDialog({ layout, onChoose, onClose }: LayoutDialogProps) {
  const { columns, density, hasNoSelection, ...rest } = layout;
  const boxes = (offered: readonly ChoosableColumn[]) =>
    offered.map((column) => (
      <FormControlLabel
        key={column}
        label={labelOf(column)}
        control={<Checkbox checked={columns.includes(column)} />}
        onChange={(_event, isShown) =>
          onChoose({
            ...layout,
            columns: choosableColumns.filter((one) => (one === column ? isShown : columns.includes(one))),
          })
        }
      />
    ));
  return (
    <DialogFrame
      title={words.layout}
      text={words.layoutHint}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onChoose(usualLayout)}>{words.reset}</Button>
          <Button variant="formBTN" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <ChoiceGroup label={words.density} role="radiogroup">
        {densities.map((one) => (
          <FormControlLabel
            key={one}
            label={words.densities[one]}
            control={<Radio name="density" checked={density === one} />}
            onChange={() => onChoose({ ...layout, density: one })}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup label={words.shownColumns}>
        <FormControlLabel
          label={words.columns.select}
          control={<Checkbox checked={!hasNoSelection} />}
          onChange={(_event, isShown) =>
            onChoose({ ...rest, columns, density, ...(!isShown && { hasNoSelection: true }) })
          }
        />
        {boxes(composedColumns)}
      </ChoiceGroup>
      <ChoiceGroup label={words.shownFields}>{boxes(choosableColumns.filter(isExtraColumn))}</ChoiceGroup>
    </DialogFrame>
  );
}
