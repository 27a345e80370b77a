import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { settingsCopy as words } from '@/content/auth';
import { Timestamp } from '@/ui/dates/Timestamp';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { CodeForm } from './CodeForm';
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
  const [isAsking, setIsAsking] = useState(false);
  const standing = useFocusOnChange(isAsking);
  const ask = (isAsked: boolean) => {
    reset();
    setIsAsking(isAsked);
  };
  if (isAsking)
    return (
      <Stack spacing={2} sx={{ maxWidth: '48rem' }}>
        <Typography>{words.removeText}</Typography>
        <CodeForm busy={isLoading} problem={error?.message} onCode={(code) => void remove({ id, code })} />
        <div>
          <Button variant="formBack" onClick={() => ask(false)}>
            {words.cancel}
          </Button>
        </div>
      </Stack>
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
