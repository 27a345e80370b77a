import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { viewsCopy as words } from '@/content/consignmentList';
import { EntriesDialog } from '@/ui/list/EntriesDialog';
import { NameView } from './NameView';
import { useDeleteViewMutation, useListViewsQuery, type SavedView } from './savedViewsApi';
import type { ConsignmentsAddress } from './useConsignmentsAddress';

interface SavedViewsProps {
  address: ConsignmentsAddress;
  onClose: () => void;
}

/** The views of this admin: each is opened by its name, renamed or deleted; the list as it is now becomes another one. */
export function SavedViews({ address, onClose }: SavedViewsProps) {
  const list = useListViewsQuery();
  const [naming, setNaming] = useState<{ renamed?: SavedView }>();
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
    <>
      <EntriesDialog<SavedView>
        words={words}
        list={list}
        deletion={useDeleteViewMutation()}
        first={opener(words.everything, '')}
        actions={
          <Button
            variant="formBTN"
            disabled={!list.data || address.query === ''}
            onClick={() => setNaming({})}
          >
            {words.save}
          </Button>
        }
        onClose={onClose}
      >
        {(view) => (
          <>
            {opener(view.name, view.address)}
            <Button onClick={() => setNaming({ renamed: view })} aria-label={words.renameLabel(view.name)}>
              {words.rename}
            </Button>
          </>
        )}
      </EntriesDialog>
      {naming && <NameView {...naming} address={address.query} onClose={() => setNaming(undefined)} />}
    </>
  );
}
