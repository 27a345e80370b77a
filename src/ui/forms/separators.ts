/** Ids are pasted with spaces and dashes: removes the same ones as the database does when tracking. */
export const withoutSeparators = (id: string) => id.replace(/[\s\u2010-\u2015-]/g, '');

const idOf = (text: string) => /^[0-9a-z]{8}$/i.exec(withoutSeparators(text))?.[0];

/**
 * What was entered, as the database reads it (`private.entered_code`): a tracking id with spaces and dashes, or such an id and
 * the number of a piece behind a last dash (decision 033). Null of anything else.
 */
export const enteredCode = (entered: string): { id: string; piece: number | null } | null => {
  const whole = idOf(entered);
  if (whole) return { id: whole, piece: null };
  const typed = entered.replace(/\s/g, '');
  const [, before = '', piece] = /^(.*)[\u2010-\u2015-]([1-9]\d{0,2})$/.exec(typed) ?? [];
  const id = idOf(before);
  return id ? { id, piece: Number(piece) } : null;
};
