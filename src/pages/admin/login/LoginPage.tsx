import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { authCopy } from '@/content/auth';
import { useSession } from '@/features/auth/useSession';
import { wantedPage } from '@/features/auth/wantedPage';
import { ErrorState } from '@/ui/ErrorState';
import { lazyPart } from '@/ui/loading/lazyPart';
import { LoadingState } from '@/ui/loading/LoadingState';
import { AuthLayout } from './AuthLayout';

const PasswordStep = lazyPart(
  () => import(/* webpackChunkName: "admin-password-step" */ './PasswordStep'),
  (part) => part.PasswordStep,
);
const SecondStep = lazyPart(
  () => import(/* webpackChunkName: "admin-second-step" */ './SecondStep'),
  (part) => part.SecondStep,
);

/** The sign-in of the staff: the password, then the second factor if there is one. It leads to the page that was wanted. */
export function LoginPage() {
  const { role, isSecondStepDue, isUnreachable, retry } = useSession();
  const { state } = useLocation() as { state: unknown };
  if (role) return <Navigate to={wantedPage(state) ?? paths.admin} replace />;
  return (
    <AuthLayout heading={isSecondStepDue ? authCopy.codeHeading : 'Login'}>
      {isUnreachable && <ErrorState message={authCopy.unchecked} onRetry={() => void retry()} />}
      <Suspense fallback={<LoadingState label="Loading" />}>
        {isSecondStepDue ? <SecondStep /> : <PasswordStep />}
      </Suspense>
    </AuthLayout>
  );
}
