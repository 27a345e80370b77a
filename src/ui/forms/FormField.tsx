import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { memo } from 'react';

type FormFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error'> & { name: string; label: string };

/** Formik re-renders all fields on every keystroke; this skips those whose props are identical. */
const Field = memo(TextField);

/** A text field bound to its form; shows its validation error once it was left or submitted. */
export function FormField({ helperText, ...props }: FormFieldProps) {
  const [field, { touched, error }] = useField<string>(props.name);
  const message = touched && error;
  return <Field {...props} {...field} error={Boolean(message)} helperText={message || helperText} />;
}
