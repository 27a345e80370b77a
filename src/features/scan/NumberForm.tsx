import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { scanCopy as words } from '@/content/scan';
import { problemOf } from './problemOf';
import { CODE_FIELD } from './reader/useHandScanner';
import { readCode, type ScanCode } from './scanCode';

export const NUMBER_FIELD = 'scan-number';

const INPUT = {
  htmlInput: {
    ...{ spellCheck: false, translate: 'no', autoCapitalize: 'characters', enterKeyHint: 'done' },
    [CODE_FIELD]: '',
  },
} as const;

interface NumberFormProps {
  onCode: (code: ScanCode) => void;
  onWrong: () => void;
}

/** For what cannot be scanned; a hand scanner may type into it, too. */
export function NumberForm({ onCode, onWrong }: NumberFormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const change = (next: string) => {
    const added = next.startsWith(text) ? next.slice(text.length) : '';
    // A scanner without an end has typed one number after the other.
    const isSecond = readCode(text) !== null && readCode(added) !== null;
    setText(next);
    setProblem(isSecond ? words.twoNumbers : '');
    if (isSecond) onWrong();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = readCode(text);
    if (code) {
      setText('');
      setProblem('');
      onCode(code);
    } else {
      setProblem(text.trim() ? problemOf(text.trim()) : words.numberMissing);
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
        id={NUMBER_FIELD}
        fullWidth
        label={words.number}
        value={text}
        onChange={({ target }) => change(target.value)}
        onBlur={() => {
          if (readCode(text)) setProblem(words.untaken);
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
