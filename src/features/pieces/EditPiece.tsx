import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { piecesCopy as words } from '@/content/pieces';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { formRefusal } from '@/domain/forms/refusal';
import { useRowForm } from '@/domain/forms/useRowForm';
import { isStored, openPiece, pieceRules, toPiece, type PieceValues } from './pieceForm';
import { dimensionsText, weightText } from '@/domain/pieces/pieceText';
import { useAddPiecesMutation, useListPiecesQuery, useUpdatePieceMutation } from './piecesApi';
import type { StoredPiece } from '@/domain/pieces/pieces';

interface EditPieceProps {
  consignment: number;
  /** The piece that is edited; without it, pieces are added. */
  piece?: StoredPiece;
  /** How many there are. */
  count: number;
  onClose: () => void;
}

const decimal = { htmlInput: { inputMode: 'decimal' } } as const;
const numeric = { htmlInput: { inputMode: 'numeric' } } as const;

const stated = (piece: StoredPiece) =>
  [piece.marks, piece.weight_kg === null ? null : weightText(piece.weight_kg), dimensionsText(piece)]
    .filter(Boolean)
    .join(', ') || words.unknown;

/** Edits a piece, or adds several that are equal. */
export function EditPiece({ consignment, piece, count, onClose }: EditPieceProps) {
  const [add] = useAddPiecesMutation();
  const [update] = useUpdatePieceMutation();
  const { refetch } = useListPiecesQuery(consignment);
  const [rules] = useState(() => pieceRules(piece ? undefined : count));
  const { dialog, newer } = useRowForm<StoredPiece, PieceValues, ReturnType<typeof toPiece>>({
    draftKey: storageKeys.journeyDraft(`piece-${consignment}-${piece?.id ?? 'new'}`),
    row: piece,
    valuesOf: openPiece,
    fieldsOf: toPiece,
    add: async (fields, request_key, values) =>
      formRefusal((await add({ consignment, pieces: Number(values.count), ...fields, request_key })).error),
    update: (openedPiece, fields) => update({ piece: openedPiece, fields }),
    refetch,
    isStored,
    words,
  });
  return (
    <FormDialog
      title={piece ? words.editTitle(piece.number) : words.addTitle}
      action={words.save}
      rules={rules}
      onClose={onClose}
      {...dialog}
    >
      {(busy) => (
        <>
          {!piece && (
            <FormField
              name="count"
              id="piece-count"
              label={words.count}
              required
              disabled={busy}
              slotProps={numeric}
            />
          )}
          <FormField
            name="weight"
            id="piece-weight"
            label={piece ? words.ownWeight : words.weight}
            disabled={busy}
            slotProps={decimal}
          />
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
            {(['length', 'width', 'height'] as const).map((name) => (
              <FormField
                key={name}
                name={name}
                id={`piece-${name}`}
                label={words[name]}
                disabled={busy}
                slotProps={decimal}
              />
            ))}
          </Box>
          <FormField
            name="marks"
            id="piece-marks"
            label={words.marks}
            helperText={words.marksHint}
            disabled={busy}
          />
          {newer && (
            <Alert severity="info">
              {words.now(newer.number)} <bdi>{stated(newer)}</bdi>
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  );
}
