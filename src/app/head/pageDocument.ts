import { brand } from '@/brand/brand';
import { LATE_STYLE } from '../lateStyle';
import type { PageHalves } from './firstView';

interface Style {
  names?: string;
  css: string;
  /** The bootstrap makes it count once the page is painted. */
  isLate?: boolean;
}

interface WrittenPage extends PageHalves {
  /** The address it was written for. */
  path: string;
  /** The rules that only the rest needs. */
  restStyle: Style;
}

interface PageParts {
  head: readonly string[];
  styles: readonly Style[];
  /** Addresses of fonts that are asked for before anything asks for them by itself. */
  fonts?: readonly string[];
  /** Addresses of the scripts that bring the page to life. */
  scripts: readonly string[];
  /** The bootstrap's script. It stands in the document: as a file it would be waited for before the first paint. */
  boot: string;
  /** What stands in the app's root. Left out where the app draws everything, at once. */
  page?: WrittenPage;
}

const preload = (as: 'font' | 'script', type: string) => (address: string) =>
  `<link rel="preload" as="${as}"${type} href="${address}"${as === 'font' ? ' crossorigin' : ''} />`;

const styleTag = ({ names, css, isLate }: Style) => {
  const late = isLate ? ` id="${LATE_STYLE}" media="(scripting: none)"` : '';
  return `<style${names === undefined ? '' : ` data-emotion="${names}"`}${late}>${css}</style>`;
};

/** Throws for a text that would end the element it stands in (HTML, 4.12.1.3). */
const scriptTag = (script: string) => {
  if (/<!--|<\/?script/i.test(script)) throw new Error('This script cannot stand in a document.');
  return `<script>${script}</script>`;
};

/**
 * What the first view needs comes first: itself and its rules, then the bootstrap, which keeps what a visitor does to it.
 * Emotion puts the rules of the rest into the head before React takes the page over.
 */
const writtenPage = ({ first, rest, restStyle }: WrittenPage, bootTag: string) =>
  `${first}${bootTag}${styleTag(restStyle)}${rest}`;

/** A whole document of the built site. */
export const pageDocument = ({ head, styles, fonts = [], scripts, boot, page }: PageParts): string => {
  const app = `data-scripts="${scripts.join(' ')}"`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    ...fonts.map(preload('font', ' type="font/woff2"')),
    ...(page ? [] : scripts.map(preload('script', ''))),
    ...styles.map(styleTag),
    `<meta name="theme-color" content="${brand.colors.primary.dark}" />`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32" />',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
    '<link rel="manifest" href="/site.webmanifest" />',
    ...head,
    '</head>',
    '<body>',
    ...(page
      ? [`<div id="root" data-page="${page.path}" ${app}>${writtenPage(page, scriptTag(boot))}</div>`]
      : [`<div id="root" ${app}></div>`, scriptTag(boot)]),
    '</body>',
    '</html>',
    '',
  ].join('\n');
};
