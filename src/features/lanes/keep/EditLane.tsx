import Box from '@mui/material/Box';
import { useField, useFormikContext } from 'formik';
import { ownValue } from '@/config/ownValue';
import { storageKeys } from '@/config/storageKeys';
import { laneDeskCopy as words } from '@/content/laneDesk';
import { serviceLinks } from '@/content/serviceLinks';
import { modeNames } from '@/content/transitTimes';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { SelectField, type Option } from '@/ui/forms/SelectField';
import { useOpenedRow } from '@/ui/forms/useOpenedRow';
import { EndField } from '../EndField';
import { laneName } from '../laneText';
import { checkLane } from './checkLane';
import { laneFields, laneTexts, type LaneColumn, type LaneField } from './laneFields';
import { isConflict, laneRefusal, laneRules } from './laneForm';
import { useListTransitLanesQuery, type KeptLane } from './lanesApi';
import type { LaneChanges } from './useLaneChanges';

type Values = Record<LaneColumn, string>;

interface EditLaneProps {
  /** The lane that is edited; without it, one is added. */
  lane?: KeptLane;
  /** Today, as year-month-day. */
  today: string;
  changes: LaneChanges;
  onClose: () => void;
}

const blank = (today: string): Values => ({
  ...(Object.fromEntries(laneFields.map(({ column }) => [column, ''])) as Values),
  mode: 'ocean',
  counted: 'port to port',
  workingDays: words.no,
  published: words.yes,
  validFrom: today,
  checkedOn: today,
});

const choiceLabel = (column: LaneColumn, choice: string) => {
  if (column === 'mode') return ownValue(modeNames, choice) ?? choice;
  if (column === 'service') return serviceLinks.find(({ slug }) => slug === choice)?.title ?? choice;
  return choice;
};

const optionsOf = (field: LaneField): Option[] => {
  if (field.kind === 'flag') return [words.yes, words.no].map((value) => ({ value, label: value }));
  if (field.kind !== 'choice') return [];
  const options = field.choices.map((value) => ({ value, label: choiceLabel(field.column, value) }));
  return field.required ? options : [{ value: '', label: words.noService }, ...options];
};

/** A place, country or region, with the code of a place. */
function End({ column, busy }: { column: 'origin' | 'destination'; busy: boolean }) {
  const code = `${column}Code` as const;
  const { values, setFieldValue } = useFormikContext<Values>();
  const [, { touched, error }] = useField<string>(column);
  const hint = values[code] ? values[code] : words.endHint;
  return (
    <EndField
      id={`lane-${column}`}
      name={column}
      label={words.fields[column]}
      required
      disabled={busy}
      value={{ text: values[column], code: values[code] || null }}
      onChange={(end) => {
        void setFieldValue(code, end.code ?? '');
        void setFieldValue(column, end.text);
      }}
      error={touched ? error : undefined}
      hint={hint}
    />
  );
}

function Field({ field, busy }: { field: LaneField; busy: boolean }) {
  const { column, label, kind, required } = field;
  if (column === 'origin' || column === 'destination') return <End column={column} busy={busy} />;
  if (kind === 'code') return null;
  const bound = { name: column, id: `lane-${column}`, label, required, disabled: busy };
  if (kind === 'choice' || kind === 'flag') return <SelectField {...bound} options={optionsOf(field)} />;
  if (kind === 'day')
    return <FormField {...bound} type="date" slotProps={{ inputLabel: { shrink: true } }} />;
  return (
    <FormField
      {...bound}
      inputMode={kind === 'integer' ? 'numeric' : undefined}
      helperText={column === 'cutOffHoursMax' ? words.hoursHint : undefined}
      autoComplete="off"
    />
  );
}

/**
 * Edits a lane, or adds one. If somebody has changed it since it was opened, nothing is stored: the form says so, and replaces what is
 * stored the next time.
 */
export function EditLane({ lane, today, changes, onClose }: EditLaneProps) {
  const { refetch } = useListTransitLanesQuery();
  const draftKey = storageKeys.laneDraft(lane?.id ?? 'new');
  const { openedForm, knownRow, setKnownRow, startOver } = useOpenedRow<KeptLane, Values>(
    draftKey,
    lane,
    (row) => (row ? laneTexts(row) : blank(today)),
  );
  const save = async (values: Values) => {
    const checked = checkLane(values);
    if (checked.problems) return words.refused;
    const name = laneName(checked.lane);
    const text = knownRow ? words.done.changed(name) : words.done.added(name);
    const step = { before: knownRow ?? null, after: checked.lane };
    const { error, problems = [] } = await changes.store([step], text);
    if (error !== undefined) return words.kept(error);
    const [problem] = problems;
    if (!problem) return undefined;
    if (isConflict(problem) && problem.now) {
      setKnownRow(problem.now);
      void refetch();
    }
    return laneRefusal(problem);
  };
  return (
    <FormDialog
      title={lane ? words.editTitle(laneName(lane)) : words.addTitle}
      action={words.save}
      draftKey={draftKey}
      openedValues={openedForm.values}
      rules={laneRules}
      save={save}
      onClose={onClose}
      startOver={startOver}
      maxWidth="md"
    >
      {(busy) => (
        <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {laneFields.map((field) => (
            <Field key={field.column} {...{ field, busy }} />
          ))}
        </Box>
      )}
    </FormDialog>
  );
}
