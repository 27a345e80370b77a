/** What a weight can be written in, in kilograms. */
const KILOGRAMS = {
  kg: 1,
  lb: 0.45359237,
  t: 1000,
  g: 0.001,
  oz: 0.028349523125,
  shortTon: 907.18474,
  longTon: 1016.0469088,
} as const;

export type WeightUnit = keyof typeof KILOGRAMS;

export const weightUnits = Object.keys(KILOGRAMS) as WeightUnit[];

/** How units are written, also by the codes of UN/ECE (Recommendation 20). A "ton" alone is one of three. */
const names: Readonly<Record<WeightUnit, string>> = {
  kg: 'kg kgs kgm kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos',
  lb: 'lb lbs lbr pound pounds libra libras',
  t: 't to tne mt tonne tonnes tonnen tonelada toneladas metricton metrictons metrictonne metrictonnes',
  g: 'g gr grm gram grams gramm gramme grammes gramo gramos',
  oz: 'oz ozs onz ounce ounces',
  shortTon: 'shortton shorttons ston stn uston ustons',
  longTon: 'longton longtons lton ltn ukton',
};

const units = new Map(
  weightUnits.flatMap((unit) => names[unit].split(' ').map((name) => [name, unit] as const)),
);

/** The unit that a text names; undefined if it names none, or a ton of which country it does not say. */
export const unitNamed = (text: string): WeightUnit | undefined =>
  units.get(text.toLowerCase().replace(/[\s.()[\]]/g, ''));

/** The unit in a heading, in brackets or behind the word: "Gross Wt (lb)". */
export const unitInHeading = (heading: string): WeightUnit | undefined => {
  const words = heading.split(/[\s()[\]/,:_-]+/);
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`);
  return [...pairs, ...words].map(unitNamed).find((unit) => unit !== undefined);
};

/** What separates decimals. */
export type Mark = '.' | ',';

const WEIGHT = /^([\d.,'’\s]*\d)\s*(\p{L}[\p{L}.\s]*)?$/u;

/** The number in digits that may be grouped; what separates its decimals if only one sign can; 'open' if both could. */
const readNumber = (
  weightText: string,
  isNumber: boolean,
): { plain: string; mark?: Mark } | 'open' | undefined => {
  const text = weightText.replace(/['’\s]/g, '');
  if (/^\d+$/.test(text)) return { plain: text };
  if (isNumber) return { plain: text };
  const [last = ''] = /[.,](?=\d*$)/.exec(text) ?? [];
  const other = last === '.' ? ',' : '.';
  const at = text.lastIndexOf(last);
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)];
  const isGrouped = (number: string, sign: string) =>
    new RegExp(`^\\d{1,3}(\\${sign}\\d{3})+$`).test(number) && !number.startsWith('0');
  if (whole.includes(other))
    return isGrouped(whole, other)
      ? { plain: `${whole.replaceAll(other, '')}.${decimals}`, mark: last as Mark }
      : undefined;
  if (whole.includes(last))
    return isGrouped(text, last) ? { plain: text.replaceAll(last, ''), mark: other } : undefined;
  if (isGrouped(text, last)) return 'open';
  return { plain: `${whole || '0'}.${decimals}`, mark: last as Mark };
};

/** How the weights of a column are read where a text alone does not tell. */
export interface WeightReading {
  unit?: WeightUnit;
  mark?: Mark;
}

export type ReadWeight =
  | { kilograms: string; unit?: WeightUnit }
  | { missing: 'unit' | 'mark' }
  | { unknownUnit: string }
  | 'unknown';

/** In kilograms, to the gram where that says something. */
const inKilograms = (plain: string, unit: WeightUnit) => {
  if (unit === 'kg') return plain;
  const kilograms = Number(plain) * KILOGRAMS[unit];
  return String(Number(kilograms >= 0.01 ? kilograms.toFixed(3) : kilograms.toPrecision(3)));
};

/** A number with its own unit, if it has one. */
const partsOf = (text: string) => {
  const [, number, unit] = WEIGHT.exec(text.trim()) ?? [];
  return number === undefined ? undefined : { number, unit: unit?.trim() };
};

/** A weight as it is written, with what a column of its own says about its unit. */
export const readWeight = (
  text: string,
  { unit: ofColumn, mark }: WeightReading,
  { unit: beside = '', isNumber = false }: { unit?: string; isNumber?: boolean } = {},
): ReadWeight => {
  const parts = partsOf(text);
  if (!parts) return 'unknown';
  const ownUnit = parts.unit ?? (beside.trim() || undefined);
  const unitName = ownUnit === undefined ? ofColumn : unitNamed(ownUnit);
  if (ownUnit !== undefined && !unitName) return { unknownUnit: ownUnit };
  if (parts.unit && beside.trim() && unitNamed(beside) !== unitName) return { unknownUnit: beside.trim() };
  const number = readNumber(parts.number, isNumber);
  if (!number) return 'unknown';
  if (number === 'open' && !mark) return { missing: 'mark' };
  if (!unitName) return { missing: 'unit' };
  const plain =
    number === 'open'
      ? parts.number
          .replace(/['’\s]/g, '')
          .replace(mark === ',' ? /\./g : /,/g, '')
          .replace(',', '.')
      : number.plain;
  return { kilograms: inKilograms(plain, unitName), unit: unitName };
};

/** What the texts of a column tell, and examples of what they leave open. */
export const weightsTold = (weights: Iterable<{ text: string; unit: string; isNumber: boolean }>) => {
  const marks = new Set<Mark>();
  let openMark: string | undefined;
  let openUnit: string | undefined;
  for (const { text, unit, isNumber } of weights) {
    const parts = partsOf(text);
    if (!parts) continue;
    if (parts.unit === undefined && unit.trim() === '') openUnit ??= text;
    const number = readNumber(parts.number, isNumber);
    if (number === 'open') openMark ??= text;
    else if (number?.mark) marks.add(number.mark);
  }
  const [mark] = marks;
  return { mark: marks.size === 1 ? mark : undefined, openMark, openUnit };
};
