import type { FormikProps } from 'formik';
import type { FormEvent } from 'react';

type Submitting = Pick<FormikProps<unknown>, 'isSubmitting' | 'handleSubmit'>;

/**
 * Formik validates and submits again on every press until the button is disabled, and a double click is faster than that.
 * Only for a form whose `onSubmit` returns a promise: otherwise Formik never learns that it has finished.
 */
export const submitOnce =
  ({ isSubmitting, handleSubmit }: Submitting) =>
  (event: FormEvent<HTMLFormElement>) => {
    if (isSubmitting) event.preventDefault();
    else handleSubmit(event);
  };
