import Button from '@mui/material/Button';
import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { lanesCopy as words } from '@/content/updates';
import { openRequestKey } from '@/ui/forms/requestKey';
import { EntriesDialog, EntryName } from '@/ui/list/EntriesDialog';
import { formRefusal } from '@/domain/forms/refusal';
import { useAddLaneMutation, useDeleteLaneMutation, useListLanesQuery, type Lane } from '../journeyApi';
import { laneRoute } from './laneRoute';

interface LanesProps {
  consignment: number;
  onClose: () => void;
}

/** The templates: each can be appended to the legs of a consignment, or deleted. */
export function Lanes({ consignment, onClose }: LanesProps) {
  const [add, adding] = useAddLaneMutation();
  const [requestKey] = useState(() =>
    openRequestKey(storageKeys.requestKey(storageKeys.journeyDraft(`insert-${consignment}`))),
  );
  const insert = async (lane: number) => {
    const answer = await add({ consignment, lane, request_key: requestKey.keyFor({ lane }) });
    if (answer.error) return;
    requestKey.close();
    onClose();
  };
  const busy = adding.isLoading;
  return (
    <EntriesDialog<Lane>
      words={words}
      list={useListLanesQuery()}
      deletion={useDeleteLaneMutation()}
      busy={busy}
      problem={formRefusal(adding.error)}
      onClose={onClose}
    >
      {(lane) => (
        <>
          <EntryName name={lane.name} detail={laneRoute(lane)} />
          <Button
            variant="formBack"
            disabled={busy}
            onClick={() => void insert(lane.id)}
            aria-label={words.insertLabel(lane.name)}
          >
            {words.insert}
          </Button>
        </>
      )}
    </EntriesDialog>
  );
}
