import type { TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { useEffect, useState } from 'react';
import { announce } from '@/ui/announce';
import { FormField } from '@/ui/forms/FormField';
import type { ConsignmentField } from '@/domain/consignment/fields';
import { fieldHint } from './fieldHint';

type HintedFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error'> & {
  name: string;
  label: string;
  field: ConsignmentField;
};

/** A field that says, once it was left, what in it is probably a slip. It does not hold anything up. */
export function HintedField({ field, ...props }: HintedFieldProps) {
  const [{ value }] = useField<string>(props.name);
  const [wasLeft, setLeft] = useState(false);
  const hint = wasLeft && !props.disabled ? fieldHint(field, value) : undefined;
  useEffect(() => {
    if (hint) announce(hint);
  }, [hint]);
  return <FormField {...props} helperText={hint} onBlur={() => setLeft(true)} />;
}
