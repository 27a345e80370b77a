import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { piecesCopy as words } from '@/content/pieces';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { useOpenedRow } from '@/ui/forms/useOpenedRow';
import { findStored } from '@/domain/forms/findStored';
import { formRefusal } from '@/domain/forms/refusal';
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

/**
 * Edits a piece, or adds several that are equal. If somebody has changed the piece since it was opened, nothing is stored: the form
 * says so, shows the piece as it is now, and replaces that the next time.
 */
export function EditPiece({ consignment, piece, count, onClose }: EditPieceProps) {
  const [add] = useAddPiecesMutation();
  const [update] = useUpdatePieceMutation();
  const { refetch } = useListPiecesQuery(consignment);
  const [rules] = useState(() => pieceRules(piece ? undefined : count));
  const draftKey = storageKeys.journeyDraft(`piece-${consignment}-${piece?.id ?? 'new'}`);
  const { opened, known, setKnown, startOver } = useOpenedRow(draftKey, piece, openPiece);

  const change = async (values: PieceValues, stored: StoredPiece) => {
    const fields = toPiece(values);
    const { data, error } = await update({ piece: stored, fields });
    if (error || data) return formRefusal(error);
    const now = (await refetch()).data?.find(({ id }) => id === stored.id);
    if (!now) return words.gone;
    if (isStored(now, fields)) return undefined;
    setKnown(now);
    return words.changed;
  };
  const save = async (values: PieceValues, request_key: string) => {
    if (known) return change(values, known);
    const { error } = await add({
      consignment,
      pieces: Number(values.count),
      ...toPiece(values),
      request_key,
    });
    return formRefusal(error);
  };
  const find = (key: string) => findStored(refetch, ({ request_key }) => request_key === key);
  return (
    <FormDialog
      title={piece ? words.editTitle(piece.number) : words.addTitle}
      action={words.save}
      draftKey={draftKey}
      opened={opened.values}
      rules={rules}
      save={save}
      findStored={piece ? undefined : find}
      onClose={onClose}
      startOver={startOver}
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
          {known && known !== opened.row && (
            <Alert severity="info">
              {words.now(known.number)} <bdi>{stated(known)}</bdi>
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  );
}
