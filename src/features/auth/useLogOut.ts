import { authCopy } from '@/content/auth';
import { useQuestion } from '@/ui/useQuestion';
import { useSignOutMutation } from './authApi';
import { hasUnsent } from './unsent';

/** Logs out, after a question if that discards something typed: `question` are the props of its dialog. */
export const useLogOut = () => {
  const [signOut, mutation] = useSignOutMutation();
  const { ask, dialog } = useQuestion<'unsent'>({
    titleOf: () => authCopy.logOutTitle,
    verb: authCopy.logOut,
    act: () => signOut(),
    mutation,
    problem: mutation.error?.message,
  });
  const logOut = () => {
    if (hasUnsent()) ask('unsent');
    else void signOut();
  };
  return { logOut, question: dialog };
};
