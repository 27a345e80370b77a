import Box from '@mui/material/Box';
import type { Testimonial } from '@/content/home';

/** A customer's testimonial. */
export function Quote({ testimonial: { quote, name, role, trade } }: { testimonial: Testimonial }) {
  return (
    <Box
      component="figure"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        m: 0,
        p: { xs: '2.8rem 2.4rem', md: '5.6rem 6.4rem' },
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
          mb: '2.4rem',
          maxWidth: '44ch',
          fontSize: 'h3.fontSize',
          fontWeight: 600,
          lineHeight: 1.45,
        }}
      >
        “{quote}”
      </Box>
      <Box component="figcaption" sx={{ mt: 'auto', color: 'text.secondary' }}>
        <Box component="strong" sx={{ display: 'block', color: 'text.primary', fontWeight: 600 }}>
          {name}
        </Box>
        {role}, {trade}
      </Box>
    </Box>
  );
}
