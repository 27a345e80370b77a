import { countryOptions } from '@/content/countries';
import { growing } from '@/ui/forms/growing';
import { SelectField } from '@/ui/forms/SelectField';
import { consignmentTypes } from '../consignment';
import { isMoment, isRequired } from '../field';
import type { ConsignmentField } from '../fields';
import { HintedField } from './HintedField';
import { StatusField } from './StatusField';

const options = {
  country: countryOptions,
  type: consignmentTypes.map((type) => ({ value: type, label: type })),
};
const date = { type: 'datetime-local', slotProps: { inputLabel: { shrink: true } } };
const longText = growing({ least: 2, most: 20 });

/** The input that a field asks for. */
export function FieldInput({ field, disabled }: { field: ConsignmentField; disabled: boolean }) {
  const { column, label, input, placeholder, rule } = field;
  const required = isRequired(field) || Boolean(field.labelledRequired);
  const bound = { name: column, id: column, label, required, disabled };
  if (input === 'status') return <StatusField {...bound} />;
  if (input) return <SelectField {...bound} options={options[input]} />;
  const kind = isMoment(field) ? date : rule === 'note' ? longText : undefined;
  return <HintedField {...bound} field={field} placeholder={placeholder} {...kind} />;
}
