import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { mailCopy } from '@/content/mail';
import type { Consignment, ConsignmentSummary } from '@/features/consignments/consignment';
import {
  useLazyGetConsignmentQuery,
  useListConsignmentsQuery,
} from '@/features/consignments/consignmentsApi';

const SUGGESTIONS = 8;

interface ConsignmentPickerProps {
  onChoose: (consignment: Consignment | undefined) => void;
  disabled: boolean;
}

/** Finds a consignment by its tracking number and hands over all of it. */
export function ConsignmentPicker({ onChoose, disabled }: ConsignmentPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { currentData, isFetching } = useListConsignmentsQuery(
    { page: 0, pageSize: SUGGESTIONS, search: typed.trim() },
    { skip: !isOpen },
  );
  const [fetchWhole] = useLazyGetConsignmentQuery();
  // An answer may come after another one was chosen: its address must not get into this letter.
  const wanted = useRef<ConsignmentSummary | null>(null);
  const choose = async (chosen: ConsignmentSummary | null) => {
    wanted.current = chosen;
    if (!chosen) return onChoose(undefined);
    const { data } = await fetchWhole(chosen.id);
    if (data && wanted.current === chosen) onChoose(data);
  };
  return (
    <Autocomplete
      id="mail-consignment"
      disabled={disabled}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      options={currentData ?? []}
      loading={isFetching}
      noOptionsText={mailCopy.noConsignment}
      filterOptions={(found) => found}
      getOptionLabel={({ trackingId }) => trackingId}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, chosen) => void choose(chosen)}
      renderOption={({ key, ...props }, { trackingId, city, currentLocation }) => (
        <li key={key} {...props}>
          <ListItemText
            primary={<span translate="no">{trackingId}</span>}
            secondary={`${city}, ${currentLocation}`}
            sx={{ my: 0 }}
          />
        </li>
      )}
      renderInput={(props) => (
        <TextField {...props} label={mailCopy.labels.consignment} helperText={mailCopy.consignmentHint} />
      )}
    />
  );
}
