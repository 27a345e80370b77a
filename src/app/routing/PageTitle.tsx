import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@/brand/brand';

/** The last path segment and the brand; the home title at the root (spec section 2). */
export const titleOf = (pathname: string) => {
  const last = pathname.split('/').filter(Boolean).at(-1);
  return last ? `${decodeSegment(last)}${brand.titleSuffix}` : brand.homeTitle;
};

const decodeSegment = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The prerendered head describes one page only: on the next, the address is corrected and the description removed. */
const correctHead = (pathname: string) => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return;
  const address = new URL(canonical.href);
  if (address.pathname === pathname) return;
  address.pathname = pathname;
  canonical.href = address.href;
  document.querySelector('meta[name="description"]')?.remove();
};

/** Keeps the title and the canonical address in step with the current page. */
export function PageTitle() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = titleOf(pathname);
    correctHead(pathname);
  }, [pathname]);
  return null;
}
