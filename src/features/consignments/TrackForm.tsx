import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { paths } from '@/config/paths';
import { WithoutScript } from '@/ui/WithoutScript';

interface TrackFormProps {
  /** What a link already asked for. */
  initialId: string;
  busy: boolean;
  onTrack: (trackingId: string) => void;
  /** Sent with nothing in it; the field itself says so too. */
  onEmpty: (message: string) => void;
}

const EMPTY = 'Please provide your tracking ID to continue';

/** A real GET form: before the script it reloads the page with the id, after it nothing reloads. */
export function TrackForm({ initialId, busy, onTrack, onEmpty }: TrackFormProps) {
  const [trackingId, setTrackingId] = useState(initialId);
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Typed before the script was there. Before anything else can happen: the form may be sent at once.
  useLayoutEffect(() => {
    if (input.current?.value) setTrackingId(input.current.value);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
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
        <Button type="submit" variant="formBTN" disabled={busy} sx={{ minHeight: '5.6rem', flex: 'none' }}>
          {busy ? 'Processing' : 'Track Result'}
        </Button>
      </Box>
      <WithoutScript />
    </Box>
  );
}
