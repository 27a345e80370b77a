import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { hiring, mission } from '@/content/home';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { onDark } from './onDark';

/** Aligned with everything else on the page, while its background reaches the edge. */
const aligned = { xs: '1.6rem', sm: '2.4rem', lg: 'calc(max(50vw - 720.5px, 0px) + 4.8rem)' };

const half = {
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  py: { xs: '5.6rem', md: '9.6rem' },
};

const inner = { xs: '1.6rem', sm: '2.4rem', lg: '6.4rem' };

/** The company's mission, and its vacancies. */
export function Hiring() {
  return (
    <Box
      component="section"
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Box sx={{ ...half, pl: aligned, pr: inner, bgcolor: brand.colors.tint }}>
        <Typography variant="h2">{mission.heading}</Typography>
        <Typography sx={{ mt: 2.5, maxWidth: '52ch', fontSize: 'h4.fontSize' }}>{mission.text}</Typography>
      </Box>
      <Box
        sx={{ ...half, '--focus': '#fff', pl: inner, pr: aligned, bgcolor: 'primary.main', color: '#fff' }}
      >
        <Typography variant="h2">{hiring.heading}</Typography>
        <Typography sx={{ mt: 2.5, mb: 4, maxWidth: '52ch', fontSize: 'h4.fontSize' }}>
          {hiring.text}
        </Typography>
        <Button component={Link} to={hiring.button.path} variant="formBack" sx={onDark.filled}>
          {hiring.button.label}
          <Box component="span" sx={visuallyHidden}>
            : {hiring.heading}
          </Box>
        </Button>
      </Box>
    </Box>
  );
}
