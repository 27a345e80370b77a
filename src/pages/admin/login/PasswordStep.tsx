import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { authCopy } from '@/content/auth';
import { useSignInMutation } from '@/features/auth/authApi';
import { troubleOf } from '@/features/auth/authError';
import { LoginForm } from '@/features/auth/LoginForm';
import { selectWasLeftAlone } from '@/features/auth/sessionSlice';
import { toastRaised } from '@/features/toasts/toastsSlice';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';

/** The e-mail and password form, and why the last session ended. */
export function PasswordStep() {
  const dispatch = useAppDispatch();
  const wasLeftAlone = useAppSelector(selectWasLeftAlone);
  const [signIn, { isLoading, error }] = useSignInMutation();
  // The toast catalogue has one text for every failure, so the cause is shown here.
  const problem = error && 'status' in error ? troubleOf(error.status) : undefined;
  return (
    <Stack spacing={3}>
      {wasLeftAlone && <Alert severity="info">{authCopy.leftAlone}</Alert>}
      <LoginForm
        busy={isLoading}
        onSignIn={(credentials) => void signIn(credentials)}
        onIncomplete={() => dispatch(toastRaised('error', authCopy.incomplete))}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}
