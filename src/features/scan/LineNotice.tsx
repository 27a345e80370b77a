import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { scanCopy } from '@/content/scan';
import { useOnline } from '@/ui/useOnline';

const words = scanCopy.line;

interface LineNoticeProps {
  waiting: number;
  isFailing: boolean;
  isLive: boolean;
  isCutOff: boolean;
  onSignIn: () => void;
}

/** Says why scans are not sent, and how many wait. */
export function LineNotice({ waiting, isFailing, isLive, isCutOff, onSignIn }: LineNoticeProps) {
  const isOnline = useOnline();
  const why =
    !isOnline || (isCutOff && !isLive)
      ? words.offline
      : !isLive
        ? words.signedOut
        : isFailing && waiting > 0
          ? words.unsent
          : undefined;
  const count = waiting > 0 ? words.waiting(waiting) : undefined;
  return (
    <div role="status">
      {why && (
        <Alert
          severity="warning"
          action={
            isOnline && !isLive ? (
              <Button color="inherit" onClick={onSignIn}>
                {words.signIn}
              </Button>
            ) : undefined
          }
        >
          {why} {count && <strong>{count}.</strong>}
        </Alert>
      )}
      {!why && count && <p>{count}.</p>}
    </div>
  );
}
