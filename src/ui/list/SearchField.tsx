import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { notPrinted } from '../notPrinted';

/** A typed word is asked for once it is there, not letter by letter. */
const TYPING_MS = 250;

interface SearchFieldProps {
  label: string;
  hint?: string;
  /** What is searched for. */
  value: string;
  onSearch: (text: string) => void;
}

/** The search of a list: its letters are drawn in it alone, and searched for after a pause, by Enter, or when it is left. */
export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const [{ of, text }, setState] = useState({ of: value, text: value });
  const shownText = of === value ? text : value;
  const settle = () => {
    if (shownText === value) return;
    setState({ of: shownText, text: shownText });
    onSearch(shownText);
  };
  useEffect(() => {
    const pause = setTimeout(settle, TYPING_MS);
    return () => clearTimeout(pause);
  });
  return (
    <TextField
      label={label}
      type="search"
      size="small"
      value={shownText}
      onChange={({ target }) => setState({ of: value, text: target.value })}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      placeholder={hint}
      sx={{ flex: '1 1 24rem', maxWidth: hint ? '60rem' : '36rem', ...(!shownText && notPrinted) }}
    />
  );
}
