import SendIcon from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import {
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { CHAT_TYPING_EVERY_MS } from '@/config/timing';
import { chatCopy } from '@/content/chat';
import { growing } from '@/ui/forms/growing';
import { isComposing } from '@/ui/forms/isComposing';
import { selectIn } from '@/ui/forms/selectIn';
import { readDraft } from '@/ui/forms/sessionDraft';
import { useSessionDraft } from '@/ui/forms/useSessionDraft';
import { lengthOf, MAX_MESSAGE_LENGTH, toBody } from '../chat';

/** Why a text is not sent, and which part of it is the reason. */
interface Refusal {
  words: string;
  start: number;
  end: number;
}

/** Of a field that takes the place of the plain one. */
export type MessageFieldProps = TextFieldProps & { value: string; onText: (text: string) => void };

interface MessageBoxProps {
  label: string;
  placeholder: string;
  /** Storage key of the draft. */
  draftKey: string;
  inputRef?: Ref<HTMLTextAreaElement>;
  Field?: ComponentType<MessageFieldProps>;
  refuse?: (text: string) => Refusal | undefined;
  onSend: (text: string) => void;
  onType: () => void;
}

const NEARLY_FULL = 200;
const EMPTY = { text: '' };
const box = growing({ rows: 2, most: 5 });

/** Keeps the focus in the field, so that a phone's keyboard stays open for the next message. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The hint on how many characters are left, once there are few. */
const remainingIn = (text: string) => {
  const remaining = MAX_MESSAGE_LENGTH - lengthOf(toBody(text));
  if (remaining < 0) return { isTooLong: true, words: chatCopy.tooLong(-remaining) };
  return { isTooLong: false, words: remaining <= NEARLY_FULL ? chatCopy.charactersLeft(remaining) : '' };
};

function PlainField({ onText, ...props }: MessageFieldProps) {
  return <TextField {...props} onChange={({ target }) => onText(target.value)} />;
}

/** Enter sends, Shift+Enter starts a new line. A blank message is not sent, and one that is refused stays. */
export function MessageBox({
  label,
  placeholder,
  draftKey,
  inputRef,
  Field = PlainField,
  refuse,
  onSend,
  onType,
}: MessageBoxProps) {
  const [text, setText] = useState(() => readDraft<typeof EMPTY>(draftKey)?.text ?? '');
  useSessionDraft(draftKey, { text }, EMPTY);
  const [refusalText, setRefusalText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const ref = useForkRef(inputRef, input);
  const saidAt = useRef(0);
  const hintId = useId();
  const { isTooLong, words: remaining } = remainingIn(text);
  const words = refusalText || remaining;
  const canSend = !isTooLong && toBody(text) !== '';

  const change = (text: string) => {
    setText(text);
    setRefusalText('');
    const now = Date.now();
    if (!toBody(text) || Math.abs(now - saidAt.current) < CHAT_TYPING_EVERY_MS) return;
    saidAt.current = now;
    onType();
  };
  const send = () => {
    if (!canSend) return;
    const refusal = refuse?.(text);
    if (refusal && input.current) {
      setRefusalText(refusal.words);
      selectIn(input.current, refusal.start, refusal.end);
      return;
    }
    onSend(text);
    setText('');
    saidAt.current = 0;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        gap: 1,
        p: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Field
        {...box}
        size="small"
        value={text}
        placeholder={placeholder}
        error={isTooLong || refusalText !== ''}
        helperText={words}
        inputRef={ref}
        onText={change}
        onKeyDown={onKeyDown}
        slotProps={{
          input: box.slotProps.input,
          htmlInput: {
            ...box.slotProps.htmlInput,
            'aria-label': label,
            'aria-describedby': words ? hintId : undefined,
            dir: 'auto',
            enterKeyHint: 'send',
          },
          formHelperText: { id: hintId, role: 'status' },
        }}
      />
      <IconButton
        type="submit"
        aria-label={chatCopy.send}
        aria-disabled={!canSend}
        color="primary"
        onMouseDown={keepFocus}
        sx={{ width: '4.4rem', height: '4.4rem', opacity: canSend ? 1 : 0.4 }}
      >
        <SendIcon />
      </IconButton>
    </Box>
  );
}
