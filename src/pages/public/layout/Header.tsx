import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { quotePageCopy } from '@/content/quotes';
import { CRAMPED } from '@/theme/breakpoints';
import { Logo } from '@/ui/logo/Logo';
import { notPrinted } from '@/ui/notPrinted';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { MobileMenu } from './MobileMenu';
import { NavBar } from './NavBar';
import { TopBar } from './TopBar';

/**
 * The bar of pictures, and below it the sticky navigation. Tracking is offered once by a field or a button, and once by the
 * navigation; a quote at every width, on phones in the bar.
 */
export function Header() {
  return (
    <Box component="header" sx={{ display: 'contents', ...notPrinted }}>
      <TopBar />
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          bgcolor: 'background.paper',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Container
          maxWidth="xl"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 1.5, lg: 2 },
            minHeight: '7.2rem',
            py: { xs: '0.6rem', lg: 0 },
          }}
        >
          <Box
            component={Link}
            to={paths.home}
            sx={{
              mr: 'auto',
              minWidth: 0,
              textDecoration: 'none',
              [CRAMPED]: { '& svg + span': visuallyHidden },
            }}
          >
            <Logo variant="dark" />
          </Box>
          <NavBar />
          <Button
            component={Link}
            to={paths.tracking}
            variant="track"
            sx={{ display: { lg: 'none' }, px: { xs: '1.6rem' }, [CRAMPED]: { px: '1.2rem' } }}
          >
            Track
          </Button>
          <Button
            component={Link}
            to={paths.quote}
            variant="primary"
            sx={{ display: { xs: 'none', sm: 'inline-flex' }, flex: 'none', px: '1.6rem' }}
          >
            {quotePageCopy.label}
          </Button>
          <MobileMenu />
        </Container>
      </Box>
    </Box>
  );
}
