import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { zonedTimeCopy as words } from '@/content/updates';
import { knownZone, toInstant } from '@/ui/dates/formatDate';
import { changeAt } from '@/ui/dates/wallClock';
import { momentText } from './momentText';
import { shownTime, type Where } from './where';

interface ZonedTimeFieldProps {
  name: string;
  label: string;
  /** Whose clock the field reads; one of an unknown zone reads the user's own. */
  where: Where;
  /** An instant that is shown until the field is changed. */
  initial?: string;
  required?: boolean;
  disabled?: boolean;
  /** What else is to be said of the value. */
  hint?: string;
  onBlur?: () => void;
}

const slotProps = { inputLabel: { shrink: true } };

/** What the time means: on the clock of the place, and on the user's own where that differs, or there is no place in particular. */
const hintOf = (text: string, { name, zone, note }: Where) => {
  if (!knownZone(zone)) return note ?? (name ? words.unknownZone(name) : words.noPlace);
  if (!text) return words.clockOf(name, zone ?? '');
  const placeTime = words.there(name, momentText(toInstant(text, zone), zone));
  const change = changeAt(text, zone);
  return change ? `${placeTime}. ${words[change]}` : placeTime;
};

/** Each in a line of its own. */
const Hints = ({ texts }: { texts: readonly (string | undefined)[] }) =>
  texts.map(
    (text) =>
      text && (
        <Box component="span" key={text} sx={{ display: 'block' }}>
          {text}
        </Box>
      ),
  );

/** A date with its time on the clock of a place, bound to its form: a text of such a field, null until it is changed. */
export function ZonedTimeField({ where, initial, hint, ...props }: ZonedTimeFieldProps) {
  const [{ value, onChange }, { touched, error }] = useField<string | null>(props.name);
  const text = shownTime(value, where, initial);
  const message = touched && error;
  return (
    <TextField
      {...props}
      id={props.name}
      type="datetime-local"
      value={text}
      onChange={onChange}
      error={Boolean(message)}
      helperText={message || <Hints texts={[hint, hintOf(text, where)]} />}
      slotProps={slotProps}
    />
  );
}
