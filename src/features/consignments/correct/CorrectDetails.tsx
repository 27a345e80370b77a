import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { clashCopy, correctCopy as words } from '@/content/corrections';
import { FormDialog } from '@/ui/forms/FormDialog';
import { SuggestField } from '@/ui/forms/SuggestField';
import { requiredLine } from '@/ui/forms/textRules';
import { useOpened } from '@/ui/forms/useOpened';
import type { Consignment } from '@/domain/consignment/consignment';
import { useCorrectConsignmentMutation } from '@/domain/consignment/consignmentsApi';
import { FieldGrid } from '../form/FieldGrid';
import { groups, type Group } from '@/domain/consignment/field';
import { Clashes } from '../form/Clashes';
import { comparable, rulesFor } from '@/domain/consignment/consignmentValues';
import { FieldInput } from '../form/FieldInput';
import { mergeOf, pick, unitsOf, type Texts, type Unit } from '../form/merge';
import { formRefusal } from '@/domain/forms/refusal';
import { useFindClocks } from '../form/useClocks';
import { useWhere } from '../form/useWhere';
import { hasConflicts, type Details } from '@/domain/consignment/conflicts';
import {
  correctable,
  detailsOf,
  textsOf,
  toCorrection,
  type CorrectionValues,
} from '@/domain/consignment/correction';

const rules = rulesFor(correctable).shape({ reason: requiredLine });
const order = Object.keys(groups) as Group[];

interface CorrectDetailsProps {
  consignment: Consignment;
  onClose: () => void;
}

interface CorrectedMeanwhileProps {
  consignment: Consignment;
  original: Texts;
  stored: Texts;
  busy: boolean;
  onSettle: (unit: Unit) => void;
}

/** What another has corrected since the form was opened. */
function CorrectedMeanwhile({ consignment, ...props }: CorrectedMeanwhileProps) {
  const { values } = useFormikContext<Texts>();
  const { zone } = useWhere('deliveryDate', values, consignment);
  return <Clashes fields={correctable} hint={clashCopy.correct} clocks={{ deliveryDate: zone }} {...props} />;
}

/** Corrects what the edit form locks, with a reason. Whoever saves last cannot overwrite what another has corrected. */
export function CorrectDetails({ consignment, onClose }: CorrectDetailsProps) {
  const { id, trackingId } = consignment;
  const draftKey = storageKeys.correctionDraft(id);
  const [correct] = useCorrectConsignmentMutation();
  const findClocks = useFindClocks();
  const [base, settle] = useOpened(draftKey, detailsOf(consignment));
  const [conflicting, setConflicting] = useState<{ since: Consignment; values: Details }>();
  const stored = {
    ...detailsOf(consignment),
    ...(conflicting?.since === consignment && conflicting.values),
  };
  const openedValues: CorrectionValues = { ...textsOf(base), reason: '' };
  const save = async (values: CorrectionValues) => {
    const foundClocks = await findClocks(values, consignment);
    if ('problem' in foundClocks) return foundClocks.problem;
    const { clocks } = foundClocks;
    const versions = {
      original: comparable(correctable, openedValues, {}),
      yours: comparable(correctable, values, clocks),
      theirs: comparable(correctable, textsOf(stored), {}),
    };
    if (mergeOf(unitsOf(correctable), versions).clashes.length > 0) return words.clashing;
    const correction = toCorrection(values, base, clocks);
    if (!hasConflicts(correction.changes)) return words.unchanged;
    const { data = {}, error } = await correct({ consignment: id, ...correction });
    if (!hasConflicts(data)) return formRefusal(error);
    setConflicting({ since: consignment, values: data });
    return words.clashing;
  };
  return (
    <FormDialog
      title={words.title(trackingId)}
      action={words.save}
      draftKey={draftKey}
      openedValues={openedValues}
      rules={rules}
      save={save}
      onClose={onClose}
      maxWidth="md"
    >
      {(busy) => (
        <>
          <Typography>{words.text}</Typography>
          <CorrectedMeanwhile
            consignment={consignment}
            original={openedValues}
            stored={textsOf(stored)}
            busy={busy}
            onSettle={(unit) => settle(pick(stored, unit))}
          />
          {order.map((group) => (
            <FieldGrid key={group} legend={groups[group]}>
              {correctable
                .filter((field) => field.group === group)
                .map((field) => (
                  <FieldInput key={field.column} field={field} disabled={busy} stored={consignment} />
                ))}
            </FieldGrid>
          ))}
          <SuggestField
            name="reason"
            id="correction-reason"
            label={words.reason}
            required
            disabled={busy}
            hint={words.reasonHint}
            suggestions={words.reasons}
            isLast
          />
        </>
      )}
    </FormDialog>
  );
}
