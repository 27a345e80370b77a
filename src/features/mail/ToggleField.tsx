import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useField } from 'formik';
import type { ReactNode } from 'react';

interface ToggleFieldProps {
  name: string;
  label: string;
  choices: readonly { value: string; label: string; symbol: ReactNode }[];
  disabled: boolean;
}

/** A choice between a few looks, bound to its form; one is always selected. */
export function ToggleField({ name, label, choices, disabled }: ToggleFieldProps) {
  const [{ value: chosenValue }, , { setValue }] = useField<string>(name);
  return (
    <ToggleButtonGroup exclusive size="small" aria-label={label} value={chosenValue} disabled={disabled}>
      {choices.map(({ value, label: choice, symbol }) => (
        <ToggleButton
          key={value}
          value={value}
          aria-label={choice}
          title={choice}
          onClick={() => void setValue(value)}
          sx={{ minWidth: '3.6rem', height: '3.6rem', p: 0.5 }}
        >
          {symbol}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
