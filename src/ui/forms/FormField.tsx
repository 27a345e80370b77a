import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';

type FormFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error'> & { name: string; label: string };

/** A text field bound to its form; shows its rule's message once it was left or sent. */
export function FormField({ helperText, ...props }: FormFieldProps) {
  const [field, { touched, error }] = useField<string>(props.name);
  const message = touched && error;
  return <TextField {...props} {...field} error={Boolean(message)} helperText={message || helperText} />;
}
