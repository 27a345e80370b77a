import path from 'node:path';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { firstPicture } from '@/app/head/firstPicture';
import { firstViewMark, splitAtFirstView } from '@/app/head/firstView';
import { pageDocument } from '@/app/head/pageDocument';
import { pageHead, shellHead } from '@/app/head/pageHead';
import { siteFiles } from '@/app/head/siteFiles';
import { usedStyles } from '@/app/head/usedStyles';
import { chunkOf } from '@/app/pageChunks';
import { makeStore } from '@/app/store';
import { makeStyleCache } from '@/app/styleCache';
import { brand } from '@/brand/brand';
import { pageMeta, type PageMeta } from '@/content/meta';
import { FirstViewMark } from '@/ui/EndOfFirstView';

/** What a page names or holds of the browser's files. */
export interface PageAssets {
  /** The bootstrap's script itself. */
  boot: string;
  /** The scripts that the bootstrap runs. */
  app: readonly string[];
  /** The same and the script of the page that the chunk of this name draws. */
  page: (chunk: string) => readonly string[];
  /** The fonts that every first screen uses, and the rules that fetch them. */
  fonts: readonly string[];
  fontFaces: string;
  /** Rules that stand in every page. */
  css: string;
}

/** A long page would come in pieces that an inline script puts together: the policy allows none. */
const WHOLE = 1e9;

const nobody = () => Promise.reject(new Error('A page is written without asking the backend.'));

const writePage = async (
  page: PageMeta,
  site: string,
  { boot, fontFaces, css, page: scriptsOf }: PageAssets,
) => {
  const cache = makeStyleCache();
  cache.compat = true;
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={page.path}>
      <FirstViewMark value={firstViewMark}>
        <App store={makeStore({ loadDb: nobody })} styles={cache} />
      </FirstViewMark>
    </StaticRouter>,
    { progressiveChunkSize: WHOLE, onError: (cause) => void failures.push(cause) },
  );
  const html = await text(prelude);
  if (failures.length > 0) throw new AggregateError(failures, `${page.path} could not be written.`);
  const parts = splitAtFirstView(html);
  const { tags, rest } = usedStyles(cache, parts, css);
  return pageDocument({
    head: [...firstPicture(html), ...pageHead(page, site)],
    styles: [{ css: fontFaces, isLate: true }, ...tags],
    scripts: scriptsOf(chunkOf(page.path) ?? ''),
    boot,
    page: { path: page.path, ...parts, restStyle: rest },
  });
};

const shell = ({ boot, fonts, fontFaces, css, app }: PageAssets) =>
  pageDocument({ head: shellHead(), styles: [{ css: css + fontFaces }], fonts, scripts: app, boot });

/**
 * All files of the site that are made of what the app knows, by name: every public page, the empty shell in which the
 * app draws all other addresses, and what search engines and browsers ask for beside them.
 */
export const writeSite = async (assets: PageAssets, site: string): Promise<Record<string, string>> => {
  const pages = pageMeta.map(
    async (page) => [path.join('.', page.path, 'index.html'), await writePage(page, site, assets)] as const,
  );
  return {
    ...Object.fromEntries(await Promise.all(pages)),
    '200.html': shell(assets),
    ...siteFiles(site),
  };
};

export const { siteUrl } = brand;
