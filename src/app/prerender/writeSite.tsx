import CssBaseline from '@mui/material/CssBaseline';
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { PARTS } from '@/config/dom';
import { paths } from '@/config/paths';
import { WaitingPage } from '@/pages/admin/layout/WaitingPage';
import { writtenPages, type WrittenPage } from '@/pages/public/publicPages';
import { App, StyledPart } from '../App';
import { makeStore } from '../store';
import { makeStyleCache } from '../styleCache';
import { firstPicture } from './firstPicture';
import { pageDocument, shellDocument, type Frame } from './pageDocument';
import { pageData, pageHead, shellHead } from './pageHead';
import { documentFile, siteFiles } from './siteFiles';
import { usedStyles } from './usedStyles';

/** What a page references or inlines of the browser's files. */
export interface PageAssets {
  /** The text of an inline script, by its entry. */
  inlineOf: (entry: string) => string;
  /** The scripts of these chunks, in this order. */
  scriptsOf: (chunks: readonly string[]) => readonly string[];
  /** The fonts that every first view uses, and their `@font-face` rules. */
  fonts: readonly string[];
  fontFaces: string;
  /** Rules inlined into every page. */
  css: string;
}

/** Long pages would be sent in chunks that an inline script assembles, which the policy does not allow. */
const WHOLE = 1e9;

const refuseToLoad = () => Promise.reject(new Error('A page is written without asking the backend.'));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Replaces the names of the parts that a press needs by the addresses of their scripts. */
const nameParts = (html: string, scriptsOf: PageAssets['scriptsOf']) =>
  html.replace(new RegExp(`(?<= ${PARTS}=")[^"]+`, 'g'), (names) => scriptsOf(names.split(' ')).join(' '));

/** Renders a part of the app. Throws if any of it fails. */
const render = async (part: ReactNode, identifierPrefix = ''): Promise<string> => {
  const failures: unknown[] = [];
  const onError = (cause: unknown) => void failures.push(cause);
  const { prelude } = await prerenderToNodeStream(part, {
    progressiveChunkSize: WHOLE,
    identifierPrefix,
    onError,
  });
  const html = await text(prelude);
  if (failures.length > 0) throw new AggregateError(failures, 'A page could not be written.');
  return html;
};

/** The sheet of the fonts, with a hash of its text in its name, so that it never changes. */
const fontSheet = ({ fontFaces }: PageAssets) => ({
  file: `assets/fonts.${hashOf(fontFaces)}.css`,
  rules: fontFaces,
});

/** The document of a page, with the rules that it uses. */
const writePage = async (page: WrittenPage, site: string, assets: PageAssets) => {
  const { inlineOf, css, scriptsOf } = assets;
  const cache = makeStyleCache();
  cache.compat = true;
  const html = await render(
    <StaticRouter location={page.path}>
      <App store={makeStore({ loadDb: refuseToLoad })} styles={cache} />
    </StaticRouter>,
  );
  const { early } = page;
  const templates = early
    ? await render(<StyledPart styles={cache}>{<early.Templates />}</StyledPart>, 'early-')
    : '';
  const scripts = scriptsOf(['app', page.chunk]);
  const withParts = (markup: string) =>
    nameParts(markup, (chunks) => scriptsOf(chunks).filter((file) => !scripts.includes(file)));
  const document = pageDocument({
    head: pageHead(page, site),
    boot: scriptsOf(early ? ['bootstrap', early.bootstrap] : ['bootstrap']),
    scripts,
    page: {
      path: page.path,
      html: withParts(html),
      templates: withParts(templates),
      start: inlineOf(early?.inline ?? 'inlineEveryPage'),
      preloads: firstPicture(html),
      style: css + usedStyles(cache, html + templates),
      fonts: `/${fontSheet(assets).file}`,
      data: pageData(page, site),
    },
  });
  return { [documentFile(page.path)]: document };
};

const shell = ({ fonts, fontFaces, css, scriptsOf }: PageAssets, frame?: Frame) => {
  const scripts = scriptsOf(['app']);
  return shellDocument({
    head: shellHead(),
    style: css + fontFaces,
    fonts,
    scripts,
    admin: scriptsOf(['supabase', 'admin']).filter((file) => !scripts.includes(file)),
    boot: scriptsOf(['bootstrap']),
    frame,
  });
};

/** The frame of the admin's first page, as the app shows it while it asks for the session. */
const writeFrame = async ({ inlineOf }: PageAssets): Promise<Frame> => {
  const cache = makeStyleCache();
  cache.compat = true;
  const html = await render(
    <StyledPart styles={cache}>
      <CssBaseline />
      <StaticRouter location={paths.adminConsignments}>
        <WaitingPage />
      </StaticRouter>
    </StyledPart>,
  );
  return {
    html,
    style: usedStyles(cache, html),
    script: inlineOf('inlineAdmin'),
  };
};

/**
 * All files of the site that are generated from the app, by name: every public page, the empty shell in which the app
 * renders all other addresses, the same with the frame of the admin's first page, and what search engines and browsers request
 * besides.
 */
export const writeSite = async (assets: PageAssets, site: string): Promise<Record<string, string>> => {
  const pages = await Promise.all(writtenPages.map((page) => writePage(page, site, assets)));
  const files = Object.fromEntries(pages.flatMap(Object.entries<string>));
  const fonts = fontSheet(assets);
  return {
    ...files,
    [fonts.file]: fonts.rules,
    '200.html': shell(assets),
    'consignments.html': shell(assets, await writeFrame(assets)),
    ...siteFiles(site),
  };
};
