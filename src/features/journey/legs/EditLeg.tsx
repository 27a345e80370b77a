import Alert from '@mui/material/Alert';
import { storageKeys } from '@/config/storageKeys';
import { legsCopy as words } from '@/content/updates';
import { FormDialog } from '@/ui/forms/FormDialog';
import type { Consignment } from '@/domain/consignment/consignment';
import { formRefusal } from '@/domain/forms/refusal';
import { useRowForm } from '@/domain/forms/useRowForm';
import { useAddLegMutation, useListLegsQuery, useUpdateLegMutation } from '../journeyApi';
import type { Leg } from '@/domain/journey/entries';
import { isStored, legRules, openLeg, toFields, type LegValues } from './legForm';
import { LegFacts } from './LegFacts';
import { LegFields } from './LegFields';
import { legName } from './legName';

interface EditLegProps {
  consignment: Consignment;
  /** The leg that is edited, and its number; without it a leg is added. */
  leg?: Leg;
  position?: number;
  onClose: () => void;
}

/** Adds or edits a leg. */
export function EditLeg({ consignment, leg, position = 0, onClose }: EditLegProps) {
  const { id, journey } = consignment;
  const [add] = useAddLegMutation();
  const [update] = useUpdateLegMutation();
  const { refetch } = useListLegsQuery(id);
  const { dialog, openedRow, newer } = useRowForm<Leg, LegValues, ReturnType<typeof toFields>>({
    draftKey: storageKeys.journeyDraft(`leg-${id}-${leg?.id ?? 'new'}`),
    row: leg,
    valuesOf: (row) => openLeg(journey, row),
    fieldsOf: toFields,
    add: async (fields, request_key) =>
      formRefusal((await add({ consignment: id, ...fields, request_key })).error),
    update: (openedLeg, fields) => update({ leg: openedLeg, fields }),
    refetch,
    isStored,
    words,
  });
  return (
    <FormDialog
      title={leg ? words.editTitle(position) : words.addTitle}
      action={words.save}
      rules={legRules}
      onClose={onClose}
      {...dialog}
    >
      {(busy) => (
        <>
          <LegFields leg={openedRow} busy={busy} />
          {newer && (
            <Alert severity="info">
              {words.now(legName(newer, position, journey), words.modes[newer.mode])}
              <LegFacts leg={newer} places={journey.places} />
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  );
}
