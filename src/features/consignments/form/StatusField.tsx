import { SuggestField, type SuggestFieldProps } from '@/ui/forms/SuggestField';

/** Terms that other carriers use; a status is still free text. */
const suggestions = [
  'Registered',
  'Picked up',
  'At origin terminal',
  'Departed',
  'In transit',
  'Customs clearance',
  'Customs hold',
  'Arrived at destination',
  'Out for delivery',
  'Delivery attempt failed',
  'On hold',
  'Delivered',
  'Returned to sender',
];

export function StatusField(props: SuggestFieldProps) {
  return <SuggestField {...props} suggestions={suggestions} />;
}
