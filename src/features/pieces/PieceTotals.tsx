import { carriages, volumetricWeight, type Carriage } from '@/domain/pieces/chargeableWeight';
import { piecesCopy as words } from '@/content/pieces';
import { FactList } from '@/ui/FactList';
import { chargeableWeightOf, totalsOf, type Piece, type Totals } from '@/domain/pieces/pieces';
import { roundedWeight, statedWeight, sumText, volumeText, weightText } from '@/domain/pieces/pieceText';

const chargeableText = (totals: Totals, mode: Carriage) => {
  const chargeable = chargeableWeightOf(totals, mode);
  if (chargeable === null) return words.incomplete;
  return words.higher(roundedWeight(chargeable), roundedWeight(volumetricWeight(totals.volume.sum, mode)));
};

/** How many pieces there are, what they weigh together, and what the freight is charged by. */
export function PieceTotals({ pieces, stated }: { pieces: readonly Piece[]; stated: string | null }) {
  const totals = totalsOf(pieces);
  return (
    <FactList
      columnWidth="20rem"
      facts={[
        { label: words.totals.count, value: totals.count },
        { label: words.totals.weight, value: sumText(totals.weight, totals.count, weightText) },
        { label: words.totals.volume, value: sumText(totals.volume, totals.count, volumeText) },
        ...(stated ? [{ label: words.totals.stated, value: statedWeight(stated) }] : []),
        ...carriages.map((mode) => ({
          label: words.totals.chargeable(words.modes[mode]),
          value: chargeableText(totals, mode),
        })),
      ]}
    />
  );
}
