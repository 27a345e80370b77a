import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { notPrinted } from '../notPrinted';

/** A typed word is asked for once it is there, not letter by letter. */
const TYPING_MS = 250;

/** As a small field of a form, without its parts: what a list shows first loads none of them. */
const field = {
  flex: '1 1 24rem',
  minWidth: 0,
  height: '4rem',
  px: 1.75,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: 1,
  '&:hover': { borderColor: 'text.primary' },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

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
    <Box
      component="input"
      type="search"
      aria-label={label}
      value={shownText}
      onChange={({ target }) => setState({ of: value, text: target.value })}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      placeholder={hint ?? label}
      title={hint}
      sx={{ ...field, maxWidth: hint ? '60rem' : '36rem', ...(!shownText && notPrinted) }}
    />
  );
}
