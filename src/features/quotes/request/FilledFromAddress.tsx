import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import type { QuoteMode } from '@/content/quotes';
import { keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import { typedIn } from '@/ui/forms/typedIn';
import type { QuoteFields } from '../quoteRequest';
import { placeText } from './findPlaces';
import { emptyQuote } from './quoteValues';
import { loadPlaces } from './usePlaces';

/** What an address asks for: places by their codes or in words. */
export interface AskedQuote {
  mode?: QuoteMode;
  from?: string;
  to?: string;
}

type Filled = Pick<QuoteFields, 'mode' | 'from' | 'fromPlace' | 'to' | 'toPlace'>;

/** A place and its code change together. */
const answers: readonly (readonly (keyof Filled)[])[] = [['mode'], ['from', 'fromPlace'], ['to', 'toPlace']];

const FILLED = storageKeys.filledQuote;
const readFilled = (): Partial<Filled> => readDraft<Filled>(FILLED) ?? {};

/** Whether the visitor has typed or changed something; what another address has filled in is no answer. */
const hasOwnAnswers = () => {
  const draft: Partial<QuoteFields> = readDraft<QuoteFields>(storageKeys.quoteDraft) ?? {};
  const filled: Partial<QuoteFields> = readFilled();
  return Object.keys({ ...typedIn(draft, filled), ...typedIn(filled, draft) }).length > 0;
};

const valuesOf = async ({ mode, from = '', to = '' }: AskedQuote): Promise<Filled> => {
  // Whatever the text is, it is taken. Without places, too, this waits until what was typed early is in the form.
  const places = await (from || to ? loadPlaces().catch(() => []) : []);
  const [start, end] = [from, to].map((endCode) => places.find(({ code }) => code === endCode));
  return {
    mode: mode ?? emptyQuote.mode,
    from: start ? placeText(start) : from,
    fromPlace: start?.code ?? '',
    to: end ? placeText(end) : to,
    toPlace: end?.code ?? '',
  };
};

/**
 * Fills in what the address asks for, unless the visitor has begun to answer: the address is still there after a reload. The
 * form first renders without it, as in Node.
 */
export function FilledFromAddress({ mode, from, to }: AskedQuote) {
  const { values, setFieldValue } = useFormikContext<QuoteFields>();
  const [isBegun] = useState(hasOwnAnswers);
  const shownValues = useRef(values);
  useLayoutEffect(() => {
    shownValues.current = values;
  }, [values]);
  useEffect(() => {
    if (isBegun || !(mode || from || to)) return undefined;
    let isGone = false;
    void valuesOf({ mode, from, to }).then((filled) => {
      if (isGone) return;
      const before = readFilled();
      const isUntouched = (name: keyof Filled) =>
        [emptyQuote[name], before[name]].includes(shownValues.current[name]);
      for (const name of answers.filter((names) => names.every(isUntouched)).flat())
        void setFieldValue(name, filled[name], false);
      keepDraft(FILLED, typedIn({ ...emptyQuote, ...filled }, emptyQuote));
    });
    return () => {
      isGone = true;
    };
  }, [isBegun, mode, from, to, setFieldValue]);
  return null;
}
