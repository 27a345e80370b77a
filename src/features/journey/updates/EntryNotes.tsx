import Box from '@mui/material/Box';
import { entriesCopy as words } from '@/content/updates';
import { formatDayYearAndTime } from '@/ui/dates/formatDate';
import type { EventEntry, Leg } from '@/domain/journey/entries';

interface EntryNotesProps {
  entry: EventEntry;
  entries: readonly EventEntry[];
  legs: readonly Leg[];
}

const marked = { px: 1, py: 0.5, borderInlineStart: '3px solid', borderColor: 'secondary.main' };

/** What is said about an entry: to customers, and to the admin alone. */
export function EntryNotes({ entry, entries, legs }: EntryNotesProps) {
  const { public_note, internal_note, reason, guessed, voided_at, voided_by, void_reason } = entry;
  const leg = legs.findIndex(({ id }) => id === entry.leg);
  const corrected = entries.find(({ id }) => id === entry.corrects);
  const lines = [
    public_note,
    reason && words.reason(reason),
    leg >= 0 && words.leg(leg + 1),
    corrected && words.corrects(corrected.status, corrected.no),
    guessed && words.guessed,
  ];
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {lines.map(
        (text) =>
          text && (
            <div key={text} dir="auto">
              {text}
            </div>
          ),
      )}
      {internal_note && (
        <Box dir="auto" sx={marked}>
          <strong>{words.internal}</strong> {internal_note}
        </Box>
      )}
      {voided_at !== null && (
        <div dir="auto">
          <strong>{words.voided(voided_by ?? words.system, formatDayYearAndTime(voided_at))}</strong>{' '}
          {void_reason}
        </div>
      )}
    </Box>
  );
}
