import { useState } from 'react';
import { object } from 'yup';
import { SAYS_WHAT_IS_WRONG } from '@/config/status';
import { storageKeys } from '@/config/storageKeys';
import { proofCopy as words } from '@/content/proof';
import { toInstant, toLocalField } from '@/ui/dates/formatDate';
import { FormDialog } from '@/ui/forms/FormDialog';
import { NO_PROOF, ProofFields, proofRules } from '@/domain/proof/ProofFields';
import type { Consignment } from '@/domain/consignment/consignment';
import { requiredMoment } from '@/domain/forms/momentRule';
import { findStored } from '@/domain/forms/findStored';
import { formRefusal } from '@/domain/forms/refusal';
import { destinationOf } from '@/domain/consignment/destination';
import { ZonedTimeField } from '@/domain/places/ZonedTimeField';
import { useAddProofMutation, useConsignmentProofsQuery } from '@/domain/proof/proofApi';

const rules = object({ ...proofRules, moment: requiredMoment });

/** Stores who took the goods, with signature and photographs. */
export function AddProof({ consignment, onClose }: { consignment: Consignment; onClose: () => void }) {
  const { id, trackingId, recName, city } = consignment;
  const [add] = useAddProofMutation();
  const { refetch } = useConsignmentProofsQuery(id);
  const [where] = useState(() => destinationOf(consignment));
  const [openedValues] = useState(() => ({
    ...NO_PROOF,
    ...{ signer: recName, place: city, moment: toLocalField(new Date().toISOString(), where.zone) },
  }));
  const save = async (values: typeof openedValues, proof: string) => {
    const moment = toInstant(values.moment, where.zone);
    const { error } = await add({ ...values, proof, trackingId, consignment: id, moment });
    return formRefusal(error, SAYS_WHAT_IS_WRONG);
  };
  const find = (key: string) => findStored(refetch, (proof) => proof.id === key);
  return (
    <FormDialog
      title={words.title}
      action={words.store}
      draftKey={storageKeys.journeyDraft(`proof-${id}`)}
      openedValues={openedValues}
      rules={rules}
      save={save}
      findStored={find}
      hasSteps
      onClose={onClose}
      maxWidth="sm"
    >
      {(busy) => (
        <ProofFields busy={busy}>
          <ZonedTimeField name="moment" label={words.moment} where={where} required disabled={busy} />
        </ProofFields>
      )}
    </FormDialog>
  );
}
