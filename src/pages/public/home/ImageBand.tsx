import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { imageBand } from '@/content/home';
import { useReducedMotion } from '@/ui/motion/useReducedMotion';
import { Picture } from '@/ui/picture/Picture';
import { onDark } from './onDark';

const { heading, text, trackingButton, servicesButton } = imageBand;

const { shade } = brand.colors;

const shading = {
  xs: alpha(shade, 0.84),
  lg: `linear-gradient(90deg, ${alpha(shade, 0.96)} 30%, ${alpha(shade, 0.4)} 75%)`,
};

/** A full-width picture. Its services button scrolls on this page; without scripts the link jumps there. */
export function ImageBand() {
  const isReduced = useReducedMotion();
  const scrollToServices = (event: MouseEvent) => {
    const services = document.getElementById(servicesButton.anchor);
    if (!services) return;
    event.preventDefault();
    services.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth' });
    services.tabIndex = -1;
    services.focus({ preventScroll: true });
  };
  return (
    <Box
      component="section"
      sx={{ '--focus': '#fff', position: 'relative', color: '#fff', bgcolor: 'primary.dark' }}
    >
      <Picture
        name="gantry-crane"
        alt=""
        sizes="(min-width: 769px) 100vw, 92vw"
        sx={{ position: 'absolute', inset: 0 }}
      />
      <Box sx={{ position: 'absolute', inset: 0, background: shading }} />
      <Container maxWidth="xl" sx={{ position: 'relative', py: { xs: '7.2rem', md: '12rem' } }}>
        <Typography variant="h2" sx={{ maxWidth: '24ch' }}>
          {heading}
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: '56ch', fontSize: 'h4.fontSize' }}>{text}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
          <Button component={Link} to={trackingButton.path} variant="formBack" sx={onDark.filled}>
            {trackingButton.label}
          </Button>
          <Button
            href={`#${servicesButton.anchor}`}
            onClick={scrollToServices}
            variant="formBack"
            sx={onDark.open}
          >
            {servicesButton.label}
          </Button>
        </Box>
      </Container>
    </Box>
  );
}
