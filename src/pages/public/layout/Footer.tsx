import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { paths } from '@/config/paths';
import { serviceLinks } from '@/content/serviceLinks';
import { Logo } from '@/ui/logo/Logo';
import { notPrinted } from '@/ui/notPrinted';
import { FooterContact } from './FooterContact';
import { FooterLinks } from './FooterLinks';
import { legalLinks, mainLinks, moreLinks } from './siteLinks';

/** The company, its contact details, and links to every page of the site. */
export function Footer() {
  return (
    <Box
      component="footer"
      sx={{
        '--focus': '#fff',
        bgcolor: 'secondary.dark',
        color: brand.colors.onDark.text,
        fontSize: '1.5rem',
        ...notPrinted,
      }}
    >
      <Container maxWidth="xl" sx={{ py: { xs: '4.8rem', md: '7.2rem' } }}>
        <Box
          sx={{
            display: 'grid',
            gap: '4rem 3.2rem',
            gridTemplateColumns: {
              xs: 'repeat(2, minmax(0, 1fr))',
              lg: '2fr 1.2fr 1fr 1fr 1.2fr',
            },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
            <Box
              component={Link}
              to={paths.home}
              sx={{ display: 'inline-block', mb: 3, textDecoration: 'none' }}
            >
              <Logo variant="light" />
            </Box>
            <FooterContact />
          </Box>
          <FooterLinks heading="Services" links={serviceLinks} />
          <FooterLinks heading="Company" links={mainLinks} />
          <FooterLinks heading="More" links={moreLinks} />
          <FooterLinks heading="Legal" links={legalLinks} />
        </Box>
      </Container>
      <Box sx={{ borderTop: '1px solid rgb(255 255 255 / 14%)' }}>
        {/* On a phone, room for the chat's button below the last line. */}
        <Container
          maxWidth="xl"
          sx={{ pt: 2.5, pb: { xs: '9rem', md: 2.5 }, fontSize: '1.3rem' }}
          translate="no"
        >
          © {brand.legalName}
        </Container>
      </Box>
    </Box>
  );
}
