import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { entriesCopy as words } from '@/content/updates';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { EventEntry, Leg } from '@/domain/journey/entries';
import { momentText } from '@/domain/places/momentText';
import { placeText } from '@/domain/places/placeText';
import { EntryNotes } from './EntryNotes';
import { enteredText } from './enteredText';

interface EntriesTableProps {
  entries: readonly EventEntry[];
  legs: readonly Leg[];
  onVoid: (entry: EventEntry) => void;
  onCorrect: (entry: EventEntry) => void;
}

/** A voided entry is struck through, and says so in its notes. */
const struck = ({ voided_at }: EventEntry, content: ReactNode) =>
  voided_at === null ? (
    content
  ) : (
    <Box component="s" sx={{ color: 'text.secondary' }}>
      {content}
    </Box>
  );

const eventCell = (entry: EventEntry) => (
  <>
    {struck(entry, entry.status)}{' '}
    {entry.classifier !== 'actual' && (
      <Chip size="small" variant="outlined" label={words.classifiers[entry.classifier]} />
    )}
  </>
);

function Actions({
  entry,
  onVoid,
  onCorrect,
}: Pick<EntriesTableProps, 'onVoid' | 'onCorrect'> & { entry: EventEntry }) {
  if (entry.voided_at !== null) return null;
  return (
    <Box sx={{ display: 'inline-flex', gap: 1 }}>
      <Button onClick={() => onCorrect(entry)} aria-label={words.correctLabel(entry.status, entry.no)}>
        {words.correct}
      </Button>
      <Button
        color="error"
        onClick={() => onVoid(entry)}
        aria-label={words.voidLabel(entry.status, entry.no)}
      >
        {words.void}
      </Button>
    </Box>
  );
}

const columnsOf = ({
  entries,
  legs,
  onVoid,
  onCorrect,
}: EntriesTableProps): readonly Column<EventEntry>[] => [
  {
    label: words.columns.time,
    width: 18,
    cell: (entry) => struck(entry, momentText(entry.moment, entry.zone)),
  },
  { label: words.columns.event, isRowHeader: true, width: 12, cell: eventCell },
  {
    label: words.columns.place,
    width: 12,
    cell: (entry) => struck(entry, placeText({ city: entry.city ?? '', country: entry.country ?? '' })),
    cellProps: { dir: 'auto' },
  },
  {
    label: words.columns.notes,
    width: 20,
    cell: (entry) => <EntryNotes entry={entry} entries={entries} legs={legs} />,
  },
  {
    label: words.columns.entered,
    width: 14,
    stacked: 'labelled',
    cell: ({ entered_by, entered_at }) => enteredText(entered_by, entered_at),
  },
  {
    label: words.columns.actions,
    width: 18,
    cell: (entry) => <Actions {...{ entry, onVoid, onCorrect }} />,
    cellProps: { align: 'right' },
  },
];

/** The latest first. */
export function EntriesTable(props: EntriesTableProps) {
  return (
    <ResponsiveTable
      label={words.table}
      columns={columnsOf(props)}
      rows={[...props.entries].reverse()}
      keyOf={({ id }) => id}
    />
  );
}
