/**
 * Spec section 9 gives max-width breakpoints. MUI uses lower bounds, so each value is the first pixel above one of them:
 * `down('md')` is "up to 768 px".
 */
const above = (maxWidth: number) => maxWidth + 1;

export const breakpoints = {
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
