import { createTheme, type Theme } from '@mui/material/styles';
import { brand } from '@/brand/brand';
import { ANNOUNCEMENT, BUSY_LABEL, PRESSED_BUTTON } from '@/config/dom';
import { breakpoints } from './breakpoints';
import { buttonVariants, deleting, disabledButton } from './buttonVariants';
import { typeSizes } from './typeSizes';

const { primary, secondary, paper, ink, inkSoft, line, focus } = brand.colors;

/** One rem is 10 px: the base is 62.5% of the browser's default (docs/conformance.md, section 1). */
const BASE_FONT_SIZE = '62.5%';

/** Dark backgrounds set `--focus` to a light colour. */
const focusRing = { outline: `3px solid var(--focus, ${focus})`, outlineOffset: '2px' };

/** With a white ring inside the dark one: next to a dark red button, the dark one alone has too little contrast. */
const buttonRing = { ...focusRing, boxShadow: '0 0 0 2px #fff' };

/** Placeholders and field borders: MUI's defaults have too little contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const faint = '#766b6e';

/** Side padding of every page, wider where there is room; paper has margins of its own. */
const gutters = ({ theme: { breakpoints: widths } }: { theme: Theme }) => ({
  [widths.up('lg')]: { paddingInline: '4.8rem' },
  '@media print': { '&&': { paddingInline: 0 } },
});

export const theme = createTheme({
  breakpoints,
  palette: {
    primary,
    secondary,
    background: { default: paper, paper },
    text: { primary: ink, secondary: inkSoft },
    divider: line,
    error: { main: '#b3261e' },
    success: { main: '#1e6b3a' },
  },
  shape: { borderRadius: 4 },
  typography: {
    fontFamily: brand.font,
    htmlFontSize: 10,
    fontWeightMedium: 600, // only two weights, so two files
    fontSize: 15,
    h1: {
      fontSize: typeSizes.display,
      fontWeight: 600,
      lineHeight: 1.15,
      letterSpacing: '-0.02em',
    },
    h2: {
      fontSize: typeSizes.heading,
      fontWeight: 600,
      lineHeight: 1.2,
      letterSpacing: '-0.015em',
    },
    h3: { fontSize: typeSizes.title, fontWeight: 600, lineHeight: 1.3 },
    h4: { fontSize: typeSizes.lead, fontWeight: 600, lineHeight: 1.35 },
    h5: { fontSize: typeSizes.body, fontWeight: 600 },
    h6: { fontSize: typeSizes.body, fontWeight: 600 },
    body1: { fontSize: typeSizes.body, lineHeight: 1.65, '@media print': { lineHeight: 1.4 } },
    body2: { fontSize: typeSizes.small, lineHeight: 1.6 },
    caption: { fontSize: typeSizes.label },
    button: { textTransform: 'none', fontWeight: 600, fontSize: typeSizes.small },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // Scroll and focus targets stay clear of the bar at the top, and of the chat's button at the bottom.
        html: { fontSize: BASE_FONT_SIZE, WebkitTextSizeAdjust: '100%', scrollPadding: '8rem 0 9.6rem' },
        // Text widths are not rounded to whole pixels: the fallback fonts then match at every size.
        body: { overflowWrap: 'break-word', textRendering: 'geometricPrecision' },
        'button, input, select, textarea': { textRendering: 'inherit' },
        svg: { flexShrink: 0 },
        ':where([data-unmanaged]:empty)': { display: 'none' },
        [`:where(#${ANNOUNCEMENT})`]: {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
        // On paper everything is smaller, and toasts are out of date.
        '@page': { margin: '11mm' },
        '@media print': {
          html: { fontSize: '45%' },
          '.notistack-SnackbarContainer': { display: 'none !important' },
        },
        // Shadows and backgrounds are gone: surfaces above the page need an edge, and what is chosen its mark. Icons keep the
        // colours that they are given, which may be those of the background.
        '@media (forced-colors: active)': {
          '.MuiDialog-paper, .MuiPopover-paper, .MuiAutocomplete-paper': { border: '1px solid' },
          '.MuiTabs-indicator': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
          '.MuiButtonBase-root[aria-pressed="true"]': {
            outline: '2px solid Highlight',
            outlineOffset: '-2px',
          },
          'svg.MuiSvgIcon-root.MuiSvgIcon-root': { color: 'CanvasText' },
        },
        // MUI writes the durations of its transitions into `style` attributes.
        '@media (prefers-reduced-motion: reduce)': {
          '.MuiModal-root, .MuiModal-root *': { transition: 'none !important', animation: 'none !important' },
        },
        // These have to win over classes.
        [PRESSED_BUTTON]: { cursor: 'progress' },
        [`${PRESSED_BUTTON}:not([${BUSY_LABEL}])`]: { opacity: 0.6 },
        [`${PRESSED_BUTTON}[${BUSY_LABEL}] > *`]: { display: 'none' },
        [`${PRESSED_BUTTON}[${BUSY_LABEL}]::after`]: { content: `attr(${BUSY_LABEL})` },
        // These keyframes tell a field that the browser filled it in. MUI's own rule would add a `<style>` to each page.
        '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
        '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
        ':where(:focus-visible)': focusRing, // lower specificity than any class, wherever these rules are inserted
      },
    },
    MuiButtonBase: { styleOverrides: { root: { '&:focus-visible': buttonRing } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: disabledButton },
      variants: [...buttonVariants, deleting],
    },
    // Without the shadow of `Paper`, which is a `style` attribute: the content policy allows none in a prerendered page.
    MuiAlert: { defaultProps: { slotProps: { root: { variant: 'outlined' } } } },
    MuiContainer: {
      // MUI's own width, which stands in this query, would depend on the font size of the container.
      styleOverrides: {
        root: gutters,
        maxWidthXl: ({ theme }) => ({ [theme.breakpoints.up('xl')]: { maxWidth: '144.1rem' } }),
      },
    },
    MuiInputBase: {
      defaultProps: { disableInjectingGlobalStyles: true },
      styleOverrides: { input: { '&::placeholder': { color: faint, opacity: 1 } } },
    },
    MuiInputLabel: { styleOverrides: { root: { '&.Mui-focused:not(.Mui-error)': { color: focus } } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiOutlinedInput: {
      styleOverrides: {
        // Red is for errors, also while one corrects them.
        root: {
          '&.Mui-focused > .MuiOutlinedInput-notchedOutline': { borderColor: focus, borderWidth: '3px' },
        },
        notchedOutline: {
          borderColor: faint,
          // On touch screens, MUI goes back to its own pale border after a tap.
          '@media (hover: none)': { '*:hover:not(.Mui-focused, .Mui-error) > &&': { borderColor: faint } },
        },
      },
    },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiFormHelperText: {
      styleOverrides: {
        // An error is not told by its colour alone; screen readers skip the sign.
        root: { fontSize: typeSizes.label, '&.Mui-error::before': { content: '"⚠ " / ""' } },
      },
    },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 600 } } },
  },
});
