import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { audienceCopy } from '@/content/notices';
import { etaCopy as words } from '@/content/updates';
import { FormDialog } from '@/ui/forms/FormDialog';
import { SuggestField } from '@/ui/forms/SuggestField';
import type { Consignment } from '@/domain/consignment/consignment';
import { findStored } from '@/domain/forms/findStored';
import { formRefusal } from '@/domain/forms/refusal';
import { useAddEtaMutation, useListEtasQuery } from '../journeyApi';
import { Audience } from '@/domain/notices/Audience';
import { NotifyField } from '@/domain/notices/NotifyField';
import { destinationOf } from '@/domain/consignment/destination';
import { ZonedTimeField } from '@/domain/places/ZonedTimeField';
import { ArrivalFacts } from './ArrivalFacts';
import { etaRules, initialEta, openEta, toEta, type EtaValues } from './etaForm';

interface ReviseEtaProps {
  consignment: Consignment;
  onClose: () => void;
}

/** Says anew when a consignment is expected, and why. What was promised stays. */
export function ReviseEta({ consignment, onClose }: ReviseEtaProps) {
  const { id, journey, deliveryDate } = consignment;
  const [revise] = useAddEtaMutation();
  const { refetch } = useListEtasQuery(id);
  const [{ where, initial, rules }] = useState(() => {
    const destination = destinationOf(consignment);
    const shownEta = initialEta(journey.expected, deliveryDate);
    return { where: destination, initial: shownEta, rules: etaRules(destination, shownEta) };
  });
  const save = async (values: EtaValues, request_key: string) => {
    const { error } = await revise({ consignment: id, ...toEta(values, where, initial), request_key });
    return formRefusal(error);
  };
  const find = (key: string) => findStored(refetch, ({ request_key }) => request_key === key);
  return (
    <FormDialog
      title={words.revise}
      action={words.save}
      draftKey={storageKeys.journeyDraft(`eta-${id}`)}
      openedValues={openEta}
      rules={rules}
      save={save}
      findStored={find}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <ArrivalFacts consignment={consignment} />
          {(['earliest', 'latest'] as const).map((end) => (
            <ZonedTimeField
              key={end}
              name={end}
              label={words[end]}
              where={where}
              initial={initial[end]}
              required
              disabled={busy}
            />
          ))}
          <SuggestField
            name="reason"
            id="eta-reason"
            label={words.reason}
            required
            disabled={busy}
            hint={words.reasonHint}
            suggestions={words.reasons}
            isLast
          />
          <Audience consignment={id} about="arrival">
            <NotifyField label={audienceCopy.tell} busy={busy} />
          </Audience>
        </>
      )}
    </FormDialog>
  );
}
