import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** After a rejected submit, focuses the first invalid field. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || isValid) return;
    marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Only a submit moves the focus; typing does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);
  return <span ref={marker} hidden />;
}
