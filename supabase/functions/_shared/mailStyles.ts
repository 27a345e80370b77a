import { darkPalette, type MailPalette } from './mailPalette.ts';

/** Class → its colours in the palette. Light colours are inline; dark mode overrides them by class. */
const rules = (palette: MailPalette): [selector: string, declarations: string][] => [
  ['.page', `background-color:${palette.page} !important`],
  ['.card', `background-color:${palette.card} !important`],
  ['.panel', `background-color:${palette.panel} !important;border-color:${palette.rule} !important`],
  ['.rule', `border-color:${palette.rule} !important`],
  ['.ink', `color:${palette.ink} !important`],
  ['.red', `color:${palette.red} !important`],
  ['.soft', `color:${palette.soft} !important`],
  ['.plate', `background-color:${palette.plate} !important;color:${palette.plateText} !important`],
];

const block = (prefix: string): string =>
  rules(darkPalette)
    .map(([selector, declarations]) => `${prefix}${selector}{${declarations}}`)
    .join('');

/** Mail clients that read style sheets get dark colours and narrower padding on phones; others work without. */
export const mailStyles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${block('')}}`,
  block('[data-ogsc] '), // Outlook's apps mark the text and the background of a darkened mail in this way
  block('[data-ogsb] '),
  '@media (max-width:480px){.outer{padding:0 !important}.gutter{padding-left:20px !important;padding-right:20px !important}.panel{padding:16px !important}}',
].join('\n');

/** The same mail as a mail client in that mode shows it, independent of the viewer's own mode: for previews. */
export const showMailAs = (html: string, mode: 'light' | 'dark'): string =>
  html.replace('@media (prefers-color-scheme:dark)', mode === 'dark' ? '@media all' : '@media not all');
