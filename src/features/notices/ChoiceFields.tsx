import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { followCopy as words } from '@/content/notices';
import { FormField } from '@/ui/forms/FormField';
import type { ChoiceValues } from './choice';
import { topics } from './noticesApi';

/** What a follower is told of, and when. */
export function ChoiceFields({ busy }: { busy: boolean }) {
  const { values, setFieldValue, errors, submitCount } = useFormikContext<
    ChoiceValues & { choice?: unknown }
  >();
  const id = useId();
  const set = (name: keyof ChoiceValues, value: boolean) => void setFieldValue(name, value);
  const nothing = submitCount > 0 && Boolean(errors.choice);
  // The first box stands for all of them: that is where the focus goes, and what says why.
  const first = nothing ? { 'aria-invalid': true, 'aria-describedby': `${id}-nothing` } : undefined;
  const box = (name: 'arrival' | (typeof topics)[number], label: string) => (
    <FormControlLabel
      key={name}
      disabled={busy}
      control={
        <Checkbox
          name={name}
          checked={values[name]}
          onChange={(_event, checked) => set(name, checked)}
          slotProps={{ input: name === topics[0] ? first : undefined }}
        />
      }
      label={label}
    />
  );
  return (
    <>
      <FormControl component="fieldset" error={nothing}>
        <FormLabel component="legend">{words.about}</FormLabel>
        {topics.map((topic) => box(topic, words.topics[topic]))}
        {box('arrival', words.arrival)}
        {nothing && <FormHelperText id={`${id}-nothing`}>{words.nothingChosen}</FormHelperText>}
      </FormControl>
      {values.arrival && (
        <Box sx={{ maxWidth: '24rem' }}>
          <FormField
            name="hours"
            id="hours"
            label={words.hours}
            inputMode="numeric"
            disabled={busy}
            fullWidth
          />
        </Box>
      )}
      <FormControl component="fieldset">
        <FormLabel component="legend" id={`${id}-when`}>
          {words.when}
        </FormLabel>
        <RadioGroup
          aria-labelledby={`${id}-when`}
          value={values.daily ? 'daily' : 'atOnce'}
          onChange={(_event, chosenRhythm) => set('daily', chosenRhythm === 'daily')}
        >
          {(['atOnce', 'daily'] as const).map((choice) => (
            <FormControlLabel
              key={choice}
              value={choice}
              control={<Radio />}
              label={words[choice]}
              disabled={busy}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </>
  );
}
