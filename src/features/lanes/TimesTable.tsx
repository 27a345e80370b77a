import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { LIVE_FACTS } from '@/config/dom';
import type { TransitGuide, TransitRow } from '@/content/services';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import { LaneLink } from './LaneLink';

/** A line of the table: a lane, or a service that is on no lane. */
export interface TimesLine extends TransitRow {
  /** Of a lane. */
  slug?: string;
}

interface TimesTableProps {
  /** The table's accessible name. */
  label: string;
  columns: TransitGuide['columns'];
  rows: readonly TimesLine[];
  note?: ReactNode;
  /** What follows the table. */
  end?: Ref<HTMLElement>;
}

const columnsOf = ([lane, transit, cutOff]: TransitGuide['columns']): readonly Column<TimesLine>[] => [
  {
    label: lane,
    cell: ({ lane: name, slug }) => <LaneLink slug={slug}>{name}</LaneLink>,
    isRowHeader: true,
  },
  { label: transit, cell: (row) => row.transit, stacked: 'labelled' },
  { label: cutOff, cell: (row) => row.cutOff, stacked: 'labelled' },
];

/** What takes how long, and by when it has to be ordered or handed over. */
export function TimesTable({ label, columns, rows, note, end }: TimesTableProps) {
  return (
    <>
      <Box {...{ [LIVE_FACTS]: '' }} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <ResponsiveTable
          label={label}
          columns={columnsOf(columns)}
          rows={rows}
          keyOf={({ slug, lane }) => slug ?? lane}
        />
      </Box>
      <Typography ref={end} variant="body2" color="textSecondary" sx={{ mt: 2.5, maxWidth: '72ch' }}>
        {note}
      </Typography>
    </>
  );
}
