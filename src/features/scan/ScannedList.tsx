import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import RefusedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WaitingIcon from '@mui/icons-material/ScheduleOutlined';
import SendingIcon from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { scanCopy as words } from '@/content/scan';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { formatTime } from '@/ui/dates/formatDate';
import { dropDraft } from '@/ui/forms/sessionDraft';
import { Panel } from '@/ui/Panel';
import { plainList } from '@/ui/plainList';
import { CorrectProof } from './CorrectProof';
import { CorrectScan } from './CorrectScan';
import { entryInWords, hasProof, type Entry } from './queue/entry';
import type { EventChoice } from './queue/scanStore';
import type { Listed, ScanQueue } from './queue/useScanQueue';
import { correctionDraftOf } from './scanDrafts';

/** More are not looked at on a phone; what was refused is always shown. */
const SHOWN = 30;

const ICONS = { waiting: WaitingIcon, sending: SendingIcon, refused: RefusedIcon, sent: DoneIcon };

const small = { minWidth: 0, px: 2, minHeight: '4.4rem' };

interface RowProps {
  entry: Listed;
  onUndo: () => void;
  onCorrect: () => void;
  onDrop: () => void;
}

function Row({ entry, onUndo, onCorrect, onDrop }: RowProps) {
  const { listedState, reason, scannedAt } = entry;
  const entryText = entryInWords(entry);
  const Icon = ICONS[listedState];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 1.5,
        py: 1,
        alignItems: 'center',
        flexWrap: 'wrap',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Icon color={listedState === 'refused' ? 'error' : listedState === 'sent' ? 'success' : 'action'} />
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" translate="no" sx={{ fontWeight: 600 }}>
          {entryText}
        </Box>
        <Typography
          variant="body2"
          sx={{ color: listedState === 'refused' ? 'error.main' : 'text.secondary' }}
        >
          {listedState === 'refused' ? `${words.refused}: ${reason}` : words.states[listedState]}
          {hasProof(entry) && words.withProof} ·{' '}
          {words.scannedAt(formatTime(new Date(scannedAt).toISOString()))}
        </Typography>
      </Box>
      {listedState === 'waiting' && (
        <Button variant="formBack" onClick={onUndo} aria-label={words.undoOf(entryText)} sx={small}>
          {words.undo}
        </Button>
      )}
      {listedState === 'refused' && (
        <>
          <Button variant="formBack" onClick={onCorrect} aria-label={words.correctOf(entryText)} sx={small}>
            {words.correct}
          </Button>
          <Button variant="formBack" onClick={onDrop} aria-label={words.dropOf(entryText)} sx={small}>
            {words.drop}
          </Button>
        </>
      )}
    </Stack>
  );
}

interface ScannedListProps {
  queue: ScanQueue;
  events: readonly EventChoice[];
  /** Whether there may be scans from before that are not shown. */
  isPartial: boolean;
  onTooLate: () => void;
}

/** What was scanned, latest first, with what became of it: refused scans come first, until they are dealt with. */
export function ScannedList({ queue, events, isPartial, onTooLate }: ScannedListProps) {
  const [corrected, setCorrected] = useState<Entry>();
  const [dropped, setDropped] = useState<Entry>();
  const refusedEntries = queue.listed.filter(({ listedState }) => listedState === 'refused');
  const otherEntries = queue.listed.filter(({ listedState }) => listedState !== 'refused').slice(0, SHOWN);
  const undo = async (entry: Entry) => {
    if (!(await queue.undo(entry))) onTooLate();
  };
  const drop = () => {
    if (dropped) {
      void queue.drop(dropped);
      dropDraft(correctionDraftOf(dropped));
    }
    setDropped(undefined);
  };
  return (
    <Panel heading={words.list}>
      {queue.listed.length === 0 && <p>{words.nothingYet}</p>}
      <Box component="ul" sx={plainList}>
        {[...refusedEntries, ...otherEntries].map((entry) => (
          <Row
            key={entry.seq}
            entry={entry}
            onUndo={() => void undo(entry)}
            onCorrect={() => setCorrected(entry)}
            onDrop={() => setDropped(entry)}
          />
        ))}
      </Box>
      {isPartial && <Typography sx={{ color: 'text.secondary' }}>{words.fromBefore}</Typography>}
      {corrected && corrected.stored > 0 && (
        <CorrectProof entry={corrected} queue={queue} onClose={() => setCorrected(undefined)} />
      )}
      {corrected?.stored === 0 && (
        <CorrectScan {...{ events, queue }} entry={corrected} onClose={() => setCorrected(undefined)} />
      )}
      <ConfirmDialog
        open={dropped !== undefined}
        title={dropped ? words.dropTitle(entryInWords(dropped), hasProof(dropped)) : ''}
        verb={words.drop}
        busy={false}
        onCancel={() => setDropped(undefined)}
        onConfirm={drop}
      />
    </Panel>
  );
}
