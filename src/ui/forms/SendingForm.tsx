import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import { FormikProvider, type FormikProps, type FormikValues, useFormik } from 'formik';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import type { AnySchema } from 'yup';
import { PARTS } from '@/config/dom';
import { offlineCopy } from '@/content/loading';
import { announceReady } from '../loading/ready';
import { OfflineNotice } from '../OfflineNotice';
import { useOnReconnect } from '../useOnReconnect';
import { FocusFirstError } from './FocusFirstError';
import { dropDraft } from './sessionDraft';
import { submitOnce } from './submitOnce';
import { markUnanswered } from './unansweredMark';
import { useFormDraft } from './useFormDraft';
import { useSent } from './useSent';

interface SendingFormProps<Values> {
  label: string;
  /** Storage key of the draft, until it is sent. */
  draft: string;
  /** The parts of the app that sending needs, by the names of their chunks. */
  parts: string;
  empty: Values;
  rules: AnySchema;
  send: (values: Values) => Promise<{ error?: unknown }>;
  /** When the last submission succeeded: from here, or from the form that was here before the user left the page. */
  sentAt: number | undefined;
  /** Called before sending; returns true if it has dealt with the submission, which is then not sent. */
  holdBack?: (form: FormikProps<Values>) => boolean;
  layout?: SystemStyleObject;
  children: ReactNode;
}

/**
 * A visitor's form on a prerendered page. Only a successful submission empties it. Without a line it waits with what was sent,
 * and sends it when the line is back, unless something else was typed meanwhile.
 */
export function SendingForm<Values extends FormikValues>({
  label,
  draft,
  parts,
  empty,
  rules,
  send,
  sentAt,
  holdBack,
  layout,
  children,
}: SendingFormProps<Values>) {
  const [heldValues, setHeldValues] = useState<Values>();
  const form = useFormik({
    initialValues: empty,
    validationSchema: rules,
    onSubmit: async (values) => {
      setHeldValues(navigator.onLine ? undefined : values);
      if (!navigator.onLine) return;
      const { error } = await send(values);
      if (!error) dropDraft(draft); // nothing else does if the user has left the page meanwhile
    },
  });
  const isHeld = heldValues === form.values;
  useOnReconnect(isHeld, () => void form.submitForm());
  useSent(sentAt, () => form.resetForm());
  const element = useFormDraft(draft, form);
  useEffect(() => {
    if (element.current) announceReady(element.current);
  }, [element]);
  return (
    <FormikProvider value={form}>
      <Box
        component="form"
        ref={element}
        data-draft={draft}
        {...{ [PARTS]: parts }}
        method="dialog" // before hydration it submits nowhere: least of all into the URL
        noValidate
        aria-label={label}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          markUnanswered(event.currentTarget, false);
          if (holdBack?.(form)) event.preventDefault();
          else submitOnce(form)(event);
        }}
        sx={{ display: 'grid', gap: 2.5, ...layout }}
      >
        {children}
        <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
          <OfflineNotice>{isHeld ? offlineCopy.willSend : offlineCopy.kept}</OfflineNotice>
        </Box>
        <FocusFirstError />
      </Box>
    </FormikProvider>
  );
}
