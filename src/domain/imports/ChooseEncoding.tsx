import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { encodingNames, encodings, type Encoding } from '@/content/encodings';
import { importFileCopy } from '@/content/importFiles';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import { plainList } from '@/ui/plainList';
import type { TextEncoding } from './decodeText';

const { encoding: words } = importFileCopy;

const MOST_PROBABLE = 4;

interface ChooseEncodingProps {
  foundEncoding: TextEncoding;
  /** Somebody has looked at the letters. */
  isSeen: boolean;
  isDisabled: boolean;
  onChoose: (encoding: Encoding) => void;
  onSee: (isSeen: boolean) => void;
}

/** Shows how the letters of a file were read, and asks whether they are right where the file does not say so. */
export function ChooseEncoding({ foundEncoding, isSeen, isDisabled, onChoose, onSee }: ChooseEncodingProps) {
  const { encoding, isCertain, probable, preview } = foundEncoding;
  // English letters are the same in nearly all of them.
  if (isCertain && preview.length === 0) return null;
  const options = (list: readonly Encoding[]) =>
    list.map((encoding) => (
      <option key={encoding} value={encoding}>
        {encodingNames[encoding]}
      </option>
    ));
  return (
    <Stack spacing={1.5} component="section" aria-label={words.label}>
      {!isCertain && <Alert severity="warning">{words.doubtful}</Alert>}
      <TextField
        select
        label={words.label}
        value={encoding}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(target.value as Encoding)}
        slotProps={nativeSelect}
        sx={{ maxWidth: '48rem' }}
      >
        <optgroup label={words.probable}>{options(probable.slice(0, MOST_PROBABLE))}</optgroup>
        <optgroup label={words.all}>
          {options(encodings.filter((encoding) => !probable.slice(0, MOST_PROBABLE).includes(encoding)))}
        </optgroup>
      </TextField>
      <Box
        component="ul"
        aria-label={words.preview}
        sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {preview.map((text) => (
          <Box
            key={text}
            component="li"
            dir="auto"
            translate="no"
            sx={{ px: 1, py: 0.25, bgcolor: 'action.hover', borderRadius: 1, overflowWrap: 'anywhere' }}
          >
            {text}
          </Box>
        ))}
      </Box>
      {!isCertain && (
        <FormControlLabel
          control={
            <Checkbox
              checked={isSeen}
              disabled={isDisabled}
              onChange={({ target }) => onSee(target.checked)}
            />
          }
          label={words.confirm}
        />
      )}
    </Stack>
  );
}
