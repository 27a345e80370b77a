import { useFormikContext } from 'formik';
import { useState } from 'react';
import { bulkCopy } from '@/content/bulk';
import { audienceCopy } from '@/content/notices';
import { updatesCopy as words } from '@/content/updates';
import { FormDialog } from '@/ui/forms/FormDialog';
import { WaitingDialog } from '@/ui/WaitingDialog';
import { useListEventCodesQuery, type EventCode } from '@/domain/journey/eventCodesApi';
import { NotifyField } from '@/domain/notices/NotifyField';
import { PlaceField } from '@/domain/places/PlaceField';
import { isPlace } from '@/domain/places/usePlaceChoices';
import { meantInstant, whereOf, type Where } from '@/domain/places/where';
import { ZonedTimeField } from '@/domain/places/ZonedTimeField';
import { EventField } from '@/domain/journey/EventField';
import { NoteFields } from '@/domain/journey/NoteFields';
import { asksReason, emptyUpdate, updateRules, type UpdateValues } from '@/domain/journey/updateForm';
import { EVENT_DRAFT, type ActionFormProps } from './actionForms';

/** Of no place in particular: the user's own clock is read. */
const anywhere: Where = { name: '', zone: null };

const whereIs = ({ place }: UpdateValues) => (isPlace(place) ? whereOf(place) : anywhere);

interface FieldsProps {
  codes: readonly EventCode[];
  now: string;
  busy: boolean;
}

function Fields({ codes, now, busy }: FieldsProps) {
  const { values, setFieldValue } = useFormikContext<UpdateValues>();
  const bound = (name: keyof UpdateValues) => ({ name, id: name, disabled: busy });
  return (
    <>
      <EventField codes={codes} disabled={busy} onChoose={(code) => void setFieldValue('code', code)} />
      <PlaceField
        {...bound('place')}
        label={words.place}
        hint={values.place === '' ? bulkCopy.withoutPlace : undefined}
      />
      <ZonedTimeField {...bound('time')} label={words.time} where={whereIs(values)} initial={now} required />
      <NoteFields asksReason={asksReason(values, { codes })} busy={busy} />
      <NotifyField label={audienceCopy.tellAll} busy={busy} />
    </>
  );
}

function KnownCodes({ codes, count, onChoose, onClose }: ActionFormProps & { codes: readonly EventCode[] }) {
  const [now] = useState(() => new Date().toISOString());
  const choose = (values: UpdateValues) =>
    onChoose({
      kind: 'event',
      label: codes.find(({ code }) => code === values.code)?.label ?? values.code,
      event: {
        code: values.code,
        classifier: 'actual',
        moment: meantInstant(values.time, whereIs(values), now) ?? now,
        place: isPlace(values.place) ? values.place.code : null,
        public_note: values.publicNote.trim() || null,
        internal_note: values.internalNote.trim() || null,
        reason: (asksReason(values, { codes }) && values.reason.trim()) || null,
        silent: values.silent,
      },
    });
  return (
    <FormDialog
      title={bulkCopy.forms.event(count)}
      action={bulkCopy.next}
      draftKey={EVENT_DRAFT}
      keepsDraft
      openedValues={emptyUpdate}
      rules={updateRules}
      save={choose}
      onClose={onClose}
    >
      {(busy) => <Fields codes={codes} now={now} busy={busy} />}
    </FormDialog>
  );
}

/** Asks for the update that is added to the selected consignments: it has happened to all of them. */
export function EventForm(props: ActionFormProps) {
  const { data, error, isFetching, refetch } = useListEventCodesQuery();
  if (data) return <KnownCodes {...props} codes={data} />;
  const failure = isFetching ? undefined : error;
  return (
    <WaitingDialog
      title={bulkCopy.forms.event(props.count)}
      label={bulkCopy.loadingEvents}
      problem={failure && (failure.message ?? '')}
      onRetry={() => void refetch()}
      onClose={props.onClose}
    />
  );
}
