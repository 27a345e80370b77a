import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { papersCopy } from '@/content/papers';
import { piecesCopy as words } from '@/content/pieces';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorState } from '@/ui/ErrorState';
import { ChangingContent } from '@/ui/focus/ChangingContent';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useQuestion } from '@/ui/useQuestion';
import type { Consignment } from '@/domain/consignment/consignment';
import { papersAddress } from '@/domain/papers/papersAddress';
import { EditPiece } from './EditPiece';
import { MOST_PIECES, type StoredPiece } from '@/domain/pieces/pieces';
import { useListPiecesQuery, useRemovePiecesMutation } from './piecesApi';
import { PieceTable } from './PieceTable';
import { PieceTotals } from './PieceTotals';

interface Removal {
  title: string;
  pieces: readonly StoredPiece[];
  /** Whether others get new numbers. */
  isRenumbering: boolean;
}

/** The pieces of a consignment: added several at once, weighed, measured, edited and removed. */
export function PiecesPanel({ consignment }: { consignment: Consignment }) {
  const { id, trackingId, itemWeight } = consignment;
  const { data: pieces, error, isFetching, refetch } = useListPiecesQuery(id);
  const [openPiece, setOpenPiece] = useState<{ piece?: StoredPiece }>();
  const [remove, mutation] = useRemovePiecesMutation();
  const [pendingRemoval, setPendingRemoval] = useState<Removal>();
  const removal = useQuestion<Removal>({
    titleOf: ({ title }) => title,
    act: ({ pieces: removed }) => remove({ consignment: id, pieces: removed.map((piece) => piece.id) }),
    verb: words.remove,
    mutation,
    problem: mutation.error?.message,
  });
  const ask = (question: Removal) => {
    setPendingRemoval(question);
    removal.ask(question);
  };
  const count = pieces?.length ?? 0;
  return (
    <Panel heading={words.heading}>
      {isFetching && !pieces && <LoadingState label={words.loading} />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {pieces && (
        <ChangingContent contentKey={count}>
          {count === 0 ? (
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {words.single}
            </Typography>
          ) : (
            <>
              <PieceTable
                trackingId={trackingId}
                pieces={pieces}
                onEdit={(piece) => setOpenPiece({ piece })}
                onRemove={(piece) =>
                  ask({
                    title: words.removeTitle(piece.number),
                    pieces: [piece],
                    isRenumbering: piece.number < count,
                  })
                }
              />
              <Box sx={{ my: 3 }}>
                <PieceTotals pieces={pieces} stated={itemWeight} />
              </Box>
            </>
          )}
          <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <Button variant="formBack" disabled={count >= MOST_PIECES} onClick={() => setOpenPiece({})}>
              {words.add}
            </Button>
            {(['labels', 'waybill'] as const).map((paper) => (
              <Button
                key={paper}
                variant="formBack"
                component={Link}
                to={papersAddress({ paper, ids: [id] })}
              >
                {papersCopy.ofOne[paper]}
              </Button>
            ))}
            {count > 1 && (
              <Button
                variant="outlined"
                color="error"
                onClick={() => ask({ title: words.removeAllTitle(count), pieces, isRenumbering: false })}
              >
                {words.removeAll}
              </Button>
            )}
          </Stack>
        </ChangingContent>
      )}
      {openPiece && (
        <EditPiece
          consignment={id}
          piece={openPiece.piece}
          count={count}
          onClose={() => setOpenPiece(undefined)}
        />
      )}
      <ConfirmDialog
        {...removal.dialog}
        alternative={
          pendingRemoval?.isRenumbering && (
            <DialogContentText sx={{ mt: 1 }}>{words.renumbered}</DialogContentText>
          )
        }
      />
    </Panel>
  );
}
