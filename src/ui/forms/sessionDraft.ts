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
