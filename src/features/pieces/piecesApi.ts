import { api } from '@/api/api';
import type { Piece, StoredPiece } from '@/domain/pieces/pieces';

/** What the admin states of a piece. */
export type PieceFields = Omit<Piece, 'number'>;

const ofConsignment = (id: number) => [{ type: 'Consignment', id }] as const;

const piecesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By number. None are stored of a consignment of one piece (see `piecesOf`). */
    listPieces: build.query<StoredPiece[], number>({
      query: (id) => (db, signal) =>
        db.from('consignment_piece').select().eq('consignment', id).order('number').abortSignal(signal),
      providesTags: (_rows, _error, id) => ofConsignment(id),
      extraOptions: { failure: 'The pieces could not be fetched' },
    }),
    /** Adds so many equal pieces, once per request key. What is not known of them is left out. */
    addPieces: build.mutation<
      null,
      PieceFields & { consignment: number; pieces: number; request_key: string }
    >({
      query:
        ({ weight_kg, length_cm, width_cm, height_cm, marks, ...added }) =>
        (db) =>
          db.rpc('add_pieces', {
            ...added,
            weight_kg: weight_kg ?? undefined,
            length_cm: length_cm ?? undefined,
            width_cm: width_cm ?? undefined,
            height_cm: height_cm ?? undefined,
            marks: marks ?? undefined,
          }),
      invalidatesTags: (_row, _error, { consignment }) => ofConsignment(consignment),
      extraOptions: { success: 'Pieces added', failure: 'These pieces could not be added' },
    }),
    /** The piece as it is now; null, and unchanged, if it is not as it was at `updated_at` any more. */
    updatePiece: build.mutation<
      StoredPiece | null,
      { piece: Pick<StoredPiece, 'id' | 'consignment' | 'updated_at'>; fields: PieceFields }
    >({
      query:
        ({ piece, fields }) =>
        async (db) => {
          const answer = await db
            .from('consignment_piece')
            .update(fields)
            .eq('id', piece.id)
            .eq('updated_at', piece.updated_at)
            .select();
          return { ...answer, isHalfWay: answer.data?.length === 0 };
        },
      transformResponse: ([piece]: StoredPiece[]) => piece ?? null,
      invalidatesTags: (_row, _error, { piece }) => ofConsignment(piece.consignment),
      extraOptions: { success: 'Piece updated', failure: 'This piece could not be updated' },
    }),
    /** By their ids. One that is gone already counts as removed; the others get new numbers. */
    removePieces: build.mutation<null, { consignment: number; pieces: number[] }>({
      query: (removed) => (db) => db.rpc('remove_pieces', removed),
      invalidatesTags: (_row, _error, { consignment }) => ofConsignment(consignment),
      extraOptions: { success: 'Pieces removed', failure: 'These pieces could not be removed' },
    }),
  }),
});

export const { useListPiecesQuery, useAddPiecesMutation, useUpdatePieceMutation, useRemovePiecesMutation } =
  piecesApi;
