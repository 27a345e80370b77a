import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { nativeSelect } from '@/ui/forms/nativeSelect';

interface QuoteSelectProps {
  name: string;
  label: string;
  disabled?: boolean;
  hint?: string;
  /** Its options. */
  children: ReactNode;
}

/** The browser's own select, bound to the form. */
export function QuoteSelect({ name, label, disabled, hint, children }: QuoteSelectProps) {
  const [field] = useField<string>(name);
  return (
    <TextField
      {...field}
      select
      id={`quote-${name}`}
      label={label}
      disabled={disabled}
      helperText={hint}
      slotProps={nativeSelect}
    >
      {children}
    </TextField>
  );
}
