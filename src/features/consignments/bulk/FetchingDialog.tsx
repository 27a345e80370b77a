import { useEffect, useState } from 'react';
import { bulkCopy } from '@/content/bulk';
import { WaitingDialog } from '@/ui/WaitingDialog';

interface FetchingDialogProps {
  title: string;
  /** Resolves with what went wrong. `signal` is aborted once the action is given up. */
  fetch: (signal: AbortSignal) => Promise<string | undefined>;
  onClose: () => void;
}

/** Fetches what an action without a form is for. */
export function FetchingDialog({ title, fetch, onClose }: FetchingDialogProps) {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState<{ attempt: number; problem: string }>();
  useEffect(() => {
    const giveUp = new AbortController();
    void fetch(giveUp.signal).then((problem) => problem !== undefined && setFailed({ attempt, problem }));
    return () => giveUp.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each attempt
  }, [attempt]);
  return (
    <WaitingDialog
      title={title}
      label={bulkCopy.loading}
      problem={failed?.attempt === attempt ? failed.problem : undefined}
      onRetry={() => setAttempt(attempt + 1)}
      onClose={onClose}
    />
  );
}
