import type { ComponentProps } from 'react';
import { FormField } from '@/ui/forms/FormField';

/** A text field of the form; its id tells it from others on the page. */
export function QuoteField({ name, ...props }: Omit<ComponentProps<typeof FormField>, 'id'>) {
  return <FormField id={`quote-${name}`} name={name} {...props} />;
}
