import { useFormikContext } from 'formik';
import { legsCopy as words } from '@/content/updates';
import { FormField } from '@/ui/forms/FormField';
import { SelectField } from '@/ui/forms/SelectField';
import { modes } from '@/domain/journey/journey';
import type { Leg } from '@/domain/journey/entries';
import { PlaceField } from '@/domain/places/PlaceField';
import { ZonedTimeField } from '@/domain/places/ZonedTimeField';
import { legTimes, whereIsEnd, type LegValues } from './legForm';

const modeOptions = modes.map((mode) => ({ value: mode, label: words.modes[mode] }));

/** The fields of a leg. `leg` is as it was opened. */
export function LegFields({ leg, busy }: { leg: Leg | undefined; busy: boolean }) {
  const { values } = useFormikContext<LegValues>();
  const bound = (name: keyof LegValues) => ({ name, disabled: busy });
  return (
    <>
      <SelectField {...bound('mode')} label={words.mode} options={modeOptions} />
      <PlaceField {...bound('origin')} label={words.from} required />
      <PlaceField {...bound('destination')} label={words.to} required />
      <FormField {...bound('carrier')} id="carrier" label={words.carrier} />
      <FormField {...bound('vessel')} id="vessel" label={words.vessel} />
      {legTimes.map(({ time, end }) => (
        <ZonedTimeField
          key={time}
          {...bound(time)}
          label={words.times[time]}
          where={whereIsEnd(values[end])}
          initial={leg?.[time] ?? undefined}
        />
      ))}
    </>
  );
}
