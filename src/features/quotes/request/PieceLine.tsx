import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TextFieldProps } from '@mui/material/TextField';
import { pieceKinds, quoteFormCopy as words, unitWords, type Units } from '@/content/quotes';
import { QuoteField } from './QuoteField';
import { QuoteSelect } from './QuoteSelect';

interface PieceLineProps {
  at: number;
  units: Units;
  disabled: boolean;
  /** Absent of the only line. */
  onRemove?: () => void;
  onDuplicate?: () => void;
}

const { labels } = words;

const decimal = { htmlInput: { inputMode: 'decimal' as const } } satisfies TextFieldProps['slotProps'];
const whole = { htmlInput: { inputMode: 'numeric' as const } } satisfies TextFieldProps['slotProps'];

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(6, minmax(0, 1fr))',
    lg: '9rem minmax(0, 1.6fr) repeat(3, minmax(0, 1fr)) minmax(0, 1.3fr)',
  },
  '& > :nth-of-type(1)': { gridColumn: { xs: 'span 2', lg: 'auto' } },
  '& > :nth-of-type(2)': { gridColumn: { xs: 'span 4', lg: 'auto' } },
  '& > :nth-of-type(n + 3):nth-of-type(-n + 5)': { gridColumn: { xs: 'span 2', lg: 'auto' } },
  '& > :nth-of-type(6)': { gridColumn: { xs: 'span 6', lg: 'auto' } },
};

/** Equal pieces: how many, what they are, their size and weight. */
export function PieceLine({ at, units, disabled, onRemove, onDuplicate }: PieceLineProps) {
  const unit = unitWords[units];
  const bound = (name: string) => ({ name: `pieces.${at}.${name}`, disabled });
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1.5, fontWeight: 600 }}>
        {words.piecesOf(at + 1)}
      </Box>
      <Box sx={columns}>
        <QuoteField {...bound('count')} label={labels.count} required slotProps={whole} />
        <QuoteSelect {...bound('kind')} label={labels.kind}>
          {Object.entries(pieceKinds).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </QuoteSelect>
        <QuoteField {...bound('length')} label={`${labels.length} (${unit.length})`} slotProps={decimal} />
        <QuoteField {...bound('width')} label={`${labels.width} (${unit.length})`} slotProps={decimal} />
        <QuoteField {...bound('height')} label={`${labels.height} (${unit.length})`} slotProps={decimal} />
        <QuoteField
          {...bound('weight')}
          label={`${labels.weight} (${unit.weight})`}
          required
          slotProps={decimal}
        />
      </Box>
      {onDuplicate && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button
            type="button"
            size="small"
            onClick={onDuplicate}
            disabled={disabled}
            aria-label={words.duplicateOf(at + 1)}
          >
            {words.duplicate}
          </Button>
          {onRemove && (
            <Button
              type="button"
              size="small"
              onClick={onRemove}
              disabled={disabled}
              aria-label={words.removeOf(at + 1)}
            >
              {words.remove}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
