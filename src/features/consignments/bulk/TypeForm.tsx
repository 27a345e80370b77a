import { object, string } from 'yup';
import { storageKeys } from '@/config/storageKeys';
import { bulkCopy } from '@/content/bulk';
import { formCopy } from '@/content/forms';
import { FormDialog } from '@/ui/forms/FormDialog';
import { SelectField } from '@/ui/forms/SelectField';
import { consignmentTypes } from '@/domain/consignment/consignment';
import type { BulkAction } from './bulk';
import type { ActionFormProps } from './actionForms';

const options = consignmentTypes.map((type) => ({ value: type, label: type }));
const rules = object({ type: string().required(formCopy.required) });
const openedValues: { type: string } = { type: consignmentTypes[0] };

/** Asks for the type that the selected consignments get. */
export function TypeForm({ count, onChoose, onClose }: ActionFormProps) {
  return (
    <FormDialog
      title={bulkCopy.forms.type(count)}
      action={bulkCopy.next}
      draftKey={storageKeys.journeyDraft('bulk-type')}
      openedValues={openedValues}
      rules={rules}
      save={({ type }) => onChoose({ kind: 'type', to: type } satisfies BulkAction)}
      onClose={onClose}
    >
      {(busy) => <SelectField name="type" label={bulkCopy.type} options={options} disabled={busy} required />}
    </FormDialog>
  );
}
