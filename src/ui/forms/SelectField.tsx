import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { memo } from 'react';
import { nativeSelect } from './nativeSelect';

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
  /** Handles a choice that changes more than this field. */
  onChoose?: (value: string) => void;
}

type SelectProps = Omit<SelectFieldProps, 'onChoose'> & {
  value: string;
  message?: string;
} & Pick<TextFieldProps, 'onChange'>;

/** Not re-rendered, with its list of countries, when another field of the form changes (see `FormField`). */
const Select = memo(function Select({ options, message, ...props }: SelectProps) {
  const isOption = options.some(({ value }) => value === props.value);
  const choices = isOption ? options : [...options, { value: props.value, label: props.value }];
  return (
    <TextField
      {...props}
      id={props.name}
      select
      error={Boolean(message)}
      helperText={message}
      slotProps={nativeSelect}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
});

/** A native select bound to its form. A stored value that is not among the options stays selectable. */
export function SelectField({ onChoose, ...props }: SelectFieldProps) {
  const [{ value, onChange }, { touched, error }] = useField<string>(props.name);
  return (
    <Select
      {...props}
      value={value}
      onChange={onChoose ? (event) => onChoose(event.target.value) : onChange}
      message={touched ? error : undefined}
    />
  );
}
