import Alert from '@mui/material/Alert';
import { storageKeys } from '@/config/storageKeys';
import { legsCopy as words } from '@/content/updates';
import { FormDialog } from '@/ui/forms/FormDialog';
import { useOpenedRow } from '@/ui/forms/useOpenedRow';
import type { Consignment } from '@/domain/consignment/consignment';
import { findStored } from '@/domain/forms/findStored';
import { formRefusal } from '@/domain/forms/refusal';
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

/**
 * Adds or edits a leg. If somebody has changed it since it was opened, nothing is stored: the form says so, shows the leg as
 * it is now, and replaces that the next time.
 */
export function EditLeg({ consignment, leg, position = 0, onClose }: EditLegProps) {
  const { id, journey } = consignment;
  const [add] = useAddLegMutation();
  const [update] = useUpdateLegMutation();
  const { refetch } = useListLegsQuery(id);
  const draftKey = storageKeys.journeyDraft(`leg-${id}-${leg?.id ?? 'new'}`);
  const { opened, known, setKnown, startOver } = useOpenedRow(draftKey, leg, (row) => openLeg(journey, row));

  const change = async (values: LegValues, stored: Leg) => {
    const fields = toFields(values, opened.row);
    const { data, error } = await update({ leg: stored, fields });
    if (error || data) return formRefusal(error);
    const now = (await refetch()).data?.find((one) => one.id === stored.id);
    if (!now) return words.gone;
    if (isStored(now, fields)) return undefined;
    setKnown(now);
    return words.changed;
  };
  const save = async (values: LegValues, request_key: string) => {
    if (known) return change(values, known);
    const { error } = await add({ consignment: id, ...toFields(values, undefined), request_key });
    return formRefusal(error);
  };
  const find = (key: string) => findStored(refetch, ({ request_key }) => request_key === key);
  return (
    <FormDialog
      title={leg ? words.editTitle(position) : words.addTitle}
      action={words.save}
      draftKey={draftKey}
      opened={opened.values}
      rules={legRules}
      save={save}
      findStored={leg ? undefined : find}
      onClose={onClose}
      startOver={startOver}
    >
      {(busy) => (
        <>
          <LegFields leg={opened.row} busy={busy} />
          {known && known !== opened.row && (
            <Alert severity="info">
              {words.now(legName(known, position, journey), words.modes[known.mode])}
              <LegFacts leg={known} places={journey.places} />
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  );
}
