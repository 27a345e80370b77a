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
  /** What the address asks for, as soon as the address may be read. */
  sought: string | undefined;
  busy: boolean;
  onTrack: (trackingId: string) => void;
  /** Sent with nothing in it; the field itself says so too. */
  onEmpty: (message: string) => void;
}

const EMPTY = 'Please provide your tracking ID to continue';

/** A real GET form: before the script it reloads the page with the id, after it nothing reloads. */
export function TrackForm({ sought, busy, onTrack, onEmpty }: TrackFormProps) {
  const [trackingId, setTrackingId] = useState(sought ?? '');
  const [shown, setShown] = useState(sought);
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Typed before the script was there. Before anything else can happen: the form may be sent at once.
  useLayoutEffect(() => {
    if (input.current?.value) setTrackingId(input.current.value);
  }, []);
  // The field shows the id of each address, and stays as it is while somebody is in it: mounted anew it would lose the focus.
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
