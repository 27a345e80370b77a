import { quoteDeskErrors as words } from '@/content/quoteDesk';

/** With a minus for a discount. As many digits as add up exactly. */
const AMOUNT = /^(-?)(\d{1,12})(?:[.,](\d{1,2}))?$/;
/** A comma before three digits separates thousands in one country and decimals in another. */
const AMBIGUOUS = /^-?\d{1,3},\d{3}$/;

/** The hundredths of an amount as it was typed, since sums of decimal fractions are not exact; undefined if it is none. */
export const hundredthsOf = (text: string): number | undefined => {
  const [, sign, whole, fraction = ''] = AMOUNT.exec(text.trim().replace('\u2212', '-')) ?? [];
  if (whole === undefined) return undefined;
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign ? -hundredths : hundredths;
};

/** The amount as the database gets it: a decimal number. */
export const toAmount = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Why a text is no amount; undefined if it is one. */
export const amountProblem = (text: string): string | undefined => {
  if (AMBIGUOUS.test(text.trim())) return words.ambiguous(text.trim());
  return hundredthsOf(text) === undefined ? words.amount : undefined;
};
