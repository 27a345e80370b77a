import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { recoveryCopy as words } from '@/content/recoveryCodes';
import { ErrorState } from '@/ui/ErrorState';
import { CodeQuestion, useCodeQuestion } from './CodeQuestion';
import { useRecoveryCodesLeftQuery, useRenewRecoveryCodesMutation } from './recoveryApi';

interface RecoveryCodesProps {
  factorId: string;
  onCodes: (codes: string[]) => void;
}

/** How many recovery codes are left, and new ones: for a code of the app, since an unlocked tab must not be enough. */
export function RecoveryCodes({ factorId, onCodes }: RecoveryCodesProps) {
  const { data: codesLeft, error: unknown, refetch } = useRecoveryCodesLeftQuery();
  const [renew, { isLoading, error, reset }] = useRenewRecoveryCodesMutation();
  const { isAsking, ask, standing } = useCodeQuestion(reset);
  const submit = async (code: string) => {
    const { data } = await renew({ factorId, code });
    if (data) onCodes(data);
  };
  if (isAsking)
    return (
      <CodeQuestion
        hint={words.makeHint}
        busy={isLoading}
        problem={error?.message}
        onCode={(code) => void submit(code)}
        onCancel={() => ask(false)}
      />
    );
  return (
    <Box ref={standing} tabIndex={-1} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {unknown && codesLeft === undefined && (
        <ErrorState message={unknown.message ?? ''} onRetry={() => void refetch()} />
      )}
      {codesLeft === 0 && <Alert severity="warning">{words.none}</Alert>}
      {Boolean(codesLeft) && (
        <Typography>
          {words.left(codesLeft ?? 0)} {words.purpose}
        </Typography>
      )}
      <Button variant="formBack" onClick={() => ask(true)}>
        {words.make}
      </Button>
    </Box>
  );
}
