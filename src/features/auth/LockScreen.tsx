import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { LOCK_CHECK_MS, LOCK_LIMIT_MS } from '@/config/timing';
import { screenLockCopy as words } from '@/content/lock';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { PageCover } from '@/ui/cover/PageCover';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Logo } from '@/ui/logo/Logo';
import { useInterval } from '@/ui/motion/useInterval';
import { unlock } from './lock';
import { announceSignOut, announceUnlock } from './otherTabs';
import { selectEndReason, sessionIdledOut, type SessionUser } from '@/domain/session/sessionSlice';
import { isCodeDue, useProveIdentityMutation } from './unlockApi';
import { UnlockForms } from './unlockFormsPart';

interface LockScreenProps {
  since: number;
  user: SessionUser;
  announced: ReactNode;
}

/** Stands in place of the page until whoever is signed in proves it. */
export function LockScreen({ since, user, announced }: LockScreenProps) {
  const dispatch = useAppDispatch();
  const heading = useId();
  const isEnding = useAppSelector(selectEndReason) !== null;
  const [prove, { isLoading, error }] = useProveIdentityMutation();
  /** The right password of an account whose code is due. */
  const [password, setPassword] = useState<string>();

  const end = () => void dispatch(sessionIdledOut('locked'));
  const endIfOver = () => Date.now() - since >= LOCK_LIMIT_MS && end();
  useInterval(endIfOver, isEnding ? null : LOCK_CHECK_MS);

  const tryToUnlock = async (text: string, code?: string) => {
    const { error: problem } = await prove({ email: user.email, password: text, code });
    if (isCodeDue(problem)) setPassword(text);
    if (problem) return;
    announceUnlock(user.id);
    dispatch(unlock());
  };
  const problem = isCodeDue(error) ? undefined : error?.message;
  return (
    <PageCover labelledBy={heading}>
      <Paper component="main" sx={{ p: { xs: 3, sm: 5 }, width: '100%', maxWidth: '44rem' }}>
        <Stack spacing={3}>
          <Logo variant="dark" />
          <Typography id={heading} variant="h2" component="h1">
            {words.heading}
          </Typography>
          <Typography>{words.text(user.displayName)}</Typography>
          {announced}
          <Suspense fallback={<LoadingState label={words.loading} minHeight="12rem" />}>
            <UnlockForms
              email={user.email}
              isCodeDue={password !== undefined}
              busy={isLoading}
              problem={problem}
              onPassword={(text) => void tryToUnlock(text)}
              onCode={(code) => void tryToUnlock(password ?? '', code)}
            />
          </Suspense>
          <Button
            variant="formBack"
            loading={isEnding}
            onClick={() => {
              announceSignOut();
              end();
            }}
          >
            {words.logOut}
          </Button>
        </Stack>
      </Paper>
    </PageCover>
  );
}
