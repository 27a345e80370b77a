import { useEffect } from 'react';
import { dropDraft, keepDraft } from './sessionDraft';

/**
 * Keeps what is typed through a reload of the page: the fields that differ from their initial values. Where storage is
 * blocked or full, the draft lasts as long as the page.
 */
export const useSessionDraft = <Values extends object>(key: string, values: Values, opened: Values) => {
  useEffect(() => {
    const typed = Object.entries(values).filter(([field, value]) => value !== opened[field as keyof Values]);
    if (typed.length === 0) dropDraft(key);
    else keepDraft(key, Object.fromEntries(typed));
  }, [key, values, opened]);
};
