import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { scanCopy as words } from '@/content/scan';
import { readCode, type ScanCode } from './scanCode';

const INPUT = {
  htmlInput: { spellCheck: false, translate: 'no', autoCapitalize: 'characters', enterKeyHint: 'done' },
} as const;

interface NumberFormProps {
  onCode: (code: ScanCode) => void;
  onWrong: () => void;
}

/** For what cannot be scanned; a hand scanner may type into it, too. */
export function NumberForm({ onCode, onWrong }: NumberFormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = readCode(text);
    if (code) {
      setText('');
      onCode(code);
    } else {
      setProblem(text.trim() ? words.notANumber(text.trim()) : words.numberMissing);
      onWrong();
    }
  };
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      spacing={1}
      onSubmit={submit}
      sx={{ alignItems: 'start' }}
    >
      <TextField
        id="scan-number"
        fullWidth
        label={words.number}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setProblem('');
        }}
        error={Boolean(problem)}
        helperText={problem}
        autoComplete="off"
        slotProps={INPUT}
      />
      <Button type="submit" variant="formBack" sx={{ minWidth: '8rem', minHeight: '5.6rem' }}>
        {words.take}
      </Button>
    </Stack>
  );
}
