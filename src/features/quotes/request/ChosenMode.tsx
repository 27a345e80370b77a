import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { QuoteMode } from '@/content/quotes';
import type { QuoteFields } from '../quoteRequest';

/** Chooses the mode of the service that one comes from; the form first renders without it, as in Node. */
export function ChosenMode({ mode }: { mode: QuoteMode | undefined }) {
  const { setFieldValue } = useFormikContext<QuoteFields>();
  useEffect(() => {
    if (mode) void setFieldValue('mode', mode, false);
  }, [mode, setFieldValue]);
  return null;
}
