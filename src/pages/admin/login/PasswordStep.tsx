import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { TOO_MANY_REQUESTS } from '@/config/status';
import { authWords } from '@/content/auth';
import { useSignInMutation } from '@/features/auth/authApi';
import { LoginForm } from '@/features/auth/LoginForm';
import { selectWasLeftAlone } from '@/features/auth/sessionSlice';
import { toastRaised } from '@/features/toasts/toastsSlice';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';

/** The catalogue has one toast for every failure; these two are no fault of what was typed. */
const explain = (error: unknown) => {
  const { status } = (error ?? {}) as { status?: number };
  if (status === TOO_MANY_REQUESTS) return authWords.tooMany;
  return status === 0 ? authWords.noAnswer : undefined;
};

/** E-mail and password, and why the last session ended. */
export function PasswordStep() {
  const dispatch = useAppDispatch();
  const wasLeftAlone = useAppSelector(selectWasLeftAlone);
  const [signIn, { isLoading, error }] = useSignInMutation();
  const problem = explain(error);
  return (
    <Stack spacing={3}>
      {wasLeftAlone && <Alert severity="info">{authWords.leftAlone}</Alert>}
      <LoginForm
        busy={isLoading}
        onSignIn={(credentials) => void signIn(credentials)}
        onIncomplete={() => dispatch(toastRaised('error', authWords.incomplete))}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}
