import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { brand } from '@/brand/brand';
import { paths } from '@/config/paths';
import { sharedCopy } from '@/content/shareLinks';
import { Logo } from '@/ui/logo/Logo';
import { notPrinted } from '@/ui/notPrinted';
import { touchTarget } from '@/ui/touchTarget';

/**
 * The frame of the pages that links with a token lead to. Its own links load the site anew: nothing of the public pages, the
 * translator among it, gets into a document that shows names and addresses.
 */
export function LinkLayout({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Box component="header" sx={{ py: 2, borderBottom: '1px solid', borderColor: 'divider' }}>
        <Container maxWidth="xl">
          <Link href={paths.home} aria-label={brand.name} underline="none">
            <Logo variant="dark" />
          </Link>
        </Container>
      </Box>
      <Container
        component="main"
        maxWidth="xl"
        sx={{ flex: 1, py: { xs: '3.2rem', md: '4.8rem' }, '@media print': { py: '1.2rem' } }}
      >
        {children}
      </Container>
      <Box component="footer" sx={{ py: 3, borderTop: '1px solid', borderColor: 'divider', ...notPrinted }}>
        <Container
          maxWidth="xl"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            rowGap: 1,
            alignItems: 'center',
            '& > a': touchTarget,
          }}
        >
          <span>{sharedCopy.contact}</span>
          <Link href={`mailto:${brand.emails.support}`} translate="no">
            {brand.emails.support}
          </Link>
          <Link href={brand.phone.href} translate="no">
            {brand.phone.display}
          </Link>
          <Link href={paths.privacy}>{sharedCopy.privacy}</Link>
        </Container>
      </Box>
    </Box>
  );
}
