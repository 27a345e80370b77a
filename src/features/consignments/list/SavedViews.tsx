import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { viewsCopy as words } from '@/content/consignmentList';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { useQuestion } from '@/ui/useQuestion';
import { entryStyle } from '@/ui/list/entryStyle';
import { plainList } from '@/ui/plainList';
import { NameView } from './NameView';
import { useDeleteViewMutation, useListViewsQuery, type SavedView } from './savedViewsApi';
import type { ConsignmentsAddress } from './useConsignmentsAddress';

interface SavedViewsProps {
  address: ConsignmentsAddress;
  onClose: () => void;
}

/** The views of this admin: each is opened by its name, renamed or deleted; the list as it is now becomes another one. */
export function SavedViews({ address, onClose }: SavedViewsProps) {
  const id = useId();
  const { data: views, error, isFetching, refetch } = useListViewsQuery();
  const [naming, setNaming] = useState<{ renamed?: SavedView }>();
  const [remove, mutation] = useDeleteViewMutation();
  const deletion = useQuestion<SavedView>({
    titleOf: ({ name }) => words.deleteTitle(name),
    act: (view) => remove(view.id),
    verb: words.delete,
    mutation,
    problem: mutation.error?.message,
  });
  const open = (query: string) => {
    address.open(query);
    onClose();
  };
  const opener = (name: string, query: string) => (
    <Button
      onClick={() => open(query)}
      sx={{ flex: '1 1 16rem', justifyContent: 'start', textAlign: 'start' }}
    >
      <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {query === address.query && (
        <Box component="span" sx={{ ml: 1, fontWeight: 400, color: 'text.secondary' }}>
          {words.shown}
        </Box>
      )}
    </Button>
  );
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        {isFetching && !views && <LoadingState label={words.loading} />}
        {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
        {views?.length === 0 && <Typography sx={{ pb: 2 }}>{words.empty}</Typography>}
        <Box component="ul" sx={plainList}>
          <Box component="li" sx={entry}>
            {opener(words.everything, '')}
          </Box>
          {views?.map((view) => (
            <Box component="li" key={view.id} sx={entry}>
              {opener(view.name, view.address)}
              <Button onClick={() => setNaming({ renamed: view })} aria-label={words.renameLabel(view.name)}>
                {words.rename}
              </Button>
              <Button
                color="error"
                onClick={() => deletion.ask(view)}
                aria-label={words.deleteLabel(view.name)}
              >
                {words.delete}
              </Button>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{words.close}</Button>
        <Button variant="formBTN" disabled={!views || address.query === ''} onClick={() => setNaming({})}>
          {words.save}
        </Button>
      </DialogActions>
      {naming && <NameView {...naming} address={address.query} onClose={() => setNaming(undefined)} />}
      <ConfirmDialog {...deletion.dialog} />
    </Dialog>
  );
}

const entry = { ...entryStyle, py: 1 };
