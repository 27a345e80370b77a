import Box from '@mui/material/Box';
import { zoneCopy } from '@/content/journey';
import { useClock } from '@/domain/places/clockContext';
import { formatDay, formatTime, knownZone, readerZone } from '@/ui/dates/formatDate';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { LocationEntry } from '@/domain/consignment/consignment';
import { ZoneNote } from './ZoneNote';
import { historyZones } from './zoneNotes';

const labelled = { stacked: 'labelled', cellProps: { dir: 'auto' } } as const;

/** An entry without a known zone says whose time it has. */
const timeOf = ({ date, zone }: LocationEntry) =>
  knownZone(zone) ? (
    formatTime(date, zone)
  ) : (
    <>
      {formatTime(date)}{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '1.3rem' }}>
        {zoneCopy.yours}
      </Box>
    </>
  );

const columns: readonly Column<LocationEntry>[] = [
  { label: 'Date', cell: ({ date, zone }) => formatDay(date, zone), width: 16, ...labelled },
  { label: 'Time', cell: timeOf, width: 8, ...labelled },
  { label: 'Location', cell: ({ location }) => location, ...labelled },
  { label: 'Status', cell: ({ status }) => status, ...labelled },
  { label: 'Remark', cell: ({ remark }) => remark, ...labelled },
];

/**
 * One row per entry, in the time of its place; on narrow screens each entry is a list of labelled values
 * (docs/conformance.md, section 2).
 */
export function HistoryTable({ entries }: { entries: readonly LocationEntry[] }) {
  const isOwn = useClock() === 'reader';
  const rows = isOwn ? entries.map((entry) => ({ ...entry, zone: readerZone() })) : entries;
  return (
    <>
      <ResponsiveTable label="Shipment history" columns={columns} rows={rows} keyOf={({ no }) => no} />
      <ZoneNote lines={isOwn ? [zoneCopy.allYours] : historyZones(entries)} />
    </>
  );
}
