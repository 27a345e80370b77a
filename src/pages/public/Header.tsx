import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { paths } from '@/config/paths';

export function Header() {
  return (
    <AppBar
      position="static"
      color="inherit"
      elevation={0}
      component="header"
      sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Container maxWidth="xl">
        <Toolbar disableGutters sx={{ justifyContent: 'space-between', minHeight: '7.2rem' }}>
          <Button component={Link} to={paths.tracking} sx={{ fontSize: '2rem' }}>
            {brand.name}
          </Button>
          <Button component={Link} to={paths.tracking} variant="track">
            Track
          </Button>
        </Toolbar>
      </Container>
    </AppBar>
  );
}
