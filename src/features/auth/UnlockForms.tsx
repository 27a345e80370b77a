import Typography from '@mui/material/Typography';
import { screenLockCopy as words } from '@/content/lock';
import { CodeForm } from './CodeForm';
import { UnlockForm } from './UnlockForm';

interface UnlockFormsProps {
  email: string;
  /** The password was right, and the account has a second factor. */
  isCodeDue: boolean;
  busy: boolean;
  /** Why the last password or code was refused. */
  problem?: string;
  onPassword: (password: string) => void;
  onCode: (code: string) => void;
}

/** What proves who is at the locked screen. */
export function UnlockForms({ email, isCodeDue, busy, problem, onPassword, onCode }: UnlockFormsProps) {
  if (!isCodeDue) return <UnlockForm {...{ email, busy, problem, onPassword }} />;
  return (
    <>
      <Typography>{words.codeHint}</Typography>
      <CodeForm {...{ busy, problem, onCode }} />
    </>
  );
}
