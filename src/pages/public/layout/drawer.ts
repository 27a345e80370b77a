import { alpha } from '@mui/material/styles';
import { brand } from '@/brand/brand';
import { visuallyHidden } from '@/ui/visuallyHidden';

const slideIn = { '@keyframes slide-in': { from: { transform: 'translateX(100%)' } } };

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '5.2rem',
  color: 'text.primary',
  fontSize: 'h4.fontSize',
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  listStyle: 'none',
} as const;

/** Styles of the phone menu, open and closed. */
export const drawer = {
  ...slideIn,
  display: { lg: 'none' },
  // As large as its summary, before which a browser shows a summary of its own, if it paints between the two.
  flex: 'none',
  width: '4.8rem',
  height: '4.8rem',
  '&:not(:has(> summary))': { visibility: 'hidden' },
  // The page behind neither scrolls nor moves, with or without script.
  'html:has(&[open])': {
    overflow: { xs: 'hidden', lg: 'visible' },
    scrollbarGutter: { xs: 'stable', lg: 'auto' },
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& > summary': {
    display: 'grid',
    placeItems: 'center',
    width: '4.8rem',
    height: '4.8rem',
    cursor: 'pointer',
    listStyle: 'none',
    '& svg:last-of-type': { display: 'none' },
  },
  '& > summary > span': visuallyHidden,
  '&[open] > summary > :first-of-type, &:not([open]) > summary > span:last-of-type': { display: 'none' },
  // Above the panel. The summary itself is not positioned: it would lift its backdrop above the panel too.
  '&[open] > summary > svg:last-of-type': {
    display: 'block',
    position: 'fixed',
    top: '1.2rem',
    right: '1.6rem',
    zIndex: 2,
    boxSizing: 'content-box',
    p: '1rem',
  },
  '& > summary:focus-visible > svg': { outline: `3px solid var(--focus, ${brand.colors.focus})` },
  // The backdrop beside the panel is part of the summary: a tap on it closes the menu.
  '&[open] > summary::before': {
    content: '""',
    position: 'fixed',
    inset: 0,
    zIndex: 0,
    bgcolor: alpha(brand.colors.secondary.dark, 0.6),
    touchAction: 'none',
  },
  '& > nav': {
    position: 'fixed',
    top: 0,
    right: 0,
    bottom: 0,
    zIndex: 1,
    // The content of `<details>` does not inherit this from the page.
    boxSizing: 'border-box',
    width: 'min(34rem, 86vw)',
    p: '7.2rem 2.4rem 3.2rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bgcolor: 'background.paper',
    borderLeft: '4px solid',
    borderColor: 'primary.main',
    '@media (prefers-reduced-motion: no-preference)': { animation: 'slide-in 240ms ease-out' },
  },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& nav > ul > li': { borderBottom: '1px solid', borderColor: 'divider' },
  '& nav a, & nav summary': row,
  '& a[aria-current]': { color: 'primary.main' },
  '& nav details ul': { pb: '1.2rem' },
  '& nav details a': { minHeight: '4.4rem', pl: '1.6rem', fontSize: 'body1.fontSize', fontWeight: 400 },
  '& details[open] > summary > svg': { transform: 'rotate(180deg)' },
} as const;
