import Box from '@mui/material/Box';
import { useField } from 'formik';
import { brand } from '@/brand/brand';
import { quoteFormCopy, quoteModes, type QuoteMode } from '@/content/quotes';
import { LineIcon } from '@/ui/LineIcon';
import { visuallyHidden } from '@/ui/visuallyHidden';

const icons = { advise: 'support', air: 'air', ocean: 'ocean', road: 'road' } as const;
const modes = Object.keys(quoteModes) as QuoteMode[];

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  minHeight: '5.6rem',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'pointer',
  fontWeight: 600,
  '&:hover': { borderColor: 'text.primary' },
  '&:has(:checked)': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
  '&:has(:focus-visible)': { outline: `3px solid var(--focus, ${brand.colors.focus})`, outlineOffset: '2px' },
  '&:has(:disabled)': { opacity: 0.6, cursor: 'default' },
  '& input': visuallyHidden,
  '& svg': { color: 'primary.main' },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight' } },
};

/** The means of transport, as cards that are radio buttons. */
export function ModeChoice({ disabled }: { disabled: boolean }) {
  const [field] = useField<string>('mode');
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1.5, fontWeight: 600 }}>
        {quoteFormCopy.labels.mode}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {modes.map((mode) => (
          <Box key={mode} component="label" sx={card}>
            <input type="radio" {...field} value={mode} checked={field.value === mode} disabled={disabled} />
            <LineIcon name={icons[mode]} />
            {quoteModes[mode]}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
