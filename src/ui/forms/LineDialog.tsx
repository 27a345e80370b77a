import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { object } from 'yup';
import { FormDialog, type FormDialogProps } from './FormDialog';
import { FormField } from './FormField';
import { SuggestField } from './SuggestField';
import { requiredLine } from './textRules';

type LineValues = Partial<Record<'name' | 'reason', string>>;

interface LineDialogProps extends Pick<
  FormDialogProps<LineValues>,
  'title' | 'action' | 'draftKey' | 'isDangerous' | 'onClose'
> {
  field: keyof LineValues;
  label: string;
  hint?: string;
  suggestions?: readonly string[];
  /** Whether its label says that it is required, which it is. */
  required?: boolean;
  /** The line that is to be changed. */
  line?: string;
  /** What the act means. */
  text?: ReactNode;
  /** Stores the line; resolves with why it was not. */
  save: (line: string) => Promise<string | undefined>;
  children?: ReactNode;
}

/** Asks for one line before something is done: a name, or the reason. */
export function LineDialog(props: LineDialogProps) {
  const {
    field,
    label,
    hint,
    suggestions,
    required = true,
    line = '',
    text,
    save,
    children,
    ...dialog
  } = props;
  const [{ openedValues, rules }] = useState(() => ({
    openedValues: { [field]: line },
    rules: object({ [field]: requiredLine }),
  }));
  const bound = { name: field, id: `dialog-${field}`, label, required };
  return (
    <FormDialog
      {...dialog}
      openedValues={openedValues}
      rules={rules}
      save={({ [field]: text = '' }) => save(text.trim())}
    >
      {(busy) => (
        <>
          {text !== undefined && <Typography>{text}</Typography>}
          {children}
          {suggestions ? (
            <SuggestField {...bound} disabled={busy} hint={hint} suggestions={suggestions} isLast />
          ) : (
            <FormField {...bound} disabled={busy} helperText={hint} autoComplete="off" />
          )}
        </>
      )}
    </FormDialog>
  );
}
