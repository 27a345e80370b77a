import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { ACTIVITY } from '@/config/dom';
import { storageKeys } from '@/config/storageKeys';
import { scanCopy as words } from '@/content/scan';
import { dropDraft } from '@/ui/forms/sessionDraft';
import { useKeptChoice } from '@/ui/useKeptChoice';
import { useOnline } from '@/ui/useOnline';
import { EventFields, NOTHING_CHOSEN, type Chosen } from './EventFields';
import { LineNotice } from './LineNotice';
import { NextEvent } from './NextEvent';
import { NUMBER_FIELD, NumberForm } from './NumberForm';
import { problemOf } from './problemOf';
import { ProofDialog } from './ProofDialog';
import { DELIVERED, entryInWords, inWords, type KeptProof, type Scan } from './queue/entry';
import type { EventChoice, ScanStore } from './queue/scanStore';
import { useScanQueue } from './queue/useScanQueue';
import { CameraView } from './reader/CameraView';
import { useHandScanner } from './reader/useHandScanner';
import { isSame, readCode, type ScanCode } from './scanCode';
import { noteDraftOf } from './scanDrafts';
import { ScannedList } from './ScannedList';
import { signal, type Signal } from './signals';

interface ScanDeskProps {
  store: ScanStore;
  userId: string;
  /** Whether the person is signed in; otherwise scans are only collected. */
  isLive: boolean;
  events: readonly EventChoice[];
  clockError: number | null;
  /** Whether the line was missing when they wanted to sign in. */
  isCutOff: boolean;
  onSignIn: () => void;
}

type Mode = 'single' | 'batch';

/** Both, and the switch beside them, fit into one row of a phone. */
const narrow = {
  ...{ px: 1, minHeight: '4.8rem', color: 'text.primary' },
  '@media (forced-colors: active)': {
    '&.Mui-selected': { outline: '3px solid Highlight', outlineOffset: '-5px' },
  },
};

/** Takes codes from the camera, a hand scanner and the keyboard, and records what happens to each. */
export function ScanDesk({ store, userId, isLive, events, clockError, isCutOff, onSignIn }: ScanDeskProps) {
  const isOnline = useOnline();
  const [mode, setMode] = useState<Mode>('single');
  const [current, setCurrent] = useState<{ code: ScanCode; count: number }>();
  const [delivery, setDelivery] = useState<Scan>();
  const [untaken, setUntaken] = useState<string>();
  const [batch, setBatch] = useState<Chosen & { since: number }>({ ...NOTHING_CHOSEN, since: 0 });
  const [message, setMessage] = useState<{ which: Signal; text: string }>();
  const [isSilent, setIsSilent] = useKeptChoice(storageKeys.scanSilent);
  const say = (which: Signal, text: string) => {
    signal(which);
    setMessage({ which, text });
  };
  const queue = useScanQueue(store, {
    userId,
    isLive,
    clockError,
    onRefused: (entry) => say('wrong', words.refusedNow(entryInWords(entry), entry.reason ?? '')),
  });

  /** Resolves with why the scan was not kept. */
  const record = async (scan: Scan, proof?: KeptProof) => {
    if (!proof) setCurrent(undefined);
    const keptScan = await queue.add(scan, proof);
    if (keptScan !== 'kept') {
      say('wrong', words[keptScan]);
      return words[keptScan];
    }
    if (proof) setCurrent(undefined);
    if (scan.note) dropDraft(noteDraftOf(userId, scan));
    say('right', words.recorded(inWords(scan)));
  };

  const choose = (scan: Scan) => {
    setUntaken(undefined);
    if (scan.event === DELIVERED) setDelivery(scan);
    else void record(scan);
  };

  const recordInBatch = (code: ScanCode) => {
    const label = events.find((choice) => choice.code === batch.event)?.label;
    if (!label) return void say('wrong', words.eventMissing);
    const scan = { ...code, event: batch.event, leg: batch.leg, label, note: '' };
    const isKnown = queue.listed.some(
      (entry) => entry.scannedAt >= batch.since && inWords(entry) === inWords(scan),
    );
    if (isKnown) return void say('wrong', words.again(inWords(scan)));
    void record(scan);
  };

  /** While a proof is taken, nothing else is: what is scanned by accident must not cost the signature. */
  const refuse = (text: string) => {
    signal('wrong');
    setUntaken(text);
  };

  const onCode = (code: ScanCode) => {
    window.dispatchEvent(new Event(ACTIVITY));
    if (delivery) {
      if (!isSame(code, delivery)) refuse(words.nameOf(code.trackingId, code.piece));
      return;
    }
    if (mode === 'batch') return void recordInBatch(code);
    signal('right');
    setMessage(undefined);
    // The label that is being worked on may leave the view and come back: what was chosen for it stays.
    setCurrent((before) =>
      before && isSame(before.code, code) ? before : { code, count: (before?.count ?? 0) + 1 },
    );
  };
  const onTyped = (text: string) => {
    const code = readCode(text);
    if (code) onCode(code);
    else if (delivery) refuse(text);
    else say('wrong', problemOf(text));
  };
  useHandScanner(onTyped, delivery !== undefined, () => {
    if (delivery) return void signal('wrong');
    say('wrong', words.unreadable);
    document.getElementById(NUMBER_FIELD)?.focus();
  });

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <LineNotice {...{ waiting: queue.waiting, isFailing: queue.isFailing, isLive, isCutOff, onSignIn }} />
        <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
          <ToggleButtonGroup
            exclusive
            value={mode}
            aria-label={words.mode}
            onChange={(_event, chosenMode: Mode | null) => {
              if (chosenMode) setMode(chosenMode);
              setCurrent(undefined);
            }}
          >
            <ToggleButton value="single" sx={narrow}>
              {words.single}
            </ToggleButton>
            <ToggleButton value="batch" sx={narrow}>
              {words.batch}
            </ToggleButton>
          </ToggleButtonGroup>
          <FormControlLabel
            control={<Switch checked={!isSilent} onChange={() => setIsSilent(!isSilent)} />}
            label={words.sound}
            sx={{ mr: 0 }}
          />
        </Stack>
        {mode === 'batch' && (
          <>
            <EventFields
              label={words.eventOfBatch}
              events={events}
              value={batch}
              onChoose={(chosenBatch) => setBatch({ ...chosenBatch, since: Date.now() })}
            />
            {batch.event === DELIVERED && <p>{words.proof.oneByOne}</p>}
          </>
        )}
        <CameraView onCode={onCode} />
        <div role="status">
          {message && (
            <Alert severity={message.which === 'right' ? 'success' : 'error'}>{message.text}</Alert>
          )}
        </div>
        {current && (
          <NextEvent
            key={current.count}
            userId={userId}
            code={current.code}
            events={events}
            scans={queue.listed}
            isLive={isLive && isOnline}
            onRecord={choose}
            onUnknown={() => signal('wrong')}
            onCancel={() => setCurrent(undefined)}
          />
        )}
        {delivery && (
          <ProofDialog
            userId={userId}
            scan={delivery}
            untaken={untaken}
            onRecord={(proof) => record(delivery, proof)}
            onRecordWithout={() => void record(delivery)}
            onClose={() => setDelivery(undefined)}
          />
        )}
        <NumberForm onCode={onCode} onWrong={() => signal('wrong')} />
      </Stack>
      <ScannedList
        queue={queue}
        events={events}
        isPartial={!isLive}
        onTooLate={() => say('wrong', words.tooLate)}
      />
    </Box>
  );
}
