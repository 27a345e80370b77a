import Typography from '@mui/material/Typography';
import { screenLockCopy as words } from '@/content/lock';
import { CodeForm } from './CodeForm';
import { OwnPasswordForm } from './OwnPasswordForm';

interface UnlockFormsProps {
  email: string;
  /** The label of the button of the password. */
  action?: string;
  /** The password was right, and the account has a second factor. */
  isCodeDue: boolean;
  busy: boolean;
  /** Why the last password or code was refused. */
  problem?: string;
  onPassword: (password: string) => void;
  onCode: (code: string) => void;
}

/** What proves who is there: at the locked screen, and before what an unlocked tab must not be enough for. */
export function UnlockForms({
  email,
  action = words.unlock,
  isCodeDue,
  busy,
  problem,
  onPassword,
  onCode,
}: UnlockFormsProps) {
  if (!isCodeDue) return <OwnPasswordForm {...{ email, action, busy, problem, onPassword }} />;
  return (
    <>
      <Typography>{words.codeHint}</Typography>
      <CodeForm {...{ busy, problem, onCode }} />
    </>
  );
}
