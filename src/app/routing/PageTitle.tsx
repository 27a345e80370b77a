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

/** What a document was written to say of one page is untrue on the next: the address is corrected, the description goes. */
const correctHead = (pathname: string) => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return;
  const address = new URL(canonical.href);
  if (address.pathname === pathname) return;
  address.pathname = pathname;
  canonical.href = address.href;
  document.querySelector('meta[name="description"]')?.remove();
};

/** Keeps the title and the canonical address those of the page that is shown. */
export function PageTitle() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = titleOf(pathname);
    correctHead(pathname);
  }, [pathname]);
  return null;
}
