import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { settingsCopy as words } from '@/content/auth';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { CodeForm } from './CodeForm';

/** Whether a code is asked for, and what has the focus when it is no more. `reset` forgets the outcome of the last answer. */
export const useCodeQuestion = (reset: () => void) => {
  const [isAsking, setIsAsking] = useState(false);
  const standing = useFocusOnChange(isAsking);
  const ask = (isAsked: boolean) => {
    reset();
    setIsAsking(isAsked);
  };
  return { isAsking, ask, standing };
};

interface CodeQuestionProps {
  /** What the code is for. */
  hint: string;
  busy: boolean;
  problem: string | undefined;
  onCode: (code: string) => void;
  onCancel: () => void;
}

/** Asks for a code of the app before something that an unlocked tab must not be enough for. */
export function CodeQuestion({ hint, busy, problem, onCode, onCancel }: CodeQuestionProps) {
  return (
    <Stack spacing={2} sx={{ maxWidth: '48rem', width: '100%' }}>
      <Typography>{hint}</Typography>
      <CodeForm busy={busy} problem={problem} onCode={onCode} />
      <div>
        <Button variant="formBack" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Stack>
  );
}
