import Box from '@mui/material/Box';
import { ownValue } from '@/config/ownValue';
import type { Carrier } from '@/content/home';
import { CarrierMark } from './CarrierMark';

/** The lettering of each carrier's name. */
const hands: Record<string, object> = {
  'halvarsund-line': { textTransform: 'uppercase', letterSpacing: '0.1em', fontSize: '1.8rem' },
  'meridane-air-cargo': { fontWeight: 600, letterSpacing: '-0.02em', fontSize: '2.2rem' },
  'tolbrook-haulage': { textTransform: 'uppercase', letterSpacing: '0.01em', fontSize: '2rem' },
  'varnholt-rail': { fontWeight: 400, letterSpacing: '0.02em', fontSize: '2.3rem' },
  'pelagora-feeders': { fontWeight: 400, textTransform: 'lowercase', fontSize: '2.2rem' },
  'corvane-heavy-lift': {
    fontWeight: 400,
    textTransform: 'uppercase',
    letterSpacing: '0.16em',
    fontSize: '1.6rem',
  },
};

/** The logo of a carrier: its emblem, and its name in its own lettering. */
export function CarrierLogo({ carrier: { key, name, descriptor } }: { carrier: Carrier }) {
  return (
    <Box
      translate="no"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '1.8rem',
        height: '100%',
        minHeight: '14rem',
        p: '2.4rem',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'secondary.main',
        '& > img': { flex: 'none' },
      }}
    >
      <CarrierMark name={key} />
      <Box>
        <Box
          component="strong"
          sx={{ display: 'block', fontWeight: 600, lineHeight: 1.2, ...ownValue(hands, key) }}
        >
          {name}
        </Box>
        <Box component="span" sx={{ display: 'block', mt: 0.5, color: 'text.secondary', fontSize: '1.3rem' }}>
          {descriptor}
        </Box>
      </Box>
    </Box>
  );
}
