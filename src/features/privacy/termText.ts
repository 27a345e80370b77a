import { keepingCopy as words, type KeptKind } from '@/content/keeping';

/** For how long a kind of data is kept, in words; null: until somebody deletes it. */
export const termText = (kind: KeptKind, days: number | null): string => {
  const { from, otherwise = '' } = words.kinds[kind];
  return days === null ? otherwise : words.days(days, from);
};
