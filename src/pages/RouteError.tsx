import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isAdminPath, paths } from '@/config/paths';
import { errorPageCopy as words } from '@/content/errorPage';
import { AnnounceReady } from '@/ui/loading/AnnounceReady';
import { reloadDocument } from '@/ui/openDocument';
import { StackTrace } from '@/ui/StackTrace';

export interface RouteErrorProps {
  error: Error;
  /** Whether the page may be shown after all. */
  canReload?: boolean;
}

/**
 * The page for a broken or unmatched route: heading, message and stack (docs/conformance.md, section 2), and a link
 * home. In the admin area it stands in the frame where that is not broken itself (`admin/layout/PageBoundary.tsx`).
 */
export function RouteError({ error, canReload = true }: RouteErrorProps) {
  const isAdmin = isAdminPath(useLocation().pathname);
  return (
    <Container component="main" maxWidth="xl" sx={{ py: 8 }}>
      <Typography variant="h1">{words.heading}</Typography>
      <Typography variant="h4" component="p" sx={{ my: 3, overflowWrap: 'anywhere' }}>
        {error.message}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {isAdmin && canReload && (
          <Button variant="primary" onClick={reloadDocument}>
            {words.reload}
          </Button>
        )}
        {isAdmin && (
          <Button variant="primary" component={Link} to={paths.adminConsignments} reloadDocument>
            {words.list}
          </Button>
        )}
        <Button variant={isAdmin ? 'formBack' : 'primary'} component={Link} to={paths.home} reloadDocument>
          {words.home}
        </Button>
      </Stack>
      <Box sx={{ mt: 5 }}>
        <StackTrace error={error} />
      </Box>
      <AnnounceReady />
    </Container>
  );
}

export const notFound = () => new Error('404 Not Found');

export function NotFound() {
  const [error] = useState(notFound);
  return <RouteError error={error} canReload={false} />;
}
