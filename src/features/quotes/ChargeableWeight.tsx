import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@/brand/brand';
import type { Carriage } from '@/domain/pieces/chargeableWeight';
import { chargeableCopy as words, type QuoteMode } from '@/content/quotes';
import { FactList } from '@/ui/FactList';
import { chargeableWeightOf, volumeOf, weightOf, type Pieces } from './cargoWeight';

interface ChargeableWeightProps {
  pieces: readonly Pieces[];
  mode: QuoteMode;
  /** What its reader should know of it. */
  note?: string;
}

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 3 });

function Result({ pieces, carriage }: { pieces: readonly Pieces[]; carriage: Carriage }) {
  const { amount, unit, by } = chargeableWeightOf(pieces, carriage);
  return (
    <div>
      <Typography color="textSecondary" sx={{ fontSize: 'caption.fontSize' }}>
        {words.modes[carriage]}
      </Typography>
      <Typography sx={{ fontSize: 'h3.fontSize', fontWeight: 600, lineHeight: 1.3 }}>
        {number(amount)} {unit}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {by === 'weight' ? words.byWeight : words.byVolume} {words.rules[carriage]}
      </Typography>
    </div>
  );
}

/** What carriers charge these pieces by, with the rule; of all three modes while none is chosen. */
export function ChargeableWeight({ pieces, mode, note = '' }: ChargeableWeightProps) {
  const count = pieces.reduce((sum, line) => sum + line.count, 0);
  const weight = weightOf(pieces);
  const carriages: readonly Carriage[] = mode === 'advise' ? ['air', 'road', 'ocean'] : [mode];
  const lacksSize = pieces.some(({ length }) => length === null);
  return (
    <Box
      component="section"
      aria-label={words.title}
      sx={{
        p: 2.5,
        bgcolor: brand.colors.tint,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        {words.title}
      </Typography>
      {weight === 0 ? (
        <Typography color="textSecondary">{words.empty}</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <FactList
            facts={[
              { label: words.pieces, value: number(count) },
              { label: words.weight, value: `${number(weight)} kg` },
              { label: words.volume, value: `${number(volumeOf(pieces))} m³` },
            ]}
            columnWidth="12rem"
          />
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
            }}
          >
            {carriages.map((carriage) => (
              <Result key={carriage} pieces={pieces} carriage={carriage} />
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {lacksSize && `${words.withoutSize} `}
            {note}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
