import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { memo } from 'react';

type FormFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error'> & { name: string; label: string };

/** Formik re-renders all fields on every keystroke; this skips those whose props are identical. */
const Field = memo(TextField);

/**
 * A text field bound to its form. What is wrong is said once the form was sent, then as one types, and not as the field is
 * left: the message would push the button from under the pointer that presses it.
 */
export function FormField({ helperText, ...props }: FormFieldProps) {
  const [{ value, onChange }, { touched, error }] = useField<string>(props.name);
  const message = touched && error;
  return (
    <Field
      {...props}
      value={value}
      onChange={onChange}
      error={Boolean(message)}
      helperText={message || helperText}
    />
  );
}
