import TextField from '@mui/material/TextField';
import { useField } from 'formik';

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly Option[];
  required?: boolean;
  disabled?: boolean;
  /** What a choice does, where it does more than fill this field. */
  onChoose?: (value: string) => void;
}

/** A native list of options bound to its form. A stored value that is not in the list stays choosable. */
export function SelectField({ options, onChoose, ...props }: SelectFieldProps) {
  const [field, { touched, error }] = useField<string>(props.name);
  const message = touched && error;
  const known = options.some(({ value }) => value === field.value);
  const choices = known ? options : [...options, { value: field.value, label: field.value }];
  return (
    <TextField
      {...props}
      {...field}
      onChange={(event) => (onChoose ? onChoose(event.target.value) : field.onChange(event))}
      id={props.name}
      select
      error={Boolean(message)}
      helperText={message}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
