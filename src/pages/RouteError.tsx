import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isAdminPath, paths } from '@/config/paths';
import { errorPageCopy as words } from '@/content/errorPage';
import { trackingCopy } from '@/content/tracking';
import { QuickTrack } from '@/features/tracking/QuickTrack';
import { Disclosure } from '@/ui/Disclosure';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { AnnounceReady } from '@/ui/loading/AnnounceReady';
import { reloadDocument } from '@/ui/openDocument';
import { StackTrace } from '@/ui/StackTrace';
import { PublicLayout } from './public/layout/PublicLayout';

export interface RouteErrorProps {
  error: Error;
  /** Whether the page may be shown after all. */
  canReload?: boolean;
}

interface BrokenProps extends Required<RouteErrorProps> {
  /** The header and footer of the public site are around it. */
  isFramed: boolean;
}

const field = {
  display: 'flex',
  gap: 1.5,
  maxWidth: '52rem',
  mt: 4,
  '& > input': {
    flex: 1,
    minWidth: 0,
    minHeight: '4.8rem',
    px: 1.5,
    border: '1px solid',
    borderColor: 'text.secondary',
    borderRadius: 1,
    font: 'inherit',
  },
} as const;

function Broken({ error, canReload, isFramed }: BrokenProps) {
  const isAdmin = isAdminPath(useLocation().pathname);
  return (
    <Container component={isFramed ? 'div' : 'main'} maxWidth="xl" sx={{ py: { xs: 5, md: 8 } }}>
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
      {isFramed && (
        <QuickTrack sx={field}>
          <Button type="submit" variant="formBack" sx={{ flex: 'none' }}>
            {trackingCopy.look}
          </Button>
        </QuickTrack>
      )}
      <Box sx={{ mt: 5 }}>
        <Disclosure summary={words.stack}>
          <StackTrace error={error} />
        </Disclosure>
      </Box>
    </Container>
  );
}

/**
 * The page for a broken or unmatched route: heading, message and folded stack (docs/conformance.md, section 2), a link home and,
 * in the frame of the public site, a tracking field. If that frame is what is broken, the page stands alone. In the admin area it
 * stands in the frame where that is not broken itself (`admin/layout/PageBoundary.tsx`).
 */
export function RouteError({ error, canReload = true }: RouteErrorProps) {
  const isAdmin = isAdminPath(useLocation().pathname);
  const alone = <Broken {...{ error, canReload }} isFramed={false} />;
  return (
    <>
      {isAdmin ? (
        alone
      ) : (
        <ErrorBoundary fallback={() => alone}>
          <PublicLayout>
            <Broken {...{ error, canReload }} isFramed />
          </PublicLayout>
        </ErrorBoundary>
      )}
      <AnnounceReady />
    </>
  );
}

export const notFound = () => new Error('404 Not Found');

export function NotFound() {
  const [error] = useState(notFound);
  return <RouteError error={error} canReload={false} />;
}
