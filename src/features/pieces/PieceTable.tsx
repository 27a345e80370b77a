import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TablePagination from '@mui/material/TablePagination';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { papersCopy } from '@/content/papers';
import { piecesCopy as words } from '@/content/pieces';
import { pieceCode } from '@/domain/trackingId/pieceCode';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import { papersAddress } from '@/domain/papers/papersAddress';
import type { StoredPiece } from '@/domain/pieces/pieces';
import { dimensionsText, volumetricText, weightText } from '@/domain/pieces/pieceText';

const PER_PAGE = 10;

interface PieceTableProps {
  trackingId: string;
  pieces: readonly StoredPiece[];
  onEdit: (piece: StoredPiece) => void;
  onRemove: (piece: StoredPiece) => void;
}

const columnsOf = ({ trackingId, onEdit, onRemove }: PieceTableProps): readonly Column<StoredPiece>[] => [
  {
    label: words.columns.code,
    isRowHeader: true,
    width: 13,
    cell: ({ number }) => pieceCode(trackingId, number),
    cellProps: { translate: 'no' },
  },
  {
    label: words.columns.marks,
    width: 14,
    stacked: 'labelled',
    cell: ({ marks }) => marks,
    cellProps: { dir: 'auto' },
  },
  {
    label: words.columns.weight,
    width: 9,
    stacked: 'labelled',
    cell: ({ weight_kg }) => (weight_kg === null ? words.unknown : weightText(weight_kg)),
  },
  {
    label: words.columns.dimensions,
    width: 14,
    stacked: 'labelled',
    cell: (piece) => dimensionsText(piece) ?? words.unknown,
  },
  {
    label: words.columns.volumetric,
    width: 14,
    stacked: 'labelled',
    cell: (piece) => volumetricText(piece),
  },
  {
    label: words.columns.actions,
    width: 20,
    cell: (piece) => (
      <Box sx={{ display: 'inline-flex', gap: 1 }}>
        <Button onClick={() => onEdit(piece)} aria-label={words.editLabel(piece.number)}>
          {words.edit}
        </Button>
        <Button
          component={Link}
          to={papersAddress({ paper: 'labels', ids: [piece.consignment], piece: piece.number })}
          aria-label={papersCopy.labelOf(piece.number)}
        >
          {papersCopy.label}
        </Button>
        <Button color="error" onClick={() => onRemove(piece)} aria-label={words.removeLabel(piece.number)}>
          {words.remove}
        </Button>
      </Box>
    ),
  },
];

/** The pieces of a consignment, some at a time. */
export function PieceTable(props: PieceTableProps) {
  const { pieces } = props;
  const [turnedTo, setTurnedTo] = useState(0);
  const page = Math.min(turnedTo, Math.ceil(pieces.length / PER_PAGE) - 1);
  return (
    <>
      <ResponsiveTable
        label={words.table}
        columns={columnsOf(props)}
        rows={pieces.slice(page * PER_PAGE, (page + 1) * PER_PAGE)}
        keyOf={({ id }) => id}
      />
      {pieces.length > PER_PAGE && (
        <TablePagination
          component="div"
          count={pieces.length}
          page={page}
          rowsPerPage={PER_PAGE}
          rowsPerPageOptions={[]}
          showFirstButton
          showLastButton
          onPageChange={(_event, next) => setTurnedTo(next)}
        />
      )}
    </>
  );
}
