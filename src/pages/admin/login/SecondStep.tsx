import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { authCopy } from '@/content/auth';
import { recoveryCopy } from '@/content/recoveryCodes';
import { useGiveUpSignInMutation, useSignInWithCodeMutation } from '@/features/auth/authApi';
import { CodeForm } from '@/features/auth/CodeForm';
import { useSignInWithRecoveryCodeMutation } from '@/features/auth/recoveryApi';
import { recoveryCodeUsed } from '@/domain/session/sessionSlice';
import { useAppDispatch } from '@/redux/hooks';

function AppCode() {
  const [signIn, { isLoading, error }] = useSignInWithCodeMutation();
  return (
    <>
      <Typography>{authCopy.codeHint}</Typography>
      <CodeForm busy={isLoading} problem={error?.message} onCode={(code) => void signIn(code)} />
    </>
  );
}

function RecoveryCode() {
  const [signIn, { isLoading, error }] = useSignInWithRecoveryCodeMutation();
  const dispatch = useAppDispatch();
  const submit = async (code: string) => {
    const { data: codesLeft } = await signIn(code);
    if (codesLeft !== undefined) dispatch(recoveryCodeUsed(codesLeft));
  };
  return (
    <>
      <Typography>{recoveryCopy.hint}</Typography>
      <CodeForm
        kind="recovery"
        busy={isLoading}
        problem={error?.message}
        onCode={(code) => void submit(code)}
      />
    </>
  );
}

/** Asks an admin with a second factor for its code after the password, or for one that stands in for it. */
export function SecondStep() {
  const [isRecovering, setIsRecovering] = useState(false);
  const [giveUp] = useGiveUpSignInMutation();
  return (
    <Stack spacing={3}>
      {isRecovering ? <RecoveryCode /> : <AppCode />}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {/* Another button each time, so that the focus goes to the form that the press has brought. */}
        <Button key={String(isRecovering)} variant="formBack" onClick={() => setIsRecovering(!isRecovering)}>
          {isRecovering ? recoveryCopy.useApp : recoveryCopy.use}
        </Button>
        <Button variant="formBack" onClick={() => void giveUp()}>
          {authCopy.otherAccount}
        </Button>
      </Stack>
    </Stack>
  );
}
