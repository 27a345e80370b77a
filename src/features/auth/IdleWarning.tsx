import Button from '@mui/material/Button';
import { useState } from 'react';
import { authCopy } from '@/content/auth';
import { DialogFrame } from '@/ui/DialogFrame';
import { useInterval } from '@/ui/motion/useInterval';

interface IdleWarningProps {
  /** When the limit is reached, in milliseconds since 1970. */
  until: number;
  text: (seconds: number) => string;
  onStay: () => void;
  onLeave: () => void;
}

const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1_000));

/** The countdown of the last minute before the screen of an inactive admin is locked, or a scanner is signed out. */
export function IdleWarning({ until, text, onStay, onLeave }: IdleWarningProps) {
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  useInterval(() => setSeconds(secondsTo(until)), 1_000);
  return (
    <DialogFrame
      role="alertdialog"
      fullWidth={false}
      title={authCopy.idleTitle}
      text={text(seconds)}
      onClose={onStay}
      actions={
        <>
          <Button variant="formBack" onClick={onLeave}>
            {authCopy.leave}
          </Button>
          <Button variant="formBTN" onClick={onStay}>
            {authCopy.stay}
          </Button>
        </>
      }
    />
  );
}
