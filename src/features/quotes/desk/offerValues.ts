import { array, object, string } from 'yup';
import { newUuid } from '@/api/newUuid';
import { formCopy } from '@/content/forms';
import { quoteDeskErrors as words } from '@/content/quoteDesk';
import { currencies } from '@/content/quotes';
import { unfilledIn } from '@/domain/preparedAnswers/placeholders';
import { formatFileDay } from '@/ui/dates/formatDate';
import { line, note, requiredLine } from '@/ui/forms/textRules';
import { amountProblem, hundredthsOf, toAmount } from './amounts';
import type { Offer } from './quote';

/** A line of the price while it is typed. */
export interface LineValues {
  id: string;
  text: string;
  amount: string;
}

/** The form's values: texts only. With lines, the price is their sum, and what was typed as the price waits. */
export interface OfferValues {
  price: string;
  currency: string;
  validUntil: string;
  includes: string;
  excludes: string;
  transit: string;
  terms: string;
  lines: LineValues[];
}

/** As many lines as the database takes (`supabase/schemas/quotes/desk.sql`). */
export const MOST_LINES = 30;

const USUAL_DAYS = 14;
const DAY_MS = 86_400_000;

export const newLine = (): LineValues => ({ id: newUuid(), text: '', amount: '' });

/** The form of the next offer: of the one before, or empty, valid for two weeks from `now` (ms). */
export const openOffer = (offer: Offer | null, now: number): OfferValues => ({
  price: offer?.price ?? '',
  currency: offer?.currency ?? currencies[0],
  validUntil: formatFileDay(new Date(now + USUAL_DAYS * DAY_MS).toISOString()),
  includes: offer?.includes ?? '',
  excludes: offer?.excludes ?? '',
  transit: offer?.transit ?? '',
  terms: offer?.terms ?? '',
  lines: (offer?.lines ?? []).map((line, index) => ({ ...line, id: String(index) })),
});

/** A placeholder of a prepared answer that nothing has filled in is not sent. */
const filledNote = note.test('unfilled', (text, { createError }) => {
  const unfilled = unfilledIn(text);
  return unfilled === undefined || createError({ message: unfilled.words });
});

/** As many characters as the database takes. */
const MOST = 2000;

const text = filledNote.test(
  'length of text',
  words.mostCharacters(MOST),
  (text) => Array.from(text).length <= MOST,
);

/** A text that has to be there. */
export const requiredText = text.required(formCopy.required);

const amount = string()
  .trim()
  .default('') // Formik passes an empty text as undefined
  .required(formCopy.required)
  .test('amount', (text, { createError }) => {
    const problem = amountProblem(text);
    return problem === undefined || createError({ message: problem });
  });

const price = amount.test('more than nothing', words.noPrice, (text) => (hundredthsOf(text) ?? 1) > 0);

const DAY = /^\d{4}-\d\d-\d\d$/;
const YEAR_DAYS = 366;

/** A day from today on, within what the database takes. Days as text are in the order of days. */
export const day = string()
  .trim()
  .required(formCopy.required)
  .test('day', (text, { createError }) => {
    const of = (days: number) => formatFileDay(new Date(Date.now() + days * DAY_MS).toISOString());
    if (!DAY.test(text)) return createError({ message: words.notADay });
    if (text < of(0)) return createError({ message: words.past });
    return text <= of(YEAR_DAYS) || createError({ message: words.tooLate });
  });

export const offerRules = object({
  price: string().when('lines', ([lines], rule) =>
    Array.isArray(lines) && lines.length > 0 ? rule : rule.concat(price),
  ),
  currency: string().required(formCopy.required),
  validUntil: day,
  includes: text,
  excludes: text,
  transit: line,
  terms: filledNote,
  lines: array(object({ text: requiredLine, amount })).test(
    'total',
    words.noPrice,
    (lines = []) => lines.length === 0 || (sumOf(lines) ?? 1) > 0,
  ),
});

/** The sum of the lines, in hundredths; undefined until each has an amount. */
export const sumOf = (lines: readonly Pick<LineValues, 'amount'>[]): number | undefined =>
  lines.reduce<number | undefined>((sum, line) => {
    const hundredths = hundredthsOf(line.amount);
    return sum === undefined || hundredths === undefined ? undefined : sum + hundredths;
  }, 0);

/** The price: what was typed, or the sum of the lines. In hundredths; undefined until it is known. */
export const priceOf = ({
  price: priceText,
  lines,
}: Pick<OfferValues, 'price' | 'lines'>): number | undefined =>
  lines.length > 0 ? sumOf(lines) : hundredthsOf(priceText);

const asAmount = (hundredths: number | undefined) => (hundredths === undefined ? '' : toAmount(hundredths));

/** The offer that is sent, and that the preview shows of an unfinished one. */
export const toOffer = (values: OfferValues): Offer => ({
  price: asAmount(priceOf(values)),
  currency: values.currency,
  validUntil: values.validUntil,
  includes: values.includes.trim() || null,
  excludes: values.excludes.trim() || null,
  transit: values.transit.trim() || null,
  terms: values.terms.trim() || null,
  lines: values.lines.map((line) => ({
    text: line.text.trim(),
    amount: asAmount(hundredthsOf(line.amount)),
  })),
});

const contentOf = ({
  price: total,
  currency,
  validUntil,
  includes,
  excludes,
  transit,
  terms,
  lines,
}: Offer) =>
  JSON.stringify([
    ...[Number(total), currency, validUntil, includes, excludes, transit, terms],
    ...lines.map(({ text, amount: part }) => [text, Number(part)]),
  ]);

/** Whether two offers say the same. */
export const isSameOffer = (first: Offer, other: Offer): boolean => contentOf(first) === contentOf(other);
