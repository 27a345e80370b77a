import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { object, string } from 'yup';
import { scanCopy as words } from '@/content/scan';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { withoutEnter } from '@/ui/forms/withoutEnter';
import { EventFields, noteField, type Chosen } from './EventFields';
import { DELIVERED, hasProof, type Entry } from './queue/entry';
import type { EventChoice } from './queue/scanStore';
import type { ScanQueue } from './queue/useScanQueue';
import { readCode } from './scanCode';
import { correctionDraftOf } from './scanDrafts';

interface Values extends Chosen {
  number: string;
  note: string;
}

const labelOf = (event: string, events: readonly EventChoice[]) =>
  events.find(({ code }) => code === event)?.label;

const rulesOf = (events: readonly EventChoice[]) =>
  object({
    number: string().test('number', (number = '', { createError }) => {
      const text = number.trim();
      const message = text ? words.notANumber(text) : words.numberMissing;
      return readCode(number) !== null || createError({ message });
    }),
    event: string().test('event', words.eventMissing, (event = '') => labelOf(event, events) !== undefined),
  });

function EventOfForm({ events }: { events: readonly EventChoice[] }) {
  const { values, errors, submitCount, setValues } = useFormikContext<Values>();
  return (
    <EventFields
      label={words.event}
      events={events}
      value={values}
      error={submitCount > 0 ? errors.event : undefined}
      onChoose={({ event, leg }) => void setValues((before) => ({ ...before, event, leg }))}
    />
  );
}

interface CorrectScanProps {
  entry: Entry;
  events: readonly EventChoice[];
  queue: ScanQueue;
  onClose: () => void;
}

/** What was refused, to be corrected. It keeps its moment. */
export function CorrectScan({ entry, events, queue, onClose }: CorrectScanProps) {
  const [openedValues] = useState<Values>(() => {
    const { trackingId, piece, event, leg, note } = entry;
    return { number: piece === null ? trackingId : `${trackingId}-${piece}`, event, leg, note };
  });
  const rules = useMemo(() => rulesOf(events), [events]);
  const save = async ({ number, event, leg, note }: Values) => {
    const code = readCode(number);
    const label = labelOf(event, events);
    if (!code || label === undefined) return words.eventMissing; // the rules have said so
    const keptScan = await queue.correct(entry, { ...code, event, leg, label, note: note.trim() });
    return keptScan === 'kept' ? undefined : words[keptScan];
  };
  const isWithProof = hasProof(entry);
  return (
    <FormDialog
      title={words.correctTitle}
      action={words.save}
      draftKey={correctionDraftOf(entry)}
      openedValues={openedValues}
      rules={rules}
      save={save}
      onClose={onClose}
    >
      {(busy) => (
        <Stack spacing={2.5} onKeyDown={withoutEnter}>
          {entry.reason && <Alert severity="error">{entry.reason}</Alert>}
          <FormField
            name="number"
            id="correct-number"
            label={words.number}
            disabled={busy}
            autoComplete="off"
          />
          {isWithProof && <p>{words.proof.kept}</p>}
          <EventOfForm events={isWithProof ? events.filter(({ code }) => code === DELIVERED) : events} />
          <FormField name="note" id="correct-note" label={words.note} disabled={busy} {...noteField} />
        </Stack>
      )}
    </FormDialog>
  );
}
