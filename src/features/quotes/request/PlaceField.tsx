import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { quoteFormCopy as words } from '@/content/quotes';
import { placesCopy } from '@/content/updates';
import { useHydrated } from '@/ui/loading/useHydrated';
import { placeText, type ListedPlace } from './findPlaces';
import { usePlaces } from './usePlaces';

interface PlaceFieldProps {
  name: 'from' | 'to';
  label: string;
  disabled: boolean;
}

/** A place in free text, with those of the gazetteer that may be meant. */
export function PlaceField({ name, label, disabled }: PlaceFieldProps) {
  const [field, { touched, error }, { setValue }] = useField<string>(name);
  const [code, , { setValue: setCode }] = useField<string>(`${name}Place`);
  const { foundPlaces, hasFailed, load } = usePlaces(field.value);
  // Without script a browser that goes back restores what was typed, but not into a field that it must not fill in.
  const autoComplete = useHydrated() ? 'off' : 'on';
  const message = touched && error;
  const enter = (text: string, place = '') => {
    void setCode(place);
    void setValue(text);
  };
  return (
    <>
      <Autocomplete<ListedPlace, false, true, true>
        id={`quote-${name}`}
        freeSolo
        disableClearable
        disabled={disabled}
        options={foundPlaces}
        filterOptions={(options) => options}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.code)}
        getOptionLabel={(option) => (typeof option === 'string' ? option : placeText(option))}
        value={field.value}
        inputValue={field.value}
        onOpen={load}
        onFocus={load}
        onInputChange={(_event, text, reason) => reason === 'input' && enter(text)}
        onChange={(_event, option) => typeof option !== 'string' && enter(placeText(option), option.code)}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            <ListItemText
              primary={placeText(option)}
              secondary={`${option.code} · ${placesCopy.kinds[option.kind]}`}
              sx={{ my: 0 }}
            />
          </li>
        )}
        renderInput={(props) => (
          <TextField
            {...props}
            slotProps={{ ...props.slotProps, htmlInput: { ...props.slotProps.htmlInput, autoComplete } }}
            name={name}
            label={label}
            required
            error={Boolean(message)}
            helperText={message || (hasFailed ? words.placesFailed : words.placeHint)}
          />
        )}
      />
      <input type="hidden" name={code.name} value={code.value} />
    </>
  );
}
