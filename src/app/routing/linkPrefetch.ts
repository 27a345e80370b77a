import { isPageHere, loadPage } from './pageChunks';

const signs = ['pointerover', 'touchstart', 'focusin'];

type Watch = (pathname: string) => void;

const watches = new Set<Watch>();

/** Calls `watch` with each page that is likely to be next, once its script has loaded. Returns a function that ends it. */
export const watchNextPage = (watch: Watch) => {
  watches.add(watch);
  return () => void watches.delete(watch);
};

const prefetch = async ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link) return;
  const { pathname, search, hash } = new URL(link.href);
  await loadPage(pathname);
  if (isPageHere(pathname) && !search && !hash) for (const watch of watches) watch(pathname);
};

/** A link that is pointed at is likely to be followed: its page is fetched, and rendered ahead, before the click. */
export const prefetchLinks = () => {
  for (const sign of signs)
    document.addEventListener(sign, (event) => void prefetch(event), { passive: true });
};
