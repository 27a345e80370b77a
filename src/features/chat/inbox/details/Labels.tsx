import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { deskCopy as words } from '@/content/chatDesk';
import { ChangingContent } from '@/ui/focus/ChangingContent';
import { plainList } from '@/ui/plainList';
import { useSetChatLabelMutation } from '../../deskApi';

interface LabelsProps {
  chat: string;
  labels: readonly string[];
  /** Those that any chat has. */
  knownLabels: readonly string[];
  onShow: (label: string) => void;
}

const MOST_CHARACTERS = 30;

/** The labels of a chat: pressing one shows the chats that have it. */
export function Labels({ chat, labels, knownLabels, onShow }: LabelsProps) {
  const [setLabel, { error }] = useSetChatLabelMutation();
  const [labelText, setLabelText] = useState('');
  const list = useId();
  const add = async () => {
    if (!labelText.trim()) return;
    const { error: problem } = await setLabel({ chat, label: labelText, present: true });
    if (!problem) setLabelText((now) => (now === labelText ? '' : now)); // the next label may be under way
  };
  return (
    <ChangingContent contentKey={labels.length}>
      <Stack spacing={1}>
        {labels.length > 0 && (
          <Stack direction="row" component="ul" sx={{ ...plainList, flexWrap: 'wrap', gap: 1 }}>
            {labels.map((label) => (
              <Box
                component="li"
                key={label}
                sx={{
                  display: 'flex',
                  border: '1px solid',
                  borderColor: 'divider',
                  borderRadius: 1,
                  maxWidth: '100%',
                }}
              >
                <Button
                  aria-label={words.showLabel(label)}
                  onClick={() => onShow(label)}
                  sx={{
                    minWidth: 0,
                    px: 1.2,
                    py: 0.4,
                    fontSize: 'caption.fontSize',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {label}
                </Button>
                <IconButton
                  size="small"
                  aria-label={words.removeLabel(label)}
                  onClick={() => void setLabel({ chat, label, present: false })}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </Box>
            ))}
          </Stack>
        )}
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <TextField
            size="small"
            fullWidth
            label={words.addLabel}
            helperText={words.labelHint}
            value={labelText}
            onChange={({ target }) => setLabelText(target.value)}
            slotProps={{ htmlInput: { list, maxLength: MOST_CHARACTERS, enterKeyHint: 'done' } }}
          />
          <datalist id={list}>
            {knownLabels
              .filter((label) => !labels.includes(label))
              .map((label) => (
                <option key={label} value={label} />
              ))}
          </datalist>
        </Box>
        {error && <Alert severity="error">{error.message}</Alert>}
      </Stack>
    </ChangingContent>
  );
}
