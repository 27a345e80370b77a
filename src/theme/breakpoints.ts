/** The default font size of browsers, in px. */
const DEFAULT_FONT_SIZE = 16;

/**
 * docs/conformance.md, section 9, gives max-width breakpoints. MUI uses lower bounds, so each value is the first pixel
 * above one of them: `down('md')` is "up to 768 px". They are in em: with a larger default font, a window gets the
 * layout of a narrower one.
 */
const above = (maxWidth: number) => (maxWidth + 1) / DEFAULT_FONT_SIZE;

export const breakpoints = {
  unit: 'em',
  step: 5 / DEFAULT_FONT_SIZE, // hundredths: `down` ends 0.05 px below a value
  values: {
    xs: 0,
    mobileS: above(322),
    mobileM: above(375),
    sm: above(425),
    md: above(768),
    lg: above(1024),
    laptopM: above(1074),
    laptopL: above(1216),
    xl: above(1440),
    desktop: above(2560),
  },
};

/** Narrower than 320 px at the default font size, as a phone is with very large letters: bars there show only symbols. */
export const CRAMPED = '@media (max-width: 19.9em)';
