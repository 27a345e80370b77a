import { loadPage } from './AppRoutes';

const SIGNS = ['pointerover', 'touchstart', 'focusin'];

const prefetch = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (link) void loadPage(new URL(link.href).pathname);
};

/** A link that is pointed at is likely to be followed: the script of its page is fetched before the click. */
export const prefetchLinks = () => {
  for (const sign of SIGNS) document.addEventListener(sign, prefetch, { passive: true });
};
