import { mailBrand } from './brand.ts';

const { colors } = mailBrand;

export interface MailPalette {
  page: string;
  card: string;
  panel: string;
  rule: string;
  ink: string;
  red: string;
  soft: string;
  plate: string;
  plateText: string;
}

/**
 * The colours that are inlined in every element. No background is transparent, so that a mail client that inverts the
 * mail in dark mode inverts text and background together.
 */
export const lightPalette: MailPalette = {
  page: '#f4eeec',
  card: colors.paper,
  panel: colors.tint,
  rule: colors.line,
  ink: colors.ink,
  red: '#b3261e',
  soft: colors.inkSoft,
  plate: colors.primary.main,
  plateText: colors.primary.contrastText,
};

/** For mail clients that let the mail define its dark colours. */
export const darkPalette: MailPalette = {
  page: colors.secondary.dark,
  card: '#241e1f',
  panel: '#2f2728',
  rule: '#463b3d',
  ink: '#f3ecea',
  red: '#ff9d94',
  soft: '#c9bdbb',
  plate: colors.primary.main,
  plateText: colors.primary.contrastText,
};
