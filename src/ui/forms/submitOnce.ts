import type { FormikProps } from 'formik';
import type { FormEvent } from 'react';

type Submitting = Pick<FormikProps<unknown>, 'isSubmitting' | 'handleSubmit'>;

/**
 * Formik checks and sends once more with every press until the button is disabled, which a double click outruns. Only for
 * a form whose `onSubmit` returns a promise: of another Formik never learns that it is over.
 */
export const submitOnce =
  ({ isSubmitting, handleSubmit }: Submitting) =>
  (event: FormEvent<HTMLFormElement>) => {
    if (isSubmitting) event.preventDefault();
    else handleSubmit(event);
  };
