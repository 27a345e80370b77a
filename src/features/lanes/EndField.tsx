import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { transitCopy } from '@/content/transitTimes';
import { useDebouncedValue } from '@/ui/useDebouncedValue';
import { useFindLaneEndsQuery, type LaneEnd } from './findLanesApi';

const { finder: words } = transitCopy;

/** Typing has paused. */
const REST_MS = 250;

/** What stands in the field, and the code of the place if one was chosen. */
export interface ChosenEnd {
  text: string;
  code: string | null;
}

interface EndFieldProps {
  id: string;
  name: string;
  label: string;
  value: ChosenEnd;
  onChange: (end: ChosenEnd) => void;
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}

/** A former name in brackets is there to be found by. */
const shownName = (name: string) => name.replace(/ \(ex [^)]*\)$/, '');

const detailsOf = ({ kind, country }: LaneEnd) => [words.kinds[kind], country].filter(Boolean).join(', ');

/** Finds a place, a country or a region as one types. Free text stays as it is. */
export function EndField({ value, onChange, error, hint = words.hint, ...field }: EndFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const text = value.text.trim();
  const sought = useDebouncedValue(isOpen ? text : '', REST_MS);
  const { currentData, isFetching } = useFindLaneEndsQuery(sought, { skip: sought === '' });
  const options = text === '' ? [] : (currentData ?? []);
  return (
    <Autocomplete<LaneEnd, false, false, true>
      id={field.id}
      freeSolo
      disabled={field.disabled}
      open={isOpen && text !== '' && value.code === null && (options.length > 0 || isFetching)}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // Also before the options have arrived: they would open below a field that was left.
      onBlur={() => setOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      value={value.text}
      inputValue={value.text}
      options={options}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : shownName(option.name))}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.code} ${option.name}`)}
      loading={isFetching}
      loadingText={words.searching}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' || reason === 'clear') onChange({ text, code: null });
      }}
      onChange={(_event, option) => {
        if (option && typeof option !== 'string')
          onChange({ text: shownName(option.name), code: option.code });
      }}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <ListItemText primary={option.name} secondary={detailsOf(option)} sx={{ my: 0 }} />
        </li>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          name={field.name}
          label={field.label}
          required={field.required}
          error={Boolean(error)}
          helperText={error || hint}
        />
      )}
    />
  );
}
