import Box from '@mui/material/Box';
import { ownValue } from '@/config/ownValue';
import { pieceKinds } from '@/content/quotes';
import { askedCopy as words, quoteDeskCopy } from '@/content/quoteDesk';
import { Panel } from '@/ui/Panel';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import { ChargeableWeight } from '../ChargeableWeight';
import type { QuoteRequest } from './quote';

type Piece = QuoteRequest['pieces'][number];

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 3 });

const sizeOf = ({ length, width, height }: Piece) =>
  length === null || width === null || height === null
    ? quoteDeskCopy.unknown
    : words.size(number(length), number(width), number(height));

const columns: readonly Column<Piece>[] = [
  {
    label: words.columns.kind,
    isRowHeader: true,
    cell: ({ count, kind }) => `${number(count)} × ${ownValue(pieceKinds, kind)}`,
  },
  { label: words.columns.size, width: 20, stacked: 'labelled', cell: sizeOf },
  {
    label: words.columns.weight,
    width: 12,
    stacked: 'labelled',
    cell: ({ weight }) => words.kilograms(number(weight)),
  },
];

/** The pieces that a quote is asked for, and what the freight is charged by. */
export function QuotePieces({ request: { pieces, mode } }: { request: QuoteRequest }) {
  return (
    <Panel heading={words.pieces}>
      <ResponsiveTable
        label={words.piecesTable}
        columns={columns}
        rows={pieces}
        keyOf={(piece) => pieces.indexOf(piece)}
      />
      <Box sx={{ mt: 3 }}>
        <ChargeableWeight pieces={pieces} mode={mode} />
      </Box>
    </Panel>
  );
}
