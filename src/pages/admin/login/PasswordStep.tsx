import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { accountCopy } from '@/content/account';
import { authCopy } from '@/content/auth';
import { useSignInMutation } from '@/features/auth/authApi';
import { failureTextOf } from '@/features/auth/authError';
import { LoginForm } from '@/features/auth/LoginForm';
import { selectEndReason } from '@/domain/session/sessionSlice';
import { hasNewPassword } from '@/features/auth/accountApi';
import { endReasonOf, wantedPage } from '@/features/auth/wantedPage';
import { toastRaised } from '@/features/toasts/toastsSlice';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';

/** Why the login is shown: how the last session ended, or that a page of the admin area was opened. */
const useReason = () => {
  const { state } = useLocation() as { state: unknown };
  const endReason = useAppSelector(selectEndReason) ?? endReasonOf(state);
  const isWanted = wantedPage(state) !== undefined;
  return endReason ? authCopy.ended[endReason] : isWanted && authCopy.wanted;
};

/** The e-mail and password form, and why it is shown. */
export function PasswordStep() {
  const dispatch = useAppDispatch();
  const reason = useReason();
  const isPasswordNew = hasNewPassword(useLocation().state);
  const [signIn, { isLoading, error }] = useSignInMutation();
  // The toast catalogue has one text for every failure, so the cause is shown here.
  const problem = failureTextOf(error && 'status' in error ? error.status : undefined) ?? authCopy.wrong;
  return (
    <Stack spacing={3}>
      {isPasswordNew ? (
        <Alert severity="success">{accountCopy.signIn}</Alert>
      ) : (
        reason && <Alert severity="info">{reason}</Alert>
      )}
      <LoginForm
        busy={isLoading}
        problem={error && <Alert severity="error">{problem}</Alert>}
        onSignIn={(credentials) => void signIn(credentials)}
        onIncomplete={() => dispatch(toastRaised('error', authCopy.incomplete))}
      />
      <div>
        <Link component={RouterLink} to={paths.forgotten}>
          {accountCopy.forgotten}
        </Link>
      </div>
    </Stack>
  );
}
