/** The widths of the bars and spaces of each symbol of Code 128, by its value (ISO/IEC 15417, table 1). */
const SYMBOLS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

const START_B = 104;
const STOP = 106;
const CHECK = 103;
const FIRST = ' '.charCodeAt(0);
const PRINTABLE = /^[ -~]+$/;

/** The white on both sides without which a reader does not find the first bar, in modules (ISO/IEC 15417, section 4.4). */
const QUIET = 10;

/** The widths of bars and spaces, in turn, that write a text of printable ASCII in code set B. */
export const code128 = (text: string): readonly number[] => {
  if (!PRINTABLE.test(text)) throw new Error(`Code 128 B has not all characters of “${text}”.`);
  const values = Array.from(text, (letter) => letter.charCodeAt(0) - FIRST);
  const sum = values.reduce((total, value, place) => total + value * (place + 1), START_B);
  return [START_B, ...values, sum % CHECK, STOP].flatMap((value) => Array.from(SYMBOLS[value] ?? '', Number));
};

/** The bars of a text as the path of a drawing that is one unit high, and the width of that in modules. */
export const code128Path = (text: string): { path: string; width: number } => {
  let x = QUIET;
  let path = '';
  for (const [place, width] of code128(text).entries()) {
    if (place % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`;
    x += width;
  }
  return { path, width: x + QUIET };
};
