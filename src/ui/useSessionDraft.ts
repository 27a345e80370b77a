import { useEffect } from 'react';

/** What was typed under `key` and not sent yet; undefined when nothing was, or where storage is blocked. */
export const readDraft = <Values extends object>(key: string): Partial<Values> | undefined => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return draft && typeof draft === 'object' ? draft : undefined;
  } catch {
    return undefined;
  }
};

export const keepDraft = (key: string, typed: object) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Storage is full or blocked: a form that is on the page still holds everything.
  }
};

export const dropDraft = (key: string) => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there was no draft to drop.
  }
};

/**
 * Keeps what is typed through a reload of the page: the fields that differ from what the form opened with.
 * Works without storage too, for the life of the page.
 */
export const useSessionDraft = <Values extends object>(key: string, values: Values, opened: Values) => {
  useEffect(() => {
    const typed = Object.entries(values).filter(([field, value]) => value !== opened[field as keyof Values]);
    if (typed.length === 0) dropDraft(key);
    else keepDraft(key, Object.fromEntries(typed));
  }, [key, values, opened]);
};
