import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useFormikContext } from 'formik';

/** Whether an update is told by mail: the form's field `silent`, turned round. */
export function NotifyField({ label, busy }: { label: string; busy: boolean }) {
  const { values, setFieldValue } = useFormikContext<{ silent: boolean }>();
  return (
    <FormControlLabel
      disabled={busy}
      control={
        <Checkbox
          checked={!values.silent}
          onChange={(_event, tells) => void setFieldValue('silent', !tells)}
        />
      }
      label={label}
    />
  );
}
