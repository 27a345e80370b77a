import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';

export interface SuggestFieldProps {
  name: string;
  id: string;
  label: string;
  required?: boolean;
  disabled?: boolean;
  hint?: string;
}

/** For the last field of a dialog, so that the list does not cover its buttons. */
const above = { popper: { placement: 'top' as const, modifiers: [{ name: 'flip', enabled: false }] } };

/** A line of free text bound to its form, with suggestions. */
export function SuggestField({
  name,
  id,
  label,
  required,
  disabled,
  hint,
  suggestions,
  isLast,
}: SuggestFieldProps & {
  suggestions: readonly string[];
  /** True for the last field of a dialog, below which its buttons are. */
  isLast?: boolean;
}) {
  const [field, { touched, error }, { setValue }] = useField<string>(name);
  const message = touched && error;
  return (
    <Autocomplete
      id={id}
      freeSolo
      slotProps={isLast ? above : undefined}
      disabled={disabled}
      options={suggestions}
      value={field.value}
      inputValue={field.value}
      onInputChange={(_event, text) => void setValue(text)}
      renderInput={(props) => (
        <TextField
          {...props}
          name={name}
          label={label}
          required={required}
          error={Boolean(message)}
          helperText={message || hint}
        />
      )}
    />
  );
}
