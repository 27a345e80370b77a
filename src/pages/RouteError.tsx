import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { AnnounceReady } from '@/ui/loading/AnnounceReady';

/**
 * The page for a broken or unmatched route: heading, message and stack (docs/conformance.md, section 2), and a link
 * home.
 */
export function RouteError({ error }: { error: Error }) {
  return (
    <Container component="main" maxWidth="xl" sx={{ py: 8 }}>
      <Typography variant="h1">Unexpected Application Error!</Typography>
      <Typography variant="h4" component="p" sx={{ my: 3, overflowWrap: 'anywhere' }}>
        {error.message}
      </Typography>
      <Button variant="primary" component={Link} to={paths.home} reloadDocument>
        Go to the home page
      </Button>
      <Box
        component="pre"
        // A long stack scrolls on its own, so the keyboard has to reach it.
        tabIndex={0}
        role="group"
        aria-label="Stack trace"
        sx={{
          mt: 5,
          p: 2.5,
          maxHeight: '40rem',
          overflow: 'auto',
          bgcolor: 'grey.100',
          fontSize: '1.3rem',
          borderRadius: 1,
        }}
      >
        {error.stack}
      </Box>
      <AnnounceReady />
    </Container>
  );
}

export function NotFound() {
  const [error] = useState(() => new Error('404 Not Found'));
  return <RouteError error={error} />;
}
