import { FormField } from '@/ui/forms/FormField';
import { FieldGrid } from '../FieldGrid';
import { isLocked, type StepProps } from './consignmentForm';

const parties = [
  {
    legend: 'Senders Information',
    fields: [
      { name: 'sendersName', label: 'Sender name' },
      { name: 'sendersEmail', label: 'Sender email' },
      { name: 'sendersAddress', label: 'Sender address' },
      { name: 'sendersPhone', label: 'Sender phone' },
    ],
  },
  {
    legend: 'Receivers Information',
    fields: [
      { name: 'recName', label: 'Receiver name' },
      { name: 'recEmail', label: 'Receiver email' },
      { name: 'recAddress', label: 'Receiver address' },
      { name: 'recPhone', label: 'Receiver phone' },
    ],
  },
] as const;

/** Step one: who sends and who receives. */
export function PartiesStep({ mode, busy }: StepProps) {
  return parties.map(({ legend, fields }) => (
    <FieldGrid key={legend} legend={legend}>
      {fields.map(({ name, label }) => (
        <FormField
          key={name}
          name={name}
          label={label}
          id={name}
          required
          disabled={busy || isLocked(name, mode)}
        />
      ))}
    </FieldGrid>
  ));
}
