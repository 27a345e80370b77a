import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { clashCopy } from '@/content/corrections';
import { DialogFrame } from '@/ui/DialogFrame';
import { DraftNotice } from '@/ui/forms/DraftNotice';
import { openRequestKey } from '@/ui/forms/requestKey';
import { dropDraft, readDraft } from '@/ui/forms/sessionDraft';
import { typedIn } from '@/ui/forms/typedIn';
import { useOpened } from '@/ui/forms/useOpened';
import type { Consignment } from '@/domain/consignment/consignment';
import { useUpdateConsignmentMutation } from '@/domain/consignment/consignmentsApi';
import { fields } from '@/domain/consignment/fields';
import { Clashes } from './Clashes';
import { ConsignmentForm } from './ConsignmentForm';
import { isStored, toUpdate, toValues, type ConsignmentValues } from '@/domain/consignment/consignmentValues';
import { EditAudience } from './EditAudience';
import { pick } from './merge';
import { formRefusal } from '@/domain/forms/refusal';
import { useFindClocks } from './useClocks';

const BACK =
  'Your unsaved changes are back. Someone may have edited this consignment since, so please check it.';

/** What an edit may change, without its time, which is never another's. */
const changeable = fields.filter(({ editable, formMode }) => editable && !formMode);

interface EditConsignmentProps {
  consignment: Consignment;
  onClose: () => void;
}

/** Opens with an unsaved draft and the edit key that it may have been sent with, or afresh with a new key. */
const openForm = (consignment: Consignment, draftKey: string) => {
  const draft = readDraft<ConsignmentValues>(draftKey);
  const isTakenUp =
    draft !== undefined && !isStored(draft, consignment, { currentTime: consignment.journey.state.zone });
  if (!isTakenUp) forget(draftKey);
  return {
    isTakenUp,
    openedAt: new Date().toISOString(),
    editKey: openRequestKey(storageKeys.requestKey(draftKey)),
  };
};

const forget = (draftKey: string) => {
  dropDraft(draftKey);
  dropDraft(storageKeys.openedWith(draftKey));
  dropDraft(storageKeys.requestKey(draftKey));
};

/**
 * The edit form in its modal. Only Cancel discards the draft; closing the modal keeps it. The modal cannot be closed
 * while a request is in flight.
 */
export function EditConsignment({ consignment, onClose }: EditConsignmentProps) {
  const draftKey = storageKeys.consignmentDraft(consignment.id);
  const [update, { isLoading, error }] = useUpdateConsignmentMutation();
  const findClocks = useFindClocks();
  const [problem, setProblem] = useState<string>();
  const [{ isTakenUp, openedAt, editKey }, setForm] = useState(() => openForm(consignment, draftKey));
  const stored = toValues(consignment, openedAt);
  const [base, settle] = useOpened(draftKey, stored);
  const openedValues = { ...base, currentTime: stored.currentTime };
  const submit = async (values: ConsignmentValues) => {
    const { currentTime, currentLocation, city } = values;
    const foundClocks = await findClocks({ currentTime, currentLocation, city });
    setProblem('problem' in foundClocks ? foundClocks.problem : undefined);
    if ('problem' in foundClocks) return;
    const changes = {
      ...toUpdate(values, openedValues, foundClocks.clocks),
      editKey: editKey.keyFor(typedIn(values, openedValues)),
    };
    const answer = await update({ id: consignment.id, changes });
    if (!answer.error) discard();
  };
  const discard = () => {
    forget(draftKey);
    onClose();
  };
  const startAfresh = () => {
    forget(draftKey);
    settle(stored);
    setForm(openForm(consignment, draftKey));
  };
  return (
    <DialogFrame
      title={`Edit consignment ${consignment.trackingId}`}
      maxWidth="md"
      onClose={isLoading ? undefined : onClose}
    >
      <Stack spacing={3}>
        {isTakenUp && <DraftNotice text={BACK} disabled={isLoading} onAct={startAfresh} />}
        <ConsignmentForm
          key={isTakenUp ? 'taken up' : 'afresh'}
          mode="edit"
          draftKey={draftKey}
          openedValues={openedValues}
          busy={isLoading}
          refusal={problem ?? formRefusal(error)}
          above={
            <Clashes
              fields={changeable}
              hint={clashCopy.edit}
              original={openedValues}
              stored={stored}
              busy={isLoading}
              onSettle={(unit) => settle(pick(stored, unit))}
              onChoose={editKey.close}
            />
          }
          notice={<EditAudience consignment={consignment.id} />}
          onSubmit={submit}
          onCancel={discard}
        />
      </Stack>
    </DialogFrame>
  );
}
