import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { paths } from '@/config/paths';
import { trackingCopy } from '@/content/tracking';
import { isComposing } from '@/ui/forms/isComposing';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Unanswered } from '@/ui/forms/Unanswered';
import { markUnanswered } from '@/ui/forms/unansweredMark';
import { WithoutScript } from '@/ui/forms/WithoutScript';
import { Retrying } from '@/ui/loading/Retrying';
import { areSameIds, MAX_IDS, readIds } from './soughtIds';

interface TrackFormProps {
  /** What the URL asks for; undefined until hydration. */
  sought: string | undefined;
  busy: boolean;
  onTrack: (text: string) => void;
  /** Called if the form cannot be sent; the field itself shows the message too. */
  onRefused: (message: string) => void;
}

/** Why a text cannot be searched for; empty if it can. */
const refusalOf = (text: string) => {
  const { length } = readIds(text);
  if (length === 0) return trackingCopy.empty;
  return length > MAX_IDS ? trackingCopy.tooMany(length, MAX_IDS) : '';
};

/** A real GET form: before hydration it reloads the page with the id, after it nothing reloads. */
export function TrackForm({ sought, busy, onTrack, onRefused }: TrackFormProps) {
  const [text, setText] = useState(sought ?? '');
  const [shown, setShown] = useState(sought);
  const [error, setError] = useState(() => sought && refusalOf(sought));
  const input = useRef<HTMLInputElement>(null);
  // Takes over what was typed before hydration, and a search whose early call failed, which is sent again. In a layout
  // effect: the form may be submitted immediately.
  useLayoutEffect(() => {
    if (!input.current) return;
    if (input.current.value) setText(input.current.value);
    markUnanswered(input.current, false);
  }, []);
  // The field follows the URL without a `key`: a remount would lose the focus.
  if (sought !== undefined && sought !== shown) {
    const isTypedEarly = shown === undefined && text !== '';
    if (!isTypedEarly && !areSameIds(text, sought)) setText(sought);
    setError(sought && refusalOf(sought));
    setShown(sought);
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    markUnanswered(event.currentTarget, false);
    const refusal = refusalOf(text);
    setError(refusal);
    if (refusal) onRefused(refusal);
    else onTrack(text.trim());
  };
  /** Browsers ignore Enter while the button is disabled: another search does not wait for the answer to the last one. */
  const submitAnother = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!busy || event.key !== 'Enter' || isComposing(event.nativeEvent) || areSameIds(text, sought ?? ''))
      return;
    event.preventDefault();
    input.current?.form?.requestSubmit();
  };
  return (
    <Box
      component="form"
      sx={{ maxWidth: '80rem' }}
      action={paths.tracking}
      method="get"
      noValidate
      onSubmit={submit}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        <label htmlFor="tracking-id">Enter the consignment number</label>
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 2,
          alignItems: { sm: 'flex-start' },
        }}
      >
        <TextField
          id="tracking-id"
          name="id"
          inputRef={input}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={submitAnother}
          placeholder="Ex: AG123"
          error={Boolean(error)}
          helperText={error || trackingCopy.hint(MAX_IDS)}
          autoComplete="off"
          slotProps={{ htmlInput: { spellCheck: false, translate: 'no', autoCapitalize: 'characters' } }}
        />
        <SubmitButton label="Track Result" busyLabel="Processing" busy={busy} />
      </Box>
      <div aria-live="polite">{busy && <Retrying />}</div>
      <Unanswered />
      <WithoutScript />
    </Box>
  );
}
