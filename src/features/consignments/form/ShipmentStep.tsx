import { countryOptions } from '@/content/countries';
import { FormField } from '@/ui/forms/FormField';
import { growing } from '@/ui/forms/growing';
import { SelectField } from '@/ui/forms/SelectField';
import { consignmentTypes } from '../consignment';
import { FieldGrid } from '../FieldGrid';
import { isLocked, type ConsignmentValues, type StepProps } from './consignmentForm';
import { StatusField } from './StatusField';

const typeOptions = consignmentTypes.map((type) => ({ value: type, label: type }));
const date = { type: 'datetime-local', slotProps: { inputLabel: { shrink: true } } };
const longText = growing({ least: 2, most: 20 });

/** Step two: what is shipped, and where it is. */
export function ShipmentStep({ mode, busy }: StepProps) {
  const bound = (name: keyof ConsignmentValues, label: string) => ({
    name,
    label,
    id: name,
    required: true,
    disabled: busy || isLocked(name, mode),
  });
  const time =
    mode === 'create' ? bound('timeCreated', 'Created time') : bound('currentTime', 'Current time');
  return (
    <>
      <FieldGrid legend="Package Information">
        <FormField {...bound('itemQuantity', 'Quantity')} />
        <FormField {...bound('itemWeight', 'Weight (kg)')} />
        <FormField {...bound('paymentMode', 'Payment mode')} placeholder="Cash or Transfer" />
        <FormField {...bound('product', 'Product')} />
        <SelectField {...bound('type', 'Type')} options={typeOptions} />
        <FormField {...bound('deliveryDate', 'Delivery date')} {...date} />
      </FieldGrid>
      <FieldGrid legend="Shipment Information">
        <SelectField {...bound('departedFrom', 'Departed from')} options={countryOptions} />
        <SelectField {...bound('headingTo', 'Heading to')} options={countryOptions} />
        <SelectField {...bound('currentLocation', 'Current location')} options={countryOptions} />
        <FormField {...bound('city', 'Current city')} />
        <FormField {...time} {...date} />
        <StatusField disabled={busy} />
        <FormField {...bound('shipmentMode', 'Shipment mode')} />
        <FormField {...bound('carrierRef', 'Carrier reference')} />
        <FormField {...bound('typeOfShipment', 'Type of shipment')} />
        <FormField {...bound('remark', 'Remark')} {...longText} />
        <FormField {...bound('comment', 'Comment')} {...longText} />
      </FieldGrid>
    </>
  );
}
