import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { deskCopy as words } from '@/content/chatDesk';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { formatDayYearAndTime } from '@/ui/dates/formatDate';
import { ChangingContent } from '@/ui/focus/ChangingContent';
import { growing } from '@/ui/forms/growing';
import { openRequestKey } from '@/ui/forms/requestKey';
import { dropDraft, readDraft } from '@/ui/forms/sessionDraft';
import { useSessionDraft } from '@/ui/forms/useSessionDraft';
import { useQuestion } from '@/ui/useQuestion';
import { lengthOf, MAX_MESSAGE_LENGTH, toBody } from '../../chat';
import type { ChatNote } from '../../desk';
import { useAddChatNoteMutation, useDeleteChatNoteMutation } from '../../deskApi';

interface NotesProps {
  chat: string;
  notes: readonly ChatNote[];
  /** The address of who looks. */
  me: string;
}

const EMPTY = { text: '' };

function NoteForm({ chat }: { chat: string }) {
  const key = storageKeys.agentNote(chat);
  const [add, { error, isLoading }] = useAddChatNoteMutation();
  const [text, setText] = useState(() => readDraft<typeof EMPTY>(key)?.text ?? '');
  const [problem, setProblem] = useState('');
  const [requestKey] = useState(() => openRequestKey(storageKeys.requestKey(key)));
  useSessionDraft(key, { text }, EMPTY);
  const send = async () => {
    const note = toBody(text);
    if (!note) return void setProblem(words.noteBlank);
    if (lengthOf(note) > MAX_MESSAGE_LENGTH) return void setProblem(words.noteTooLong);
    const { error: problem } = await add({ chat, id: requestKey.keyFor({ note }), note });
    if (problem) return;
    requestKey.close();
    // If another chat was chosen meanwhile, the field is gone, and the draft has to be dropped here.
    if (readDraft<typeof EMPTY>(key)?.text === text) dropDraft(key);
    setText((now) => (now === text ? '' : now)); // what was typed meanwhile is the next note
  };
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        {...growing({ rows: 2, most: 6 }, { dir: 'auto' })}
        size="small"
        label={words.note}
        value={text}
        error={problem !== ''}
        helperText={problem || words.notesHint}
        onChange={({ target }) => {
          setText(target.value);
          setProblem('');
        }}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      <Button
        type="submit"
        variant="formBack"
        loading={isLoading}
        sx={{ alignSelf: 'flex-start', minWidth: 0, px: 1.5, py: 0.6 }}
      >
        {words.addNote}
      </Button>
    </Stack>
  );
}

/** What agents have noted for each other. */
export function Notes({ chat, notes, me }: NotesProps) {
  const [remove, mutation] = useDeleteChatNoteMutation();
  const deletion = useQuestion<string>({
    titleOf: () => words.deleteNote,
    verb: words.deleteVerb,
    act: (id) => remove({ chat, id }),
    mutation,
    problem: mutation.error?.message,
  });
  return (
    <ChangingContent contentKey={notes.length}>
      <Stack spacing={2}>
        {notes.map(({ id, author, at, note }) => (
          <Box key={id} sx={{ borderLeft: '3px solid', borderColor: 'divider', pl: 1.2 }}>
            <Typography color="textSecondary" sx={{ fontSize: 'caption.fontSize', overflowWrap: 'anywhere' }}>
              {author === me ? words.you(author) : author}, {formatDayYearAndTime(at)}
            </Typography>
            <Typography translate="no" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
            {author === me && (
              <Button size="small" onClick={() => deletion.ask(id)} sx={{ minWidth: 0, px: 0 }}>
                {words.deleteNote}
              </Button>
            )}
          </Box>
        ))}
        <NoteForm chat={chat} />
        <ConfirmDialog text={words.deleteNoteText} {...deletion.dialog} />
      </Stack>
    </ChangingContent>
  );
}
