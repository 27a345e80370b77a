import { papersCopy as words } from '@/content/papers';
import { pieceCode } from '@/domain/trackingId/pieceCode';
import type { Consignment } from '@/domain/consignment/consignment';
import { totalsOf, volumeOf, type Piece } from '@/domain/pieces/pieces';
import { dimensionsText, sumText, volumeText, weightText } from '@/domain/pieces/pieceText';
import { printedWeight } from './printedFacts';

interface PrintedPiecesProps {
  consignment: Consignment;
  pieces: readonly Piece[];
}

const { columns } = words;

/** The pieces of a waybill with their totals. */
export function PrintedPieces({ consignment, pieces }: PrintedPiecesProps) {
  const totals = totalsOf(pieces);
  const volume = (piece: Piece) => {
    const volume = volumeOf(piece);
    return volume === null ? words.unknown : volumeText(volume);
  };
  return (
    <>
      <h2>{words.pieces}</h2>
      <table>
        <thead>
          <tr>
            <th>{columns.code}</th>
            <th>{columns.marks}</th>
            <th className="quantity">{columns.weight}</th>
            <th className="number">{columns.dimensions}</th>
            <th className="quantity">{columns.volume}</th>
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => (
            <tr key={piece.number}>
              <td className="coded">{pieceCode(consignment.trackingId, piece.number)}</td>
              <td dir="auto">{piece.marks ?? words.unknown}</td>
              <td className="quantity">{printedWeight(piece, consignment, pieces.length)}</td>
              <td className="number">{dimensionsText(piece) ?? words.unknown}</td>
              <td className="quantity">{volume(piece)}</td>
            </tr>
          ))}
          <tr>
            <th>{words.total}</th>
            <th>{totals.count}</th>
            <th className="quantity">{sumText(totals.weight, totals.count, weightText)}</th>
            <td />
            <th className="quantity">{sumText(totals.volume, totals.count, volumeText)}</th>
          </tr>
        </tbody>
      </table>
    </>
  );
}
