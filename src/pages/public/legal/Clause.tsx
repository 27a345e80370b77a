import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LegalSection } from '@/content/legal';

export function Clause({ section: { id, heading, paragraphs, list, closing } }: { section: LegalSection }) {
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-heading`} sx={{ mt: 6 }}>
      <Typography variant="h3" component="h2" id={`${id}-heading`} sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 2 }}>
          {paragraph}
        </Typography>
      ))}
      {list && (
        <Box
          component="ul"
          sx={{ mt: 0, mb: 2, pl: '2.4rem', '& > li': { mb: 1 }, '& ::marker': { color: 'primary.main' } }}
        >
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Box>
      )}
      {closing && <Typography>{closing}</Typography>}
    </Box>
  );
}
