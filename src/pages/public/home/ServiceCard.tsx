import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ServiceCard as Card } from '@/content/serviceLinks';
import { LineIcon } from '@/ui/LineIcon';
import { ArrowLink } from './ArrowLink';

export function ServiceCard({ card: { title, icon, text, path, button } }: { card: Card }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        p: { xs: '3.2rem 2.4rem', md: '4.8rem 4rem' },
        bgcolor: 'background.paper',
        '& > svg': { color: 'primary.main' },
        '&:hover': { boxShadow: ({ palette }) => `inset 0 3px 0 ${palette.primary.main}` },
      }}
    >
      <LineIcon name={icon} size="4.8rem" />
      <Typography variant="h3" sx={{ mt: '2.4rem', maxWidth: 1 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: '1.2rem', mb: '2.4rem' }}>
        {text}
      </Typography>
      <ArrowLink to={path} label={button} about={title} sx={{ mt: 'auto' }} />
    </Box>
  );
}
