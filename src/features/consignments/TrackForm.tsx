import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { paths } from '@/config/paths';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Unanswered } from '@/ui/forms/Unanswered';
import { markUnanswered } from '@/ui/forms/unansweredMark';
import { WithoutScript } from '@/ui/forms/WithoutScript';

interface TrackFormProps {
  /** The tracking id in the URL; undefined until hydration. */
  sought: string | undefined;
  busy: boolean;
  onTrack: (trackingId: string) => void;
  /** Called if the form is submitted empty; the field itself shows the message too. */
  onEmpty: (message: string) => void;
}

const EMPTY = 'Please provide your tracking ID to continue';

/** A real GET form: before hydration it reloads the page with the id, after it nothing reloads. */
export function TrackForm({ sought, busy, onTrack, onEmpty }: TrackFormProps) {
  const [trackingId, setTrackingId] = useState(sought ?? '');
  const [shown, setShown] = useState(sought);
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Takes over what was typed before hydration, and a search whose early call failed, which is sent again. In a layout
  // effect: the form may be submitted immediately.
  useLayoutEffect(() => {
    if (!input.current) return;
    if (input.current.value) setTrackingId(input.current.value);
    markUnanswered(input.current, false);
  }, []);
  // The field follows the id in the URL without a `key`: a remount would lose the focus.
  if (sought !== undefined && sought !== shown) {
    const isTypedEarly = shown === undefined && trackingId !== '';
    if (!isTypedEarly && trackingId.trim() !== sought) setTrackingId(sought);
    setError('');
    setShown(sought);
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    markUnanswered(event.currentTarget, false);
    const trimmed = trackingId.trim();
    setError(trimmed ? '' : EMPTY);
    if (trimmed) onTrack(trimmed);
    else onEmpty(EMPTY);
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
          value={trackingId}
          onChange={({ target }) => setTrackingId(target.value)}
          placeholder="Ex: AG123"
          error={Boolean(error)}
          helperText={error}
          autoComplete="off"
          slotProps={{ htmlInput: { spellCheck: false, translate: 'no', autoCapitalize: 'characters' } }}
        />
        <SubmitButton label="Track Result" busyLabel="Processing" busy={busy} />
      </Box>
      <Unanswered />
      <WithoutScript />
    </Box>
  );
}
