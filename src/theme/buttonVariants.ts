import type { Theme } from '@mui/material/styles';
import { brand } from '@/brand/brand';
import { PRESSED_BUTTON } from '@/config/dom';

const { primary, secondary, ink, line } = brand.colors;

/** One shape for all: with its text, a target of 44 px and more. */
const BUTTON_PADDING = '1.1rem 2.4rem';

const solid = (background: string, hover: string) => ({
  backgroundColor: background,
  color: '#fff',
  border: '1px solid transparent', // visible in forced colours, which have no backgrounds
  padding: BUTTON_PADDING,
  '&:hover': { backgroundColor: hover },
});

/** The five button variants of docs/conformance.md, section 9. */
export const buttonVariants = [
  { props: { variant: 'primary' as const }, style: solid(primary.main, primary.dark) },
  { props: { variant: 'main' as const }, style: solid(secondary.main, secondary.dark) },
  {
    props: { variant: 'track' as const },
    style: { ...solid(primary.main, primary.dark), minWidth: '7.2rem' },
  },
  {
    props: { variant: 'formBTN' as const },
    style: { ...solid(primary.main, primary.dark), minWidth: '14rem' },
  },
  {
    props: { variant: 'formBack' as const },
    style: {
      backgroundColor: 'transparent',
      color: ink,
      border: `1px solid ${line}`,
      minWidth: '10rem',
      padding: BUTTON_PADDING,
      '&:hover': { borderColor: ink, backgroundColor: brand.colors.tint },
    },
  },
];

/**
 * What deletes is told from errors, from the brand's red and from the focus by its form: dark and underlined in red, which it
 * becomes where the pointer is. The last question before it, outlined, is red.
 */
export const deleting = {
  props: { variant: 'text' as const, color: 'error' as const },
  style: ({ theme }: { theme: Theme }) => ({
    color: ink,
    textDecoration: 'underline',
    textDecorationColor: theme.palette.error.main,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.35em',
    '&:hover': { color: theme.palette.error.main, textDecoration: 'underline' },
    '&.Mui-disabled': { textDecorationColor: 'currentColor' },
  }),
};

/**
 * A disabled button looks the same in all five variants, and stays readable: its colours change at once, with its text. Where
 * a spinner stands in for the text, MUI makes that transparent.
 */
export const disabledButton = ({ theme }: { theme: Theme }) => ({
  transition: 'none',
  [`&.Mui-disabled, &${PRESSED_BUTTON}`]: {
    backgroundColor: theme.palette.grey[200],
    '&:not(.MuiButton-loading)': { color: theme.palette.grey[700] },
  },
});
