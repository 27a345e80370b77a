import { askedCopy as words } from '@/content/quoteDesk';
import { Panel } from '@/ui/Panel';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { QuoteRequest } from './quote';

type Piece = QuoteRequest['pieces'][number];

const columns: readonly Column<Piece>[] = [
  { label: words.columns.kind, width: 12, isRowHeader: true, cell: ({ kind }) => kind },
];

/** The pieces that a quote is asked for, and what the freight is charged by. */
export function QuotePieces({ request }: { request: QuoteRequest }) {
  return (
    <Panel heading={words.pieces}>
      <ResponsiveTable
        label={words.piecesTable}
        columns={columns}
        rows={request.pieces}
        keyOf={(piece) => request.pieces.indexOf(piece)}
      />
    </Panel>
  );
}
