import { countryOptions } from '@/content/countries';
import { growing } from '@/ui/forms/growing';
import { SelectField } from '@/ui/forms/SelectField';
import { consignmentTypes, type Consignment } from '@/domain/consignment/consignment';
import { isRequired } from '@/domain/consignment/field';
import type { ConsignmentField } from '@/domain/consignment/fields';
import { DeliveryPlaceField } from './DeliveryPlaceField';
import { HintedField } from './HintedField';
import { MomentField } from './MomentField';
import { isMomentColumn } from '@/domain/consignment/momentColumns';
import { StatusField } from './StatusField';

const options = {
  country: countryOptions,
  type: consignmentTypes.map((type) => ({ value: type, label: type })),
};
const longText = growing({ least: 2, most: 20 });

/** The input that a field asks for. */
interface FieldInputProps {
  field: ConsignmentField;
  disabled: boolean;
  /** What is being corrected. */
  stored?: Consignment;
}

export function FieldInput({ field, disabled, stored }: FieldInputProps) {
  const { column, label, input, placeholder, rule } = field;
  const required = isRequired(field) || Boolean(field.labelledRequired);
  const bound = { name: column, id: column, label, required, disabled };
  if (input === 'status') return <StatusField {...bound} />;
  if (input === 'deliveryPlace') return <DeliveryPlaceField {...bound} name="deliveryPlace" />;
  if (isMomentColumn(column)) return <MomentField {...bound} {...{ field, stored }} name={column} />;
  if (input) return <SelectField {...bound} options={options[input]} />;
  const kind = rule === 'note' ? longText : undefined;
  return <HintedField {...bound} field={field} placeholder={placeholder} {...kind} />;
}
