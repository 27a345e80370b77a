import { brand } from '@/brand/brand';
import { ANNOUNCEMENT, FRAME } from '@/config/dom';
import { WRITTEN_STYLE } from '../styleCache';

interface WrittenPage {
  /** The address it was prerendered for. */
  path: string;
  html: string;
  /** Markup that scripts copy into the page before the app is there. */
  templates: string;
  /** The inline script. */
  start: string;
  /** What is requested first, before the styles have arrived. */
  preloads: readonly string[];
  /** The inline styles: all that the page uses. */
  style: string;
  /** Address of the style sheet of the fonts. */
  fonts: string;
  /** What only machines read: it stands last, since whatever precedes the first view delays it. */
  data: string;
}

interface PageParts {
  head: readonly string[];
  /** Addresses of the bootstrap's scripts, and of the app's. */
  boot: readonly string[];
  scripts: readonly string[];
}

/** What a page looks like before the app is there, its rules, and the inline script that shows it. */
export interface Frame {
  html: string;
  style: string;
  script: string;
}

interface ShellParts extends PageParts {
  style: string;
  /** Addresses of what the admin area needs besides, for the bootstrap to load there. */
  admin: readonly string[];
  /** Addresses of fonts to preload. */
  fonts: readonly string[];
  frame?: Frame;
}

const preload = (as: 'font' | 'script', type: string) => (address: string) =>
  `<link rel="preload" as="${as}"${type} href="${address}"${as === 'font' ? ' crossorigin' : ''} />`;

/** Throws if the text would end its element early (HTML, 4.12.1.3). */
const scriptTag = (script: string) => {
  if (/<!--|<\/?script/i.test(script)) throw new Error('This script cannot stand in a document.');
  return `<script>${script}</script>`;
};

/** Outside the app: scripts that run before it use it, too. */
export const liveRegion = `<p id="${ANNOUNCEMENT}" role="status"></p>`;

const documentOf = (head: readonly string[], body: readonly string[]): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    ...head,
    `<meta name="theme-color" content="${brand.colors.primary.dark}" />`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32" />',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
    '<link rel="manifest" href="/site.webmanifest" />',
    '</head>',
    '<body>',
    liveRegion,
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n');

/** The document of a prerendered page: complete without scripts, except for what its inline script does. */
export const pageDocument = ({ head, boot, scripts, page }: PageParts & { page: WrittenPage }): string => {
  const { path, html, templates, start, preloads, style, fonts, data } = page;
  return documentOf(
    [...preloads, `<style id="${WRITTEN_STYLE}">${style}</style>`, ...head, scriptTag(start)],
    [
      `<div id="root" data-page="${path}" data-boot="${boot.join(' ')}" data-scripts="${scripts.join(' ')}">${html}</div>`,
      templates,
      `<link rel="stylesheet" href="${fonts}" />`,
      data,
    ],
  );
};

/** Prerendered pages need no script: this links to them. */
const WITHOUT_SCRIPT =
  '<noscript><p>This page needs JavaScript, which is off in your browser. <a href="/">Go to the home page</a></p></noscript>';

/** The document of all other addresses, where the app renders everything immediately. */
export const shellDocument = ({ head, boot, scripts, admin, style, fonts, frame }: ShellParts): string =>
  documentOf(
    [
      ...fonts.map(preload('font', ' type="font/woff2"')),
      ...scripts.map(preload('script', '')),
      `<style id="${WRITTEN_STYLE}">${style}${frame?.style ?? ''}</style>`,
      ...head,
    ],
    [
      `<div id="root" data-scripts="${scripts.join(' ')}" data-admin="${admin.join(' ')}"></div>`,
      ...(frame ? [`<template id="${FRAME}">${frame.html}</template>`, scriptTag(frame.script)] : []),
      WITHOUT_SCRIPT,
      ...boot.map((address) => `<script src="${address}"></script>`),
    ],
  );
