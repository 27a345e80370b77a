import * as tabStorage from '@/supabase/tabStorage';

/** The draft stored under `key`; undefined if there is none. */
export const readDraft = <Values extends object>(key: string): Partial<Values> | undefined => {
  try {
    const draft: unknown = JSON.parse(tabStorage.getItem(key) ?? 'null');
    return draft && typeof draft === 'object' ? draft : undefined;
  } catch {
    return undefined;
  }
};

export const keepDraft = (key: string, values: object) => tabStorage.setItem(key, JSON.stringify(values));

export const dropDraft = (key: string) => tabStorage.removeItem(key);
