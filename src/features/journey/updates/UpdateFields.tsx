import { useFormikContext } from 'formik';
import { audienceCopy } from '@/content/notices';
import { updatesCopy as words } from '@/content/updates';
import { SelectField } from '@/ui/forms/SelectField';
import { SuggestField } from '@/ui/forms/SuggestField';
import type { Classifier } from '@/domain/journey/journey';
import { legName } from '../legs/legName';
import { Audience } from '@/domain/notices/Audience';
import { NotifyField } from '@/domain/notices/NotifyField';
import { PlaceField } from '@/domain/places/PlaceField';
import { ZonedTimeField } from '@/domain/places/ZonedTimeField';
import { EventField } from '@/domain/journey/EventField';
import { NoteFields } from '@/domain/journey/NoteFields';
import { LikelyButtons } from './LikelyButtons';
import {
  asksReason,
  chooseCode,
  chooseLeg,
  initialTime,
  takeLikely,
  whereIs,
  type UpdateContext,
  type UpdateValues,
} from '@/domain/journey/updateForm';

const classifiers = (['actual', 'estimated', 'planned'] as const satisfies readonly Classifier[]).map(
  (classifier) => ({ value: classifier, label: words.classifiers[classifier] }),
);

interface UpdateFieldsProps {
  consignment: number;
  context: UpdateContext;
  busy: boolean;
}

/** The fields of an update. What is chosen first fills in what follows from it. */
export function UpdateFields({ consignment, context, busy }: UpdateFieldsProps) {
  const { values, setValues } = useFormikContext<UpdateValues>();
  const { journey, legs, codes, corrects } = context;
  const fill = (changes: Partial<UpdateValues>) => void setValues({ ...values, ...changes });
  const where = whereIs(values, context);
  const legOptions = [
    { value: '', label: words.noLeg },
    ...legs.map((leg, index) => ({ value: String(leg.id), label: legName(leg, index + 1, journey) })),
  ];
  const bound = (name: keyof UpdateValues) => ({ name, id: name, disabled: busy });
  return (
    <>
      {!corrects && (
        <LikelyButtons
          journey={journey}
          codes={codes}
          chosenCode={values.code}
          disabled={busy}
          onChoose={(likely) => fill(takeLikely(likely, context))}
        />
      )}
      <EventField codes={codes} disabled={busy} onChoose={(code) => fill(chooseCode(code, context))} />
      <SelectField {...bound('classifier')} label={words.classifier} options={classifiers} />
      <PlaceField
        {...bound('place')}
        label={words.place}
        hint={values.place === '' ? words.withoutPlace(where.name) : undefined}
      />
      <ZonedTimeField
        {...bound('time')}
        label={words.time}
        where={where}
        initial={initialTime(values, context)}
        required
      />
      {legs.length > 0 && (
        <SelectField
          {...bound('leg')}
          label={words.leg}
          options={legOptions}
          onChoose={(leg) => fill(chooseLeg(leg, values, context))}
        />
      )}
      <NoteFields asksReason={asksReason(values, context)} busy={busy} />
      {corrects && (
        <SuggestField
          {...bound('voidReason')}
          label={words.voidReason}
          required
          hint={words.voidHint}
          suggestions={words.voidReasons}
        />
      )}
      {values.code !== '' && values.classifier === 'actual' && (
        <Audience consignment={consignment} about={values.code}>
          <NotifyField label={audienceCopy.tell} busy={busy} />
        </Audience>
      )}
    </>
  );
}
