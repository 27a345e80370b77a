import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { lanesCopy as words } from '@/content/updates';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorState } from '@/ui/ErrorState';
import { openRequestKey } from '@/ui/forms/requestKey';
import { LoadingState } from '@/ui/loading/LoadingState';
import { useQuestion } from '@/ui/useQuestion';
import { entryStyle } from '@/ui/list/entryStyle';
import { plainList } from '@/ui/plainList';
import { formRefusal } from '@/domain/forms/refusal';
import { useAddLaneMutation, useDeleteLaneMutation, useListLanesQuery, type Lane } from '../journeyApi';
import { laneRoute } from './laneRoute';

interface LanesProps {
  consignment: number;
  onClose: () => void;
}

/** The templates: each can be appended to the legs of a consignment, or deleted. */
export function Lanes({ consignment, onClose }: LanesProps) {
  const id = useId();
  const { data: lanes, error, isFetching, refetch } = useListLanesQuery();
  const [add, adding] = useAddLaneMutation();
  const [requestKey] = useState(() =>
    openRequestKey(storageKeys.requestKey(storageKeys.journeyDraft(`insert-${consignment}`))),
  );
  const [remove, mutation] = useDeleteLaneMutation();
  const deletion = useQuestion<Lane>({
    titleOf: ({ name }) => words.deleteTitle(name),
    act: (lane) => remove(lane.id),
    verb: 'Delete',
    mutation,
    problem: mutation.error?.message,
  });
  const insert = async (lane: number) => {
    const answer = await add({ consignment, lane, request_key: requestKey.keyFor({ lane }) });
    if (answer.error) return;
    requestKey.close();
    onClose();
  };
  const busy = adding.isLoading;
  return (
    <Dialog open fullWidth onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        {isFetching && !lanes && <LoadingState label={words.loading} />}
        {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
        {lanes?.length === 0 && <Typography>{words.empty}</Typography>}
        <Box component="ul" sx={plainList}>
          {lanes?.map((lane) => (
            <Box component="li" key={lane.id} sx={entryStyle}>
              <Box sx={{ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box dir="auto" sx={{ fontWeight: 600 }}>
                  {lane.name}
                </Box>
                <Box translate="no" sx={{ color: 'text.secondary', fontSize: '1.4rem' }}>
                  {laneRoute(lane)}
                </Box>
              </Box>
              <Button
                variant="formBack"
                disabled={busy}
                onClick={() => void insert(lane.id)}
                aria-label={words.insertLabel(lane.name)}
              >
                {words.insert}
              </Button>
              <Button
                color="error"
                disabled={busy}
                onClick={() => deletion.ask(lane)}
                aria-label={words.deleteLabel(lane.name)}
              >
                {words.delete}
              </Button>
            </Box>
          ))}
        </Box>
        {adding.error && <Alert severity="error">{formRefusal(adding.error)}</Alert>}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose} disabled={busy}>
          {words.close}
        </Button>
      </DialogActions>
      <ConfirmDialog {...deletion.dialog} />
    </Dialog>
  );
}
