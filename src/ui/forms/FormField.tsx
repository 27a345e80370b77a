import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { memo } from 'react';

type FormFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error'> & { name: string; label: string };

/** Formik renders all fields for every key. This skips those whose props are the same objects as before. */
const Field = memo(TextField);

/** A text field bound to its form; shows its rule's message once it was left or sent. */
export function FormField({ helperText, ...props }: FormFieldProps) {
  const [field, { touched, error }] = useField<string>(props.name);
  const message = touched && error;
  return <Field {...props} {...field} error={Boolean(message)} helperText={message || helperText} />;
}
