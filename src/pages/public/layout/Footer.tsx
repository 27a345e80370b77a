import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { paths } from '@/config/paths';
import { serviceLinks } from '@/content/serviceLinks';
import { layoutCopy } from '@/content/layout';
import { Logo } from '@/ui/logo/Logo';
import { PauseButton } from '@/ui/motion/PauseButton';
import { notPrinted } from '@/ui/notPrinted';
import { FooterContact } from './FooterContact';
import { FooterLinks } from './FooterLinks';
import { legalLinks, mainLinks, moreLinks } from './siteLinks';

/** The company, its contact details, and links to every page of the site. */
export function Footer() {
  const { pathname } = useLocation();
  return (
    <Box
      component="footer"
      sx={{
        '--focus': '#fff',
        bgcolor: 'secondary.dark',
        color: brand.colors.onDark.text,
        fontSize: 'body2.fontSize',
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
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 4,
            pt: 1.5,
            pb: { xs: '7.2rem', lg: 1.5 },
            fontSize: 'caption.fontSize',
          }}
        >
          <span translate="no">
            {layoutCopy.registered(brand.copyrightYear, brand.legalName, brand.registerNumber)}
          </span>
          {/* The home page has it beside its slides. */}
          {pathname !== paths.home && <PauseButton />}
        </Container>
      </Box>
    </Box>
  );
}
