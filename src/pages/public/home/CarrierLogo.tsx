import Box from '@mui/material/Box';
import { ownValue } from '@/config/ownValue';
import type { Carrier } from '@/content/home';
import { CarrierMark } from './CarrierMark';

/** The lettering of each carrier's name. */
const hands: Record<string, object> = {
  'halvarsund-line': { textTransform: 'uppercase', letterSpacing: '0.1em', fontSize: 'h4.fontSize' },
  'meridane-air-cargo': { fontWeight: 600, letterSpacing: '-0.02em', fontSize: 'h3.fontSize' },
  'tolbrook-haulage': { textTransform: 'uppercase', letterSpacing: '0.01em', fontSize: 'h4.fontSize' },
  'varnholt-rail': { fontWeight: 400, letterSpacing: '0.02em', fontSize: 'h3.fontSize' },
  'pelagora-feeders': { fontWeight: 400, textTransform: 'lowercase', fontSize: 'h3.fontSize' },
  'corvane-heavy-lift': {
    fontWeight: 400,
    textTransform: 'uppercase',
    letterSpacing: '0.16em',
    fontSize: 'body1.fontSize',
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
        <Box
          component="span"
          sx={{ display: 'block', mt: 0.5, color: 'text.secondary', fontSize: 'caption.fontSize' }}
        >
          {descriptor}
        </Box>
      </Box>
    </Box>
  );
}
