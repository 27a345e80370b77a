import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import { FormikProvider, type FormikValues, useFormik } from 'formik';
import type { FormEvent, ReactNode } from 'react';
import type { AnySchema } from 'yup';
import { FocusFirstError } from './FocusFirstError';
import { dropDraft } from './sessionDraft';
import { submitOnce } from './submitOnce';
import { markUnanswered } from './unansweredMark';
import { useFormDraft } from './useFormDraft';
import { useSent } from './useSent';

interface SendingFormProps<Values> {
  label: string;
  /** Under which key what is typed is kept until it was sent. */
  draft: string;
  empty: Values;
  rules: AnySchema;
  send: (values: Values) => Promise<{ error?: unknown }>;
  /** When what was sent last has arrived: from here, or from the form that stood here when somebody left the page. */
  sentAt: number | undefined;
  /** How its fields lie. */
  layout?: SystemStyleObject;
  children: ReactNode;
}

/** A visitor's form on a prerendered page. It is emptied by what was sent and by nothing else. */
export function SendingForm<Values extends FormikValues>({
  label,
  draft,
  empty,
  rules,
  send,
  sentAt,
  layout,
  children,
}: SendingFormProps<Values>) {
  const form = useFormik({
    initialValues: empty,
    validationSchema: rules,
    onSubmit: async (values) => {
      const { error } = await send(values);
      if (!error) dropDraft(draft); // nobody else does, where the page has been left meanwhile
    },
  });
  useSent(sentAt, () => form.resetForm());
  const element = useFormDraft(draft, form);
  return (
    <FormikProvider value={form}>
      <Box
        component="form"
        ref={element}
        data-draft={draft}
        method="dialog" // before the script is there it goes nowhere: least of all into the address
        noValidate
        aria-label={label}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          markUnanswered(event.currentTarget, false);
          submitOnce(form)(event);
        }}
        sx={{ display: 'grid', gap: 2.5, ...layout }}
      >
        {children}
        <FocusFirstError />
      </Box>
    </FormikProvider>
  );
}
