import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { updatesCopy as words } from '@/content/updates';
import { FormDialog } from '@/ui/forms/FormDialog';
import { attemptedKey } from '@/ui/forms/requestKey';
import { dropDraft } from '@/ui/forms/sessionDraft';
import { WaitingDialog } from '@/ui/WaitingDialog';
import type { Consignment } from '@/domain/consignment/consignment';
import { findStored } from '@/domain/forms/findStored';
import { formRefusal } from '@/domain/forms/refusal';
import {
  useAddEventMutation,
  useListEventsQuery,
  useListLegsQuery,
  useVoidEventMutation,
} from '../journeyApi';
import { useListEventCodesQuery, type EventCode } from '@/domain/journey/eventCodesApi';
import type { EventEntry, Leg } from '@/domain/journey/entries';
import type { LikelyEvent } from '@/domain/journey/likelyEvents';
import { UpdateFields } from './UpdateFields';
import {
  correctionRules,
  openUpdate,
  takeLikely,
  toEvent,
  updateRules,
  type UpdateContext,
  type UpdateValues,
} from '@/domain/journey/updateForm';

/** How the form is opened: with a likely update, or to correct an entry. */
export interface UpdateStart {
  likely?: LikelyEvent;
  corrects?: EventEntry;
}

interface AddUpdateProps extends UpdateStart {
  consignment: Consignment;
  onClose: () => void;
}

/** Adds an update to a journey. A correction is an update, too, and voids what it corrects. */
export function AddUpdate(props: AddUpdateProps) {
  const codes = useListEventCodesQuery();
  const legs = useListLegsQuery(props.consignment.id);
  const entries = useListEventsQuery(props.consignment.id);
  if (codes.data && legs.data && entries.data) {
    return (
      <UpdateDialog
        {...props}
        codes={codes.data}
        legs={legs.data}
        entries={entries.data}
        readEntries={entries.refetch}
      />
    );
  }
  const failed = [codes, legs, entries].find(({ error, isFetching }) => error && !isFetching);
  return (
    <WaitingDialog
      title={words.title(props.consignment.trackingId)}
      label={words.loading}
      problem={failed && (failed.error?.message ?? '')}
      onRetry={() => void failed?.refetch()}
      onClose={props.onClose}
    />
  );
}

interface UpdateDialogProps extends AddUpdateProps {
  codes: readonly EventCode[];
  legs: readonly Leg[];
  entries: readonly EventEntry[];
  readEntries: ReturnType<typeof useListEventsQuery>['refetch'];
}

/** An update whose response was lost is no draft any more once it is among the entries, and has voided what it corrects. */
const dropStored = (draftKey: string, entries: readonly EventEntry[]) => {
  const key = attemptedKey(storageKeys.requestKey(draftKey));
  const stored = entries.find(({ request_key }) => key !== undefined && request_key === key);
  const corrected = entries.find(({ id }) => id === stored?.corrects);
  if (!stored || (corrected && corrected.voided_at === null)) return;
  dropDraft(draftKey);
  dropDraft(storageKeys.requestKey(draftKey));
};

function UpdateDialog(props: UpdateDialogProps) {
  const { consignment, likely, corrects, onClose, codes, legs, entries, readEntries } = props;
  const { id, trackingId, journey } = consignment;
  const draftKey = storageKeys.journeyDraft(`update-${id}${corrects ? `-${corrects.id}` : ''}`);
  const [add] = useAddEventMutation();
  const [voidEvent] = useVoidEventMutation();
  const [{ context, openedValues, chosenValues }] = useState(() => {
    dropStored(draftKey, entries);
    const context: UpdateContext = { journey, legs, codes, corrects, now: new Date().toISOString() };
    return {
      context,
      openedValues: openUpdate(context),
      chosenValues: likely && takeLikely(likely, context),
    };
  });
  const save = async (values: UpdateValues, request_key: string) => {
    const added = await add({ consignment: id, ...toEvent(values, context), request_key });
    if (added.error || !corrects) return formRefusal(added.error);
    const voided = await voidEvent({ consignment: id, event: corrects.id, reason: values.voidReason.trim() });
    return formRefusal(voided.error);
  };
  const find = (key: string) => findStored(readEntries, ({ request_key }) => request_key === key);
  return (
    <FormDialog
      title={corrects ? words.correctTitle(corrects.status) : words.title(trackingId)}
      action={words.save}
      draftKey={draftKey}
      openedValues={openedValues}
      chosenValues={chosenValues}
      rules={corrects ? correctionRules : updateRules}
      save={save}
      findStored={find}
      hasSteps={corrects !== undefined}
      onClose={onClose}
    >
      {(busy) => <UpdateFields consignment={id} context={context} busy={busy} />}
    </FormDialog>
  );
}
