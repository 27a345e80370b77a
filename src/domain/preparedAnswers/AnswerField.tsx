import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { useState } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { AnswerList, AnswersLoading, type ListedAt } from './AnswerList';
import { useAnswerPicker } from './useAnswerPicker';

export type AnswerFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: string;
  onText: (text: string) => void;
  /** Below the field, where the page offers some. */
  hint?: string;
  /** Where its list opens. */
  at: ListedAt;
};

/** A multiline text field that inserts prepared answers at its caret, where the page offers some. */
export function AnswerField({
  value,
  onText,
  hint,
  at,
  helperText,
  inputRef,
  onKeyDown,
  slotProps,
  ...props
}: AnswerFieldProps) {
  const picker = useAnswerPicker(value, onText);
  /** Without its list it is a plain text field. */
  const [isBroken, setBroken] = useState(false);
  const ref = useForkRef(inputRef, picker.field);
  return (
    <Box sx={{ position: 'relative', flex: 1, minWidth: 0 }}>
      <TextField
        {...props}
        value={value}
        helperText={helperText || (picker.isOffered && hint)}
        inputRef={ref}
        onChange={({ target }) => {
          picker.follow(target as HTMLTextAreaElement);
          onText(target.value);
        }}
        onSelect={({ target }) => picker.follow(target as HTMLTextAreaElement)}
        onKeyDown={(event) => {
          if (isBroken || !picker.press(event)) onKeyDown?.(event);
        }}
        onBlur={() => picker.leave()}
        slotProps={{ ...slotProps, htmlInput: { ...slotProps?.htmlInput, ...(!isBroken && picker.aria) } }}
      />
      {!isBroken && (
        <ErrorBoundary fallback={() => null} onBroken={() => setBroken(true)}>
          {picker.list.foundAnswers.length > 0 && <AnswerList {...picker.list} at={at} />}
          {picker.list.isLoading && <AnswersLoading at={at} />}
        </ErrorBoundary>
      )}
    </Box>
  );
}
