/** A piece of a number format (ECMA-376, 18.8.31): a place for a digit, or a text that is shown as it is. */
type Piece = { digit: '0' | '#' | '?' } | { point: true } | { text: string } | { whole: true };

/** Quoted and escaped texts, what stands in brackets, blanks as wide as a sign, signs that fill a cell, and the rest. */
const TOKENS = /"([^"]*)"|\\(.)|\[([^\]]*)\]|_.|\*.|(General)|([0#?])|(\.)|(,)|(.)/gis;

const sectionsOf = (format: string) =>
  format.match(/(?:"[^"]*"|\\.|\[[^\]]*\]|[^;"\\[])+|(?<=^|;)(?=;|$)/gs) ?? [];

const CONDITION = /\[(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)\]/;

const meets = (value: number, [, sign, limit]: readonly string[]) => {
  const other = Number(limit);
  switch (sign) {
    case '<':
      return value < other;
    case '<=':
      return value <= other;
    case '>':
      return value > other;
    case '>=':
      return value >= other;
    case '=':
      return value === other;
    default:
      return value !== other;
  }
};

/** The section of a format that a number is shown by: those with a condition come first, then that of its sign. */
const sectionFor = (value: number, format: string) => {
  const sections = sectionsOf(format);
  if (sections.some((section) => CONDITION.test(section)))
    return sections.find((section) => {
      const condition = CONDITION.exec(section);
      return !condition || meets(value, condition);
    });
  if (value < 0 && sections.length > 1) return sections[1];
  return value === 0 && sections.length > 2 ? sections[2] : sections[0];
};

/** Without what is text in it: the name of a colour, and a condition. A time that has passed is among what is left. */
const bareOf = (format: string) =>
  format.replace(/"[^"]*"|\\.|\[(?!(?:h+|m+|s+)\])[^\]]*\]|_.|\*.|General/gis, '');

/** Whether a format shows a day or a time. */
export const isDateFormat = (format: string) => /[ymdhs]|[gbe]{2,}/i.test(bareOf(format.split(';')[0] ?? ''));

/** The sign of money in brackets; anything else there is not shown. */
const bracketText = (inside: string) => /^\$([^-]*)/.exec(inside)?.[1] ?? '';

/** The pieces of a section; undefined if it shows a number in another way than digit by digit. */
const piecesOf = (section: string): Piece[] | undefined => {
  if (/[%/@]|E[+-]/i.test(bareOf(section)) || /,(?![0#?])/.test(bareOf(section))) return undefined;
  return [...section.matchAll(TOKENS)].flatMap(
    ([, quoted, escaped, inside, general, digit, point, , other]): Piece[] => {
      if (general) return [{ whole: true }];
      if (digit) return [{ digit: digit as '0' }];
      if (point) return [{ point: true }];
      const text = quoted ?? escaped ?? (inside === undefined ? other : bracketText(inside)) ?? '';
      return text === '' ? [] : [{ text }];
    },
  );
};

/** Digits in the places of a format, from the last to the first; more than it has places stand before its first. */
const placeDigits = (pieces: readonly Piece[], digits: string) => {
  const first = pieces.findIndex((piece) => 'digit' in piece);
  let remaining = digits;
  let text = '';
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const piece = pieces[at] as Piece;
    if ('text' in piece) text = piece.text + text;
    if (!('digit' in piece)) continue;
    const digits = at === first ? remaining : remaining.slice(-1);
    remaining = remaining.slice(0, remaining.length - digits.length);
    text = (digits || (piece.digit === '0' ? '0' : '')) + text;
  }
  return text;
};

/** A number as a format shows it, without what separates thousands; undefined where that cannot be told or hides digits of it. */
export const formatted = (value: number, plain: string, format: string): string | undefined => {
  const section = sectionFor(value, format);
  const pieces = section === undefined ? undefined : piecesOf(section);
  if (!pieces || !/^-?\d+(\.\d+)?$/.test(plain)) return undefined;
  if (pieces.some((piece) => 'whole' in piece))
    return pieces.map((piece) => ('text' in piece ? piece.text : 'whole' in piece ? plain : '')).join('');
  if (!pieces.some((piece) => 'digit' in piece)) return undefined;
  const [whole = '', decimals = ''] = plain.replace('-', '').split('.');
  const point = pieces.findIndex((piece) => 'point' in piece);
  const before = point < 0 ? pieces : pieces.slice(0, point);
  const after = point < 0 ? [] : pieces.slice(point + 1);
  const places = after.filter((piece) => 'digit' in piece);
  if (decimals.length > places.length) return undefined;
  const hasSign = value < 0 && sectionsOf(format).length < 2;
  const shownDecimals = decimals.padEnd(
    places.filter((piece) => 'digit' in piece && piece.digit === '0').length,
    '0',
  );
  const behind = after.map((piece) => ('text' in piece ? piece.text : '')).join('');
  return `${hasSign ? '-' : ''}${placeDigits(before, whole === '0' ? '' : whole)}${shownDecimals && `.${shownDecimals}`}${behind}`.trim();
};
