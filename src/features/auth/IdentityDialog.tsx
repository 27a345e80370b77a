import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { identityCopy as words } from '@/content/auth';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { announce } from '@/ui/announce';
import { DialogFrame } from '@/ui/DialogFrame';
import { proofSettled, selectIsProofDue, selectSessionUser } from '@/domain/session/sessionSlice';
import { isCodeDue, useConfirmIdentityMutation } from './unlockApi';
import { UnlockForms } from './UnlockForms';

function Identity({ onClose }: { onClose: () => void }) {
  const email = useAppSelector(selectSessionUser)?.email ?? '';
  const [confirm, { isLoading, error }] = useConfirmIdentityMutation();
  /** The right password of an account whose code is due. */
  const [password, setPassword] = useState<string>();
  const tryToConfirm = async (text: string, code?: string) => {
    const { error: problem } = await confirm({ email, password: text, code });
    if (isCodeDue(problem)) setPassword(text);
    if (problem) return;
    announce(words.confirmed);
    onClose();
  };
  return (
    <DialogFrame title={words.heading} maxWidth="xs" onClose={onClose}>
      <Stack spacing={2.5}>
        <Typography>{words.text}</Typography>
        <UnlockForms
          email={email}
          action={words.confirm}
          isCodeDue={password !== undefined}
          busy={isLoading}
          problem={isCodeDue(error) ? undefined : error?.message}
          onPassword={(text) => void tryToConfirm(text)}
          onCode={(code) => void tryToConfirm(password ?? '', code)}
        />
        <Button variant="formBack" onClick={onClose}>
          {words.cancel}
        </Button>
      </Stack>
    </DialogFrame>
  );
}

/** Asks for the password where the server wants it once more: an unlocked tab must not be enough for access that lasts. */
export function IdentityDialog() {
  const dispatch = useAppDispatch();
  const isDue = useAppSelector(selectIsProofDue);
  useEffect(() => {
    const settle = () => {
      dispatch(proofSettled());
    };
    return settle;
  }, [dispatch]);
  return isDue && <Identity onClose={() => dispatch(proofSettled())} />;
}
