import { useField } from 'formik';
import type { FocusEvent } from 'react';
import { AnswerField } from '@/ui/answers/AnswerField';
import { unfilledIn } from '@/ui/answers/placeholders';
import { growing } from '@/ui/forms/growing';
import { selectIn } from '@/ui/forms/selectIn';

const text = growing({ least: 3, most: 30 }, { dir: 'auto' });

interface ParagraphTextProps {
  name: string;
  id: string;
  label: string;
  disabled: boolean;
  hint: string | undefined;
}

/** The text of a paragraph, bound to its form. A rejected submit focuses it, with what is not filled in selected. */
export function ParagraphText({ name, ...props }: ParagraphTextProps) {
  const [{ value, onBlur }, { touched, error }, { setValue }] = useField<string>(name);
  const message = touched && error;
  const selectUnfilled = ({ target }: FocusEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    const open = message ? unfilledIn(value) : undefined;
    if (open) selectIn(target as HTMLTextAreaElement, open.start, open.end);
  };
  return (
    <AnswerField
      {...text}
      {...props}
      name={name}
      required
      value={value}
      onText={(next) => void setValue(next)}
      onBlur={onBlur}
      onFocus={selectUnfilled}
      error={Boolean(message)}
      helperText={message || undefined}
      at="below"
    />
  );
}
