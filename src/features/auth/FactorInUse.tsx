import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { settingsCopy as words } from '@/content/auth';
import { Timestamp } from '@/ui/dates/Timestamp';
import { CodeQuestion, useCodeQuestion } from './CodeQuestion';
import { useRemoveFactorMutation } from './factorsApi';
import { RecoveryCodes } from './RecoveryCodes';

interface FactorInUseProps {
  id: string;
  since: string;
  onCodes: (codes: string[]) => void;
}

/** The factor that is asked for at each sign-in, its recovery codes, and its end: for a code of the app. */
export function FactorInUse({ id, since, onCodes }: FactorInUseProps) {
  const [remove, { isLoading, error, reset }] = useRemoveFactorMutation();
  const { isAsking, ask, standing } = useCodeQuestion(reset);
  if (isAsking)
    return (
      <CodeQuestion
        hint={words.removeText}
        busy={isLoading}
        problem={error?.message}
        onCode={(code) => void remove({ id, code })}
        onCancel={() => ask(false)}
      />
    );
  return (
    <Box ref={standing} tabIndex={-1} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>{words.on}</Typography>
      <Typography color="textSecondary">
        {words.since} <Timestamp instant={since} />
      </Typography>
      <RecoveryCodes factorId={id} onCodes={onCodes} />
      <Button variant="formBack" onClick={() => ask(true)}>
        {words.remove}
      </Button>
    </Box>
  );
}
