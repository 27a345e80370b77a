import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { authCopy } from '@/content/auth';
import { useSignInWithCodeMutation, useSignOutMutation } from '@/features/auth/authApi';
import { CodeForm } from '@/features/auth/CodeForm';

/** Asks an admin with a second factor for its code after the password. */
export function SecondStep() {
  const [signIn, { isLoading, error }] = useSignInWithCodeMutation();
  const [signOut] = useSignOutMutation();
  return (
    <Stack spacing={3}>
      <Typography>{authCopy.codeHint}</Typography>
      <CodeForm busy={isLoading} problem={error?.message} onCode={(code) => void signIn(code)} />
      <div>
        <Button variant="formBack" onClick={() => void signOut()}>
          {authCopy.otherAccount}
        </Button>
      </div>
    </Stack>
  );
}
