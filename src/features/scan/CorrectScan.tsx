import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { scanCopy as words } from '@/content/scan';
import { EventFields } from './EventFields';
import { DELIVERED, hasProof, type Entry, type Scan } from './queue/entry';
import type { EventChoice } from './queue/scanStore';
import { readCode } from './scanCode';

interface CorrectScanProps {
  entry: Entry;
  events: readonly EventChoice[];
  onSave: (scan: Scan) => void;
  onCancel: () => void;
}

/** What was refused, to be corrected. It keeps its moment. */
export function CorrectScan({ entry, events, onSave, onCancel }: CorrectScanProps) {
  const { trackingId, piece, event, leg, note, reason } = entry;
  const [number, setNumber] = useState(piece === null ? trackingId : `${trackingId}-${piece}`);
  const [chosen, setChosen] = useState({ event, leg });
  const [noted, setNoted] = useState(note);
  const [isTried, setIsTried] = useState(false);
  const isWithProof = hasProof(entry);
  const code = readCode(number);
  const label = events.find((choice) => choice.code === chosen.event)?.label;
  const save = () => {
    setIsTried(true);
    if (code && label) onSave({ ...code, ...chosen, label, note: noted.trim() });
  };
  const problem = number.trim() ? words.notANumber(number.trim()) : words.numberMissing;
  return (
    <Dialog open fullWidth onClose={onCancel} aria-labelledby="correct-title">
      <DialogTitle id="correct-title">{words.correctTitle}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          {reason && <Alert severity="error">{reason}</Alert>}
          <TextField
            id="correct-number"
            label={words.number}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
            error={isTried && !code}
            helperText={isTried && !code ? problem : undefined}
            autoComplete="off"
          />
          {isWithProof && <p>{words.proof.kept}</p>}
          <EventFields
            label={words.event}
            events={isWithProof ? events.filter(({ code: known }) => known === DELIVERED) : events}
            value={chosen}
            error={isTried && !label ? words.eventMissing : undefined}
            onChoose={setChosen}
          />
          <TextField
            id="correct-note"
            label={words.note}
            value={noted}
            onChange={({ target }) => setNoted(target.value)}
            multiline
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button variant="formBack" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button variant="formBTN" onClick={save}>
          {words.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
