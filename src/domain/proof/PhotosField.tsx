import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ChangeEvent } from 'react';
import { proofCopy as words } from '@/content/proof';
import { useHold } from '@/ui/forms/hold';
import { Photo } from './Photo';
import { scalePhoto } from './scalePhoto';

interface PhotosFieldProps {
  photos: readonly string[];
  /** How many the proof has besides these. */
  stored?: number;
  disabled: boolean;
  /** Takes what becomes of the photographs that the form has by then. */
  onChange: (change: (photos: readonly string[]) => readonly string[]) => void;
}

const MOST = 4;

/** Whatever the browser stumbles over, the form goes on. */
const FAILED = { problem: 'notAPhoto' } as const;

/** Up to four photographs, from the camera of a phone or from files. The form waits for those that are being made small. */
export function PhotosField({ photos, stored = 0, disabled, onChange }: PhotosFieldProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  useHold(busy);
  const room = MOST - stored - photos.length;
  const input = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = ''; // the same file can be chosen again
    setBusy(true);
    setProblems([]);
    const photosTaken: string[] = [];
    const refusals: string[] = files.length > room ? [words.tooMany] : [];
    for (const file of files.slice(0, room)) {
      const scaled = await scalePhoto(file).catch(() => FAILED);
      if ('photo' in scaled) photosTaken.push(scaled.photo);
      else refusals.push(words[scaled.problem](file.name));
    }
    setProblems(refusals);
    onChange((before) => [...before, ...photosTaken]);
    setBusy(false);
  };
  return (
    <Stack component="fieldset" spacing={1.5} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {words.photos}
      </Typography>
      <Typography color="textSecondary">{words.photosHint}</Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' }}>
        {photos.map((photo, index) => (
          <Stack key={index} spacing={0.5} sx={{ alignItems: 'flex-start' }}>
            <Photo photo={photo} label={words.photo(index + 1, photos.length)} />
            <Button
              size="small"
              disabled={disabled || busy}
              onClick={() => onChange((before) => before.filter((_photo, at) => at !== index))}
            >
              {words.removePhoto(index + 1)}
            </Button>
          </Stack>
        ))}
      </Box>
      <Stack role="status" spacing={1}>
        {problems.map((problem, index) => (
          <Alert key={index} severity="warning" sx={{ overflowWrap: 'anywhere' }}>
            {problem}
          </Alert>
        ))}
      </Stack>
      {room > 0 && (
        <>
          <Button
            variant="formBack"
            loading={busy}
            disabled={disabled}
            onClick={() => input.current?.click()}
            sx={{ alignSelf: 'flex-start' }}
          >
            {words.addPhoto}
          </Button>
          <input
            ref={input}
            type="file"
            accept="image/*"
            multiple
            hidden
            onChange={(event) => void take(event)}
          />
        </>
      )}
    </Stack>
  );
}
