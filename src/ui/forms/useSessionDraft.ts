import { useEffect } from 'react';
import { dropDraft, keepDraft } from './sessionDraft';
import { typedIn } from './typedIn';

/**
 * Keeps what is typed through a reload of the page: the fields that differ from their initial values. Where storage is
 * blocked or full, the draft lasts as long as the page.
 */
export const useSessionDraft = <Values extends object>(key: string, values: Values, openedValues: Values) => {
  useEffect(() => {
    const typedValues = typedIn(values, openedValues);
    if (Object.keys(typedValues).length === 0) dropDraft(key);
    else keepDraft(key, typedValues);
  }, [key, values, openedValues]);
};
