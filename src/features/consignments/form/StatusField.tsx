import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';

/** Terms that other carriers use; a status is still free text. */
const suggestions = [
  'Registered',
  'Picked up',
  'At origin terminal',
  'Departed',
  'In transit',
  'Customs clearance',
  'Customs hold',
  'Arrived at destination',
  'Out for delivery',
  'Delivery attempt failed',
  'On hold',
  'Delivered',
  'Returned to sender',
];

interface StatusFieldProps {
  name: string;
  id: string;
  label: string;
  required: boolean;
  disabled: boolean;
}

export function StatusField({ name, id, label, required, disabled }: StatusFieldProps) {
  const [field, { touched, error }, { setValue }] = useField<string>(name);
  const message = touched && error;
  return (
    <Autocomplete
      id={id}
      freeSolo
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
          helperText={message}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}
