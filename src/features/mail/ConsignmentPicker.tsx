import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { mailCopy } from '@/content/mail';
import type { ConsignmentSummary } from '@/domain/consignment/consignment';
import { useLazyGetConsignmentQuery, useListConsignmentsQuery } from '@/domain/consignment/consignmentsApi';
import type { Parties } from './mailValues';

const SUGGESTIONS = 8;

const placeOf = (row?: ConsignmentSummary) => row && `${row.city}, ${row.currentLocation}`;

interface ConsignmentPickerProps {
  /** The tracking id of the consignment chosen already, for example in a draft. */
  chosenId: string | undefined;
  /** Called with undefined while it is being fetched, and if none is chosen any more. */
  onChoose: (parties: Parties | undefined) => void;
  disabled: boolean;
}

/** Finds a consignment by its tracking number, and passes on its parties once they have loaded. */
export function ConsignmentPicker({ chosenId, onChoose, disabled }: ConsignmentPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [value, setValue] = useState(chosenId ?? null);
  const { currentData, isFetching, error } = useListConsignmentsQuery(
    { page: 0, pageSize: SUGGESTIONS, filter: { search: text.trim(), archived: 'all' } },
    { skip: !isOpen },
  );
  const [fetchWhole] = useLazyGetConsignmentQuery();
  const rows = new Map(currentData?.map((row) => [row.trackingId, row]));
  const foundIds = [...rows.keys()];
  const isUnchosen = !isOpen && value === null && text.trim() !== '';
  // A response may arrive after another choice: its address must not get into this letter.
  const wantedId = useRef<string | null>(null);
  const choose = async (trackingId: string | null) => {
    wantedId.current = trackingId;
    setValue(trackingId);
    onChoose(undefined);
    const row = trackingId === null ? undefined : rows.get(trackingId);
    if (!row) return;
    const { data, error: failure } = await fetchWhole(row.id);
    if (wantedId.current !== trackingId) return;
    if (failure || !data) setValue(null);
    else onChoose(data);
  };
  return (
    <Autocomplete
      id="mail-consignment"
      disabled={disabled}
      autoHighlight
      clearOnBlur={false}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      value={value}
      // The chosen one has to be among the options, whatever the current search is.
      options={value === null || rows.has(value) ? foundIds : [...foundIds, value]}
      filterOptions={() => foundIds}
      loading={isFetching}
      noOptionsText={error?.message ?? mailCopy.noConsignment}
      // Enter selects an option here; it must not send the letter.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onInputChange={(_event, text) => setText(text)}
      onChange={(_event, trackingId) => void choose(trackingId)}
      renderOption={({ key, ...props }, trackingId) => (
        <li key={key} {...props}>
          <ListItemText
            primary={<span translate="no">{trackingId}</span>}
            secondary={placeOf(rows.get(trackingId))}
            sx={{ my: 0 }}
          />
        </li>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          label={mailCopy.labels.consignment}
          error={isUnchosen}
          helperText={isUnchosen ? mailCopy.notChosen : mailCopy.consignmentHint}
        />
      )}
    />
  );
}
