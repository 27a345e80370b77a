import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { brand } from '@/brand/brand';

interface BannerProps {
  title: string;
  hint: string;
}

const { primary, secondary } = brand.colors;

/** The band at the top of a page: its one h1 and a line under it. */
export function Banner({ title, hint }: BannerProps) {
  return (
    <Box
      sx={{
        color: '#fff',
        background: `radial-gradient(120% 160% at 85% 0%, ${primary.main} 0%, ${primary.dark} 45%, ${secondary.dark} 100%)`,
        py: { xs: '5.6rem', md: '8.8rem' },
      }}
    >
      <Container maxWidth="xl">
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ mt: 1.5, fontSize: '1.8rem', opacity: 0.92 }}>{hint}</Typography>
      </Container>
    </Box>
  );
}
