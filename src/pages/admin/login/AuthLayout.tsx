import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '@/brand/brand';
import { paths } from '@/config/paths';
import { Logo } from '@/ui/logo/Logo';

const { primary, secondary } = brand.colors;

/** The card of a page in front of the admin area: the sign-in, and what leads to it. */
export function AuthLayout({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        placeItems: 'center',
        p: 2,
        background: `radial-gradient(120% 120% at 80% 0%, ${primary.main}, ${primary.dark} 50%, ${secondary.dark})`,
      }}
    >
      <Paper sx={{ p: { xs: 3, sm: 5 }, width: '100%', maxWidth: '44rem' }}>
        <Box sx={{ mb: 3 }}>
          <Logo variant="dark" />
        </Box>
        <Typography variant="h2" component="h1" sx={{ mb: 4 }}>
          {heading}
        </Typography>
        {children}
        <Link href={paths.home} sx={{ display: 'inline-block', mt: 3 }}>
          Back to the website
        </Link>
      </Paper>
    </Box>
  );
}
