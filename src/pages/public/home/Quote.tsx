import Box from '@mui/material/Box';
import type { Testimonial } from '@/content/home';

/** A customer's testimonial. */
export function Quote({ testimonial: { quote, name, role, trade } }: { testimonial: Testimonial }) {
  return (
    <Box
      component="figure"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
        gap: { xs: 3, lg: 8 },
        alignItems: 'center',
        height: '100%',
        m: 0,
        p: { xs: 3, md: 6 },
        border: '1px solid',
        borderColor: 'divider',
        borderLeft: '4px solid',
        borderLeftColor: 'primary.main',
      }}
    >
      <Box
        component="blockquote"
        sx={{
          m: 0,
          fontSize: 'h3.fontSize',
          fontWeight: 600,
          lineHeight: 1.45,
        }}
      >
        “{quote}”
      </Box>
      <Box component="figcaption" sx={{ minWidth: { lg: '24rem' }, color: 'text.secondary' }}>
        <Box component="strong" sx={{ display: 'block', color: 'text.primary', fontWeight: 600 }}>
          {name}
        </Box>
        {role}, {trade}
      </Box>
    </Box>
  );
}
