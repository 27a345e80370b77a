import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { updatesCopy as words } from '@/content/updates';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import type { EventCode } from './eventCodesApi';
import { groupCodes } from './codeGroups';

interface EventFieldProps {
  codes: readonly EventCode[];
  disabled: boolean;
  onChoose: (code: string) => void;
}

/** All the events there are, in groups. */
export function EventField({ codes, disabled, onChoose }: EventFieldProps) {
  const [{ value }, { touched, error }] = useField<string>('code');
  const message = touched && error;
  return (
    <TextField
      id="code"
      name="code"
      label={words.event}
      required
      select
      disabled={disabled}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      error={Boolean(message)}
      helperText={message}
      slotProps={nativeSelect}
    >
      <option value="">{words.chooseEvent}</option>
      {groupCodes(codes).map(({ heading, codes: grouped }) => (
        <optgroup key={heading} label={heading}>
          {grouped.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </TextField>
  );
}
