import { countriesLike, countryNamed } from '@/content/countriesByName';
import { importCopy } from '@/content/imports';
import { bareText } from '@/domain/trackingId/plainText';
import { readCode } from '@/domain/trackingId/readCodes';
import { formatDay } from '@/ui/dates/formatDate';
import { readDate } from '@/ui/dates/readDate';
import { meantMail } from '@/ui/forms/textRules';
import { isDamaged } from '@/domain/imports/plausibleText';
import { consignmentTypes } from '@/domain/consignment/consignment';
import { isRequired } from '@/domain/consignment/field';
import { ruleOf, withoutSurroundings } from '@/domain/consignment/consignmentValues';
import { digitColumns, type Importable } from './columns';
import type { Reading } from './reading';
import { readWeight } from './weights';

const { problems: words, warnings } = importCopy;

/** What a spreadsheet shows in place of a long number, and saves as a text. */
const ROUNDED = /^[+-]?\d(?:[.,]\d+)?E\+?\d+$/i;
/** A spreadsheet keeps fifteen digits, and writes zeros for the others. */
const CUT = /^\d{15}0+$/;
/** What a spreadsheet shows where a formula has no value, in several languages. */
const NO_VALUE =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BUSY!|GETTING_DATA|NV|BEZUG!|WERT!|ZAHL!|VALEUR!|NOM\?|NOMBRE!|NOMBRE\?|¡(?:REF|VALOR|DIV\/0|NUM|NULO)!|¿NOMBRE\?|VERW!|WAARDE!|GETAL!|N\/D|RIF!|VALORE!)$/iu;

/** What a text is stored as, what may be wrong with it, or what is. */
export type Checked =
  { stored: string | null; warning?: string } | { problem: string; suggestions?: readonly string[] };

const problemOfCell = (text: string) => {
  if (/^#{2,}$/.test(text)) return { problem: words.narrow(text) };
  return NO_VALUE.test(text) ? { problem: words.noValue(text) } : undefined;
};

/** The same text comes in many rows, and a rule takes some time. */
const answers = new Map<string, string | undefined>();
const MOST_ANSWERS = 50_000;

/** What the rule of the create form says about a text. Nobody reads each address of a file: what is meant for one is one. */
const brokenRule = ({ column, field }: Importable, text: string) => {
  if (!field) return undefined;
  const key = `${column} ${text}`;
  if (answers.size > MOST_ANSWERS) answers.clear();
  if (!answers.has(key)) {
    try {
      (field.rule === 'requiredMail' ? meantMail : ruleOf(field)).validateSync(text);
      answers.set(key, undefined);
    } catch (error) {
      answers.set(key, (error as Error).message);
    }
  }
  return answers.get(key);
};

const typeOf = (text: string) =>
  consignmentTypes.find((type) => type.toLowerCase() === text.toLowerCase().replace(/^very\b/, 'v.'));

export const checkMoment = (
  target: Importable,
  text: string,
  zone: string | null | undefined,
  { dates }: Reading,
): Checked => {
  const broken = problemOfCell(text);
  if (broken) return broken;
  if (zone === undefined) return { problem: words.zone };
  const date = readDate(text, zone, dates[target.column]);
  if (date === 'unknown') return { problem: words.date };
  if ('either' in date)
    return { problem: words.eitherDate(formatDay(date.either[0]), formatDay(date.either[1])) };
  const problem = brokenRule(target, date.instant);
  return problem ? { problem } : { stored: date.instant };
};

const checkCountry = (text: string): Checked => {
  const name = countryNamed(text);
  if (name) return { stored: name };
  const suggestions = countriesLike(text);
  return suggestions.length > 0
    ? { problem: words.countryLike(suggestions.join(', or ')), suggestions }
    : { problem: words.country };
};

/** A weight in kilograms. A text that is none is shown to whoever tracks the consignment as it is. */
export const checkWeight = (
  target: Importable,
  text: string,
  beside: { unit?: string; isNumber?: boolean },
  { weight }: Reading,
): Checked => {
  const broken = problemOfCell(text);
  if (broken) return broken;
  const weightRead = text === '' ? undefined : readWeight(text, weight, beside);
  if (!weightRead) return { stored: null };
  if (weightRead !== 'unknown') {
    if ('kilograms' in weightRead) return { stored: weightRead.kilograms };
    return {
      problem:
        'missing' in weightRead ? words.weight[weightRead.missing] : words.unit(weightRead.unknownUnit),
    };
  }
  const problem = brokenRule(target, text);
  return problem ? { problem } : { stored: text, warning: warnings.weight };
};

const warningOf = ({ column }: Importable, text: string) => {
  if (isDamaged(text)) return warnings.damaged;
  if (ROUNDED.test(text) || (digitColumns.includes(column) && CUT.test(text))) return warnings.rounded;
  return undefined;
};

/** A text that is neither a date nor a weight, as it is stored. */
export const checkText = (target: Importable, cellText: string): Checked => {
  const { column, field } = target;
  const text = field ? withoutSurroundings(field, cellText) : cellText.trim();
  const broken = problemOfCell(text);
  if (broken) return broken;
  if (column === 'trackingId') {
    const code = readCode(text);
    if (code?.piece === null) return { stored: code.id };
    return bareText(text) === '' ? { stored: '' } : { problem: words.tracking };
  }
  if (digitColumns.includes(column) && ROUNDED.test(text)) return { problem: words.rounded };
  const problem = brokenRule(target, text);
  if (problem) return { problem };
  if (column === 'type') {
    const type = typeOf(text);
    return type ? { stored: type } : { problem: words.type(consignmentTypes.join(', ')) };
  }
  if (field?.input === 'country' && text !== '') return checkCountry(text);
  const warning = warningOf(target, text);
  return { stored: text === '' && field && !isRequired(field) ? null : text, ...(warning && { warning }) };
};
