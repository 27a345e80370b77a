import { useField } from 'formik';
import type { FocusEvent } from 'react';
import { growing } from '@/ui/forms/growing';
import { selectIn } from '@/ui/forms/selectIn';
import { AnswerField } from './AnswerField';
import { unfilledIn } from './placeholders';

const sizes = {
  short: growing({ least: 2, most: 14 }, { dir: 'auto' }),
  long: growing({ least: 3, most: 30 }, { dir: 'auto' }),
};

interface AnswerFormFieldProps {
  name: string;
  id: string;
  label: string;
  required?: boolean;
  disabled: boolean;
  /** Below the field, where the page offers prepared answers. */
  hint?: string;
  size?: keyof typeof sizes;
}

/**
 * A text that prepared answers can be inserted in, bound to its form. A rejected submit focuses it, with what is not filled in
 * selected.
 */
export function AnswerFormField({ name, size = 'long', ...props }: AnswerFormFieldProps) {
  const [{ value }, { touched, error }, { setValue }] = useField<string>(name);
  const message = touched && error;
  const selectUnfilled = ({ target }: FocusEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    const unfilled = message ? unfilledIn(value) : undefined;
    if (unfilled) selectIn(target as HTMLTextAreaElement, unfilled.start, unfilled.end);
  };
  return (
    <AnswerField
      {...sizes[size]}
      {...props}
      name={name}
      value={value}
      onText={(next) => void setValue(next)}
      onFocus={selectUnfilled}
      error={Boolean(message)}
      helperText={message || undefined}
      at="below"
    />
  );
}
