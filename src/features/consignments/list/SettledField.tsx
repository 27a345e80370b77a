import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface SettledFieldProps {
  id: string;
  label: string;
  type: 'date' | 'number';
  value: string;
  min: string;
  max: string;
  /** Whether a text is one that can be asked for; the empty one always is. */
  isValid: (text: string) => boolean;
  onSettle: (text: string) => void;
}

/** A field whose text counts once it is whole: half a date stays in it, and changes nothing. */
export function SettledField({ value, min, max, isValid, onSettle, ...field }: SettledFieldProps) {
  const [{ of, text }, setState] = useState({ of: value, text: value });
  const shown = of === value ? text : value;
  const type = (next: string) => {
    const isSettled = next === '' || isValid(next);
    setState({ of: isSettled ? next : value, text: next });
    if (isSettled && next !== value) onSettle(next);
  };
  return (
    <TextField
      {...field}
      size="small"
      value={shown}
      onChange={({ target }) => type(target.value)}
      error={shown !== '' && !isValid(shown)}
      slotProps={{ htmlInput: { min, max }, inputLabel: { shrink: true } }}
    />
  );
}
