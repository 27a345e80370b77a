import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useState } from 'react';
import { placesCopy as words } from '@/content/updates';
import type { Place } from './place';
import { AddPlace } from './AddPlace';
import { placeName } from './placeName';
import { detailsOf, isPlace, keyOf, usePlaceChoices, type Choice } from './usePlaceChoices';

interface PlaceFieldProps {
  name: string;
  label: string;
  required?: boolean;
  disabled?: boolean;
  /** Instead of how to search. */
  hint?: string;
}

/** Finds a place of the gazetteer as one types, by name or code, and offers to add one that is missing. */
export function PlaceField({ name, label, required, disabled, hint = words.hint }: PlaceFieldProps) {
  const [{ value }, { touched, error }, { setValue }] = useField<Place | string>(name);
  const [isOpen, setIsOpen] = useState(false);
  const [adding, setAdding] = useState<string>();
  const [chosenPlace, text] = isPlace(value) ? [value, ''] : [null, value];
  const sought = isOpen ? text.trim() : '';
  const { choices, isWaiting, textOf, searchAgain } = usePlaceChoices(sought);
  const choose = (choice: Choice | null) => {
    if (choice === 'again') searchAgain();
    else if (choice === 'add') setAdding(sought);
    else void setValue(choice ? { ...choice } : ''); // Formik marks one object in two fields as touched in one alone
  };
  const message = touched && error;
  return (
    <>
      <Autocomplete<Choice>
        id={name}
        disabled={disabled}
        autoHighlight
        clearOnBlur={false}
        forcePopupIcon={false} // there is nothing to open before something is typed
        open={sought !== ''}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        value={chosenPlace}
        inputValue={chosenPlace ? placeName(chosenPlace) : text}
        // The chosen one has to be among the options, whatever the current search is.
        options={chosenPlace ? [...choices, chosenPlace] : choices}
        filterOptions={() => [...choices]}
        isOptionEqualToValue={(first, other) => keyOf(first) === keyOf(other)}
        getOptionKey={keyOf}
        getOptionLabel={(choice) => (isPlace(choice) ? placeName(choice) : text)}
        loading={isWaiting}
        loadingText={words.searching}
        onInputChange={(_event, text, reason) =>
          (reason === 'input' || reason === 'clear') && void setValue(text)
        }
        onChange={(_event, choice) => choose(choice)}
        renderOption={({ key, ...props }, choice) => (
          <li key={key} {...props}>
            <ListItemText primary={textOf(choice)} secondary={detailsOf(choice)} sx={{ my: 0 }} />
          </li>
        )}
        renderInput={(props) => (
          <TextField
            {...props}
            label={label}
            required={required}
            error={Boolean(message)}
            helperText={message || hint}
          />
        )}
      />
      {adding !== undefined && (
        <AddPlace
          name={adding}
          onAdded={(place) => void setValue(place)}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  );
}
