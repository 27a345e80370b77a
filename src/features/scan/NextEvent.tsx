import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { scanCopy as words } from '@/content/scan';
import { Disclosure } from '@/ui/Disclosure';
import { FactList } from '@/ui/FactList';
import { readDraft } from '@/ui/forms/sessionDraft';
import { useSessionDraft } from '@/ui/forms/useSessionDraft';
import { Panel } from '@/ui/Panel';
import { EventFields, noteField, NOTHING_CHOSEN, type Chosen } from './EventFields';
import type { Entry, Scan } from './queue/entry';
import type { EventChoice } from './queue/scanStore';
import type { Scanned } from './scanApi';
import type { ScanCode } from './scanCode';
import { noteDraftOf } from './scanDrafts';
import { useSuggestion } from './useSuggestion';

const factsOf = ({ status, city, country, headingTo, type, pieces }: Scanned) => [
  { label: words.facts.status, value: status },
  { label: words.facts.where, value: `${city}, ${country}` },
  { label: words.facts.headingTo, value: headingTo },
  { label: words.facts.type, value: type },
  ...(pieces.length > 0 ? [{ label: words.facts.pieces, value: pieces.join(', ') }] : []),
];

const NO_NOTE = { note: '' };

interface NextEventProps {
  userId: string;
  code: ScanCode;
  events: readonly EventChoice[];
  scans: readonly Entry[];
  isLive: boolean;
  onRecord: (scan: Scan) => void;
  onUnknown: () => void;
  onCancel: () => void;
}

/**
 * One scanned consignment: a tap records what is likely, everything else is a choice below. A note that was not recorded is
 * there again when the same code is scanned.
 */
export function NextEvent({ userId, code, events, scans, isLive, ...props }: NextEventProps) {
  const { onRecord, onUnknown, onCancel } = props;
  const { scanned, isUnknown, isWaiting, likely } = useSuggestion({ code, scans, events, isLive });
  const [other, setOther] = useState<Chosen>(NOTHING_CHOSEN);
  const draftKey = noteDraftOf(userId, code);
  const [noteValues, setNoteValues] = useState(() => ({
    ...NO_NOTE,
    ...readDraft<typeof NO_NOTE>(draftKey),
  }));
  useSessionDraft(draftKey, noteValues, NO_NOTE);
  const [isMissing, setIsMissing] = useState(false);
  const labelOf = (event: string) => events.find((choice) => choice.code === event)?.label ?? event;
  const record = ({ event, leg }: Chosen) =>
    onRecord({ ...code, event, leg, label: labelOf(event), note: noteValues.note.trim() });
  const sayUnknown = useEffectEvent(onUnknown);
  useEffect(() => {
    if (isUnknown) sayUnknown();
  }, [isUnknown]);
  const choices = (
    <Stack spacing={2}>
      <EventFields
        label={words.event}
        events={events}
        legs={scanned?.legs}
        value={other}
        error={isMissing && !other.event ? words.eventMissing : undefined}
        onChoose={setOther}
      />
      <Button
        variant="formBack"
        onClick={() => (other.event ? record(other) : setIsMissing(true))}
        sx={{ minHeight: '5.6rem' }}
      >
        {words.record}
      </Button>
    </Stack>
  );
  return (
    <Panel heading={words.nameOf(code.trackingId, code.piece)}>
      <Stack spacing={2}>
        {isUnknown && <Alert severity="error">{words.notFound}</Alert>}
        {!isLive && <p>{words.notLookedUp}</p>}
        {!isUnknown && (isWaiting || likely) && (
          <Button
            variant="formBTN"
            loading={isWaiting}
            onClick={() => likely && record(likely)}
            sx={{ minHeight: '7.2rem', fontSize: '1.9rem' }}
          >
            {likely ? words.onLeg(labelOf(likely.event), likely.leg) : words.lookingUp}
          </Button>
        )}
        {scanned && <FactList facts={factsOf(scanned)} columnWidth="12rem" />}
        {!isUnknown && (
          <TextField
            id="scan-note"
            label={words.note}
            value={noteValues.note}
            onChange={({ target }) => setNoteValues({ note: target.value })}
            {...noteField}
          />
        )}
        {!isUnknown &&
          !isWaiting &&
          (likely ? <Disclosure summary={words.other}>{choices}</Disclosure> : choices)}
        <Button variant="formBack" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Stack>
    </Panel>
  );
}
