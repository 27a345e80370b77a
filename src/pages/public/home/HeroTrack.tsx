import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { heroQuote } from '@/content/home';
import { QuickTrack } from '@/features/tracking/QuickTrack';
import { onDark } from './onDark';

const field = {
  boxSizing: 'border-box',
  flex: { xs: '1 1 100%', sm: '1 1 20rem' },
  minWidth: 0,
  maxWidth: { sm: '30rem' },
  minHeight: '5rem',
  px: '2rem',
  border: '1px solid #fff',
  borderRadius: 1,
  bgcolor: '#fff',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 'body1.fontSize',
} as const;

/** What most visitors of the first slide come for: to look up a consignment, or to ask for a price. */
export function HeroTrack({ label }: { label: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '1.2rem', mt: '3.2rem' }}>
      <QuickTrack sx={{ display: 'contents', '& > input': field }}>
        <Button type="submit" variant="track" sx={{ fontSize: 'body1.fontSize' }}>
          {label}
        </Button>
      </QuickTrack>
      <Button
        component={Link}
        to={heroQuote.path}
        variant="formBack"
        sx={{ ...onDark.open, fontSize: 'body1.fontSize' }}
      >
        {heroQuote.label}
      </Button>
    </Box>
  );
}
