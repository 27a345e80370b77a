import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { errorPageCopy as words } from '@/content/errorPage';
import { notFound, type RouteErrorProps } from '@/pages/RouteError';
import { Disclosure } from '@/ui/Disclosure';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';
import { reloadDocument } from '@/ui/openDocument';
import { StackTrace } from '@/ui/StackTrace';

/** The error page of the specification, inside the frame: the stack is folded, and the ways on are those of the admin area. */
function BrokenPage({ error, canReload = true }: RouteErrorProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
      <Box role="alert">
        <Typography variant="h2" component="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {words.heading}
        </Typography>
        <Typography variant="h4" component="p" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {error.message}
        </Typography>
      </Box>
      {canReload && <Typography sx={{ maxWidth: '68ch' }}>{words.kept}</Typography>}
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {canReload && (
          <Button variant="primary" onClick={reloadDocument}>
            {words.reload}
          </Button>
        )}
        <Button variant={canReload ? 'formBack' : 'primary'} component={Link} to={paths.adminConsignments}>
          {words.list}
        </Button>
      </Stack>
      <Box sx={{ width: 1 }}>
        <Disclosure summary={words.stack}>
          <StackTrace error={error} />
        </Disclosure>
      </Box>
    </Stack>
  );
}

/** In the place of a page that does not exist. */
export function UnknownPage() {
  const [error] = useState(notFound);
  return <BrokenPage error={error} canReload={false} />;
}

/** A page of the admin area that breaks leaves the frame around it. Whoever goes on, be it to the same page, finds it anew. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={(error) => <BrokenPage error={error} />}>
      {children}
    </ErrorBoundary>
  );
}
