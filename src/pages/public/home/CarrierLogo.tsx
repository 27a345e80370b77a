import Box from '@mui/material/Box';
import type { Carrier } from '@/content/home';
import { CarrierMark } from './CarrierMark';

/** The wordmark of a carrier. */
export function CarrierLogo({ carrier: { key, name, descriptor } }: { carrier: Carrier }) {
  return (
    <Box
      translate="no"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '1.6rem',
        height: '100%',
        minHeight: '14rem',
        p: '2.4rem',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'secondary.main',
      }}
    >
      <CarrierMark name={key} />
      <Box>
        <Box
          component="strong"
          sx={{ display: 'block', fontSize: '1.9rem', fontWeight: 600, lineHeight: 1.2 }}
        >
          {name}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '1.3rem' }}>
          {descriptor}
        </Box>
      </Box>
    </Box>
  );
}
