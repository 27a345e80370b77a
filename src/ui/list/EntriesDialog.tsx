import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ConfirmDialog';
import { DialogFrame } from '../DialogFrame';
import { ErrorState } from '../ErrorState';
import { LoadingState } from '../loading/LoadingState';
import { plainList } from '../plainList';
import { useQuestion } from '../useQuestion';
import { entryStyle } from './entryStyle';

interface Entry {
  id: number;
  name: string;
}

interface EntriesDialogProps<Stored extends Entry> {
  words: Record<'title' | 'loading' | 'empty' | 'delete' | 'close', string> &
    Record<'deleteLabel' | 'deleteTitle', (name: string) => string>;
  list: {
    data?: readonly Stored[];
    error?: { message?: string };
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The mutation that deletes an entry by its id. */
  deletion: readonly [
    (id: number) => Promise<{ error?: unknown }>,
    { isLoading: boolean; error?: { message?: string }; reset: () => void },
  ];
  busy?: boolean;
  /** Why what was chosen last could not be done. */
  problem?: string;
  /** An entry of everybody, which cannot be deleted. */
  first?: ReactNode;
  /** An entry's name and what is done with it. */
  children: (entry: Stored) => ReactNode;
  /** Beside the button that closes. */
  actions?: ReactNode;
  onClose: () => void;
}

/** What is stored under names, such as templates and views: each can be chosen or deleted. */
export function EntriesDialog<Stored extends Entry>(props: EntriesDialogProps<Stored>) {
  const { words, list, busy = false, problem, first, children, actions, onClose } = props;
  const { data, error, isFetching, refetch } = list;
  const [remove, mutation] = props.deletion;
  const question = useQuestion<Stored>({
    titleOf: ({ name }) => words.deleteTitle(name),
    act: ({ id }) => remove(id),
    verb: words.delete,
    mutation,
    problem: mutation.error?.message,
  });
  return (
    <DialogFrame
      title={words.title}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {words.close}
          </Button>
          {actions}
        </>
      }
    >
      {isFetching && !data && <LoadingState label={words.loading} />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography sx={{ pb: first ? 2 : 0 }}>{words.empty}</Typography>}
      <Box component="ul" sx={plainList}>
        {first && (
          <Box component="li" sx={entryStyle}>
            {first}
          </Box>
        )}
        {data?.map((entry) => (
          <Box component="li" key={entry.id} sx={entryStyle}>
            {children(entry)}
            <Button
              color="error"
              disabled={busy}
              onClick={() => question.ask(entry)}
              aria-label={words.deleteLabel(entry.name)}
            >
              {words.delete}
            </Button>
          </Box>
        ))}
      </Box>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <ConfirmDialog {...question.dialog} />
    </DialogFrame>
  );
}

/** An entry's name, and what tells it from others at a glance. */
export function EntryName({ name, detail }: { name: string; detail: string }) {
  return (
    <Box sx={{ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box dir="auto" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      <Box translate="no" dir="auto" sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>
        {detail}
      </Box>
    </Box>
  );
}
