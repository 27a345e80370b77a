import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { PortfolioItem } from '@/content/home';
import { Picture } from '@/ui/picture/Picture';

/** A picture and its text; the title's link covers both. */
export function PortfolioCard({ item: { title, text, image, path } }: { item: PortfolioItem }) {
  return (
    <Box component="article" sx={{ position: 'relative', '&:hover h3': { textDecoration: 'underline' } }}>
      <Picture name={image} alt="" ratio="3 / 2" sizes="(min-width: 769px) 31vw, 92vw" />
      <Typography
        variant="h3"
        sx={{ mt: '2rem', textUnderlineOffset: '0.4rem', textDecorationThickness: '2px' }}
      >
        <Box
          component={Link}
          to={path}
          sx={{
            color: 'inherit',
            textDecoration: 'inherit',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {title}
        </Box>
      </Typography>
      <Typography color="textSecondary" sx={{ mt: '0.8rem' }}>
        {text}
      </Typography>
    </Box>
  );
}
