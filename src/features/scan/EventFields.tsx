import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { ownValue } from '@/config/ownValue';
import { scanCopy as words } from '@/content/scan';
import { legEvents } from '@/supabase/eventCodes';
import { growing } from '@/ui/forms/growing';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import type { Scanned } from './scanApi';
import type { EventChoice } from './queue/scanStore';

/** An event that was chosen, and the leg that it is about. */
export interface Chosen {
  event: string;
  leg: number | null;
}

export const NOTHING_CHOSEN: Chosen = { event: '', leg: null };

/** The field of a note, and the most that it takes. */
export const noteField = growing({ least: 2, most: 12 }, { maxLength: 1000 });

/** The most that a way has. */
const LEGS = Array.from({ length: 20 }, (_, index) => ({ number: index + 1 }));

const isOnLeg = (event: string) => ownValue(legEvents, event) !== undefined;

type Leg = Pick<Scanned['legs'][number], 'number'> & Partial<Scanned['legs'][number]>;

const nameOf = ({ number, origin, destination }: Leg) =>
  origin ? `${number}: ${origin} – ${destination}` : String(number);

interface EventFieldsProps {
  label: string;
  events: readonly EventChoice[];
  value: Chosen;
  /** Those of the consignment, if they are known. */
  legs?: readonly Leg[];
  error?: string;
  onChoose: (value: Chosen) => void;
}

/** Two lists of the device's own, which are large enough for a thumb. */
export function EventFields({ label, events, value, legs = LEGS, error, onChoose }: EventFieldsProps) {
  const id = useId();
  const hasLeg = isOnLeg(value.event) && legs.length > 0;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        id={`${id}-event`}
        select
        fullWidth
        required
        label={label}
        value={value.event}
        error={Boolean(error)}
        helperText={error}
        slotProps={nativeSelect}
        onChange={({ target }) =>
          onChoose({ event: target.value, leg: isOnLeg(target.value) ? value.leg : null })
        }
      >
        <option value="">{words.choose}</option>
        {events.map(({ code, label: name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </TextField>
      {hasLeg && (
        <TextField
          id={`${id}-leg`}
          select
          fullWidth
          label={words.leg}
          value={value.leg ?? ''}
          slotProps={nativeSelect}
          onChange={({ target }) => onChoose({ ...value, leg: target.value ? Number(target.value) : null })}
        >
          <option value="">{words.noLeg}</option>
          {legs.map((leg) => (
            <option key={leg.number} value={leg.number}>
              {nameOf(leg)}
            </option>
          ))}
        </TextField>
      )}
    </Stack>
  );
}
