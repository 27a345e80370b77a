import { api } from '@/api/api';
import type { Db } from '@/supabase/client';
import { readConsignment, type Consignment, type ConsignmentRow } from '@/domain/consignment/consignment';
import { piecesOf, type Piece, type StoredPiece } from '@/domain/pieces/pieces';

/** A consignment and its pieces. */
export interface Printed {
  consignment: Consignment;
  pieces: readonly Piece[];
}

/** Null: they have more pieces than are printed at once. */
export type PrintedPapers = Printed[] | null;

/** More would take a browser minutes to show. */
export const MOST_PRINTED_PIECES = 5000;

/** As many rows as a hosted project returns at once. */
const PAGE = 1000;

/** In pages by their ids. */
const fetchPieces = async (db: Db, ids: readonly number[], signal: AbortSignal) => {
  const rows: StoredPiece[] = [];
  for (;;) {
    const page = await db
      .from('consignment_piece')
      .select()
      .in('consignment', [...ids])
      .gt('id', rows.at(-1)?.id ?? 0)
      .order('id')
      .limit(PAGE)
      .abortSignal(signal);
    if (page.error) return page;
    rows.push(...page.data);
    if (page.data.length < PAGE || rows.length > MOST_PRINTED_PIECES) return { ...page, data: rows };
  }
};

interface Fetched {
  consignments: ConsignmentRow[];
  pieces: StoredPiece[];
}

const printedOf = ({ consignments, pieces }: Fetched, ids: readonly number[]): PrintedPapers => {
  if (pieces.length > MOST_PRINTED_PIECES) return null;
  const rows = new Map(consignments.map((row) => [row.id, row]));
  const piecesById = new Map(ids.map((id): [number, StoredPiece[]] => [id, []]));
  for (const piece of pieces) piecesById.get(piece.consignment)?.push(piece);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const ownPieces = (piecesById.get(id) ?? []).sort((first, other) => first.number - other.number);
    return row ? [{ consignment: readConsignment(row), pieces: piecesOf(ownPieces) }] : [];
  });
};

const papersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is printed for consignments, in the order of their ids. Those that do not exist any more are left out. */
    listPapers: build.query<PrintedPapers, readonly number[]>({
      query: (ids) => async (db, signal) => {
        const rows = await db
          .from('consignment')
          .select()
          .in('id', [...ids])
          .abortSignal(signal);
        if (rows.error) return rows;
        const pieces = await fetchPieces(db, ids, signal);
        if (pieces.error) return pieces;
        return { ...pieces, data: { consignments: rows.data, pieces: pieces.data } };
      },
      transformResponse: (fetched: Fetched, _meta, ids) => printedOf(fetched, ids),
      keepUnusedDataFor: 0, // up to hundreds of rows of personal data
      extraOptions: { failure: 'The papers could not be fetched' },
    }),
  }),
});

export const { useListPapersQuery } = papersApi;
