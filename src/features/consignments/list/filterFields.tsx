import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { countries } from '@/content/countries';
import { ChoiceGroup } from './ChoiceGroup';

const names = countries.map(({ name }) => name);

interface ChecksProps {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** Any of several, each with a box. */
export function Checks({ label, options, chosen, onChoose }: ChecksProps) {
  return (
    <ChoiceGroup label={label}>
      {options.map(([value, text]) => (
        <FormControlLabel
          key={value}
          label={text}
          control={<Checkbox size="small" checked={chosen.includes(value)} />}
          onChange={(_event, isChosen) =>
            onChoose(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
      ))}
    </ChoiceGroup>
  );
}

interface CountriesProps {
  id: string;
  label: string;
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** Countries of the form, or any other text that a consignment may have there. */
export function Countries({ id, label, chosen, onChoose }: CountriesProps) {
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      autoSelect
      size="small"
      options={names}
      value={[...chosen]}
      onChange={(_event, next) => onChoose(next.map((name) => name.trim()).filter((name) => name !== ''))}
      renderInput={(props) => <TextField {...props} label={label} />}
    />
  );
}
