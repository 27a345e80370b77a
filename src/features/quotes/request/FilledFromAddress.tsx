import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { QuoteMode } from '@/content/quotes';
import type { QuoteFields } from '../quoteRequest';
import { placeText } from './findPlaces';
import { loadPlaces } from './usePlaces';

/** What an address asks for: places by their codes or in words. */
export interface AskedQuote {
  mode?: QuoteMode;
  from?: string;
  to?: string;
}

/** Fills in what the address asks for; the form first renders without it, as in Node. */
export function FilledFromAddress({ mode, from, to }: AskedQuote) {
  const { setFieldValue } = useFormikContext<QuoteFields>();
  useEffect(() => {
    if (mode) void setFieldValue('mode', mode, false);
  }, [mode, setFieldValue]);
  useEffect(() => {
    const fill = async (name: 'from' | 'to', asked: string | undefined) => {
      if (!asked) return;
      const places = await loadPlaces().catch(() => []); // whatever the text is, it is taken
      const place = places.find(({ code }) => code === asked);
      await setFieldValue(name, place ? placeText(place) : asked, false);
      await setFieldValue(`${name}Place`, place?.code ?? '', false);
    };
    void fill('from', from).then(() => fill('to', to));
  }, [from, to, setFieldValue]);
  return null;
}
