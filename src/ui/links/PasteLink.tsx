import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useContext, useState } from 'react';
import { readLinkToken } from '@/config/linkAddress';
import { linkCopy as words } from '@/content/links';
import { useFocusOnMount } from '../focus/useFocusOnMount';
import { growing } from '../forms/growing';
import { LinkContext } from './linkContext';

const { slotProps, ...LINK_FIELD } = growing(
  { least: 2, most: 6 },
  { autoComplete: 'off', spellCheck: false, translate: 'no' },
);

/** Reads the token out of a link that a mail program has cut, wrapped or encoded, wherever the text of it was copied from. */
export function PasteLink() {
  const { onOpen } = useContext(LinkContext);
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  return (
    <Stack
      component="form"
      noValidate
      spacing={1.5}
      sx={{ maxWidth: '60rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        const { token, isWhole } = readLinkToken(text);
        if (isWhole) onOpen(token);
        else setRefused(true);
      }}
    >
      <Typography>{words.whatToDo}</Typography>
      <TextField
        label={words.paste}
        value={text}
        error={isRefused}
        helperText={isRefused && words.noLink}
        onChange={({ target }) => {
          setText(target.value);
          setRefused(false);
        }}
        {...LINK_FIELD}
        slotProps={{ ...slotProps, formHelperText: { role: 'alert' } }}
      />
      <Button type="submit" variant="formBTN" sx={{ alignSelf: 'flex-start' }}>
        {words.open}
      </Button>
    </Stack>
  );
}

/** In place of what a link was about, where it has not arrived as it was sent: it may work all the same. */
export function LinkChanged() {
  const place = useFocusOnMount<HTMLDivElement>();
  return (
    <Stack ref={place} tabIndex={-1} spacing={3} sx={{ outline: 'none' }}>
      <Alert severity="warning" role="status">
        {words.changed}
      </Alert>
      <PasteLink />
    </Stack>
  );
}

interface NoLinkProps {
  /** What to do after a reload, which keeps no token. */
  again: string;
  /** The page has shown a link before: nothing was lost on the way. */
  wasOpened: boolean;
}

/** Where the address has no token. */
export function NoLink({ again, wasOpened }: NoLinkProps) {
  return (
    <Stack spacing={3}>
      <Alert severity="info">
        {again} {!wasOpened && words.lost}
      </Alert>
      {!wasOpened && <PasteLink />}
    </Stack>
  );
}
