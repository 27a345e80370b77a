import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { paths } from '@/config/paths';
import { authCopy } from '@/content/auth';
import { useSession } from '@/features/auth/useSession';
import { wantedPage } from '@/features/auth/wantedPage';
import { ErrorState } from '@/ui/ErrorState';
import { lazyPart } from '@/ui/loading/lazyPart';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Logo } from '@/ui/logo/Logo';
import { PasswordStep } from './login/PasswordStep';

const SecondStep = lazyPart(
  () => import(/* webpackChunkName: "admin-second-step" */ './login/SecondStep'),
  (part) => part.SecondStep,
);

const { primary, secondary } = brand.colors;

/** The admin's sign-in: the password, then the second factor if there is one. It leads to the page that was wanted. */
export function LoginPage() {
  const { isAdmin, isSecondStepDue, isUnreachable, retry } = useSession();
  const { state } = useLocation() as { state: unknown };
  if (isAdmin) return <Navigate to={wantedPage(state) ?? paths.admin} replace />;
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
          {isSecondStepDue ? authCopy.codeHeading : 'Login'}
        </Typography>
        {isUnreachable && <ErrorState message={authCopy.unchecked} onRetry={() => void retry()} />}
        <Suspense fallback={<LoadingState label={authCopy.codeHeading} />}>
          {isSecondStepDue ? <SecondStep /> : <PasswordStep />}
        </Suspense>
        <Link href={paths.home} sx={{ display: 'inline-block', mt: 3 }}>
          Back to the website
        </Link>
      </Paper>
    </Box>
  );
}
