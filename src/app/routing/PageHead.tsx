import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { decodeSegment, pagePathOf } from '@/config/paths';
import { publicPageAt } from '@/pages/public/publicPages';

/** The last path segment and the brand; the home title at the root (docs/conformance.md, section 2). */
export const titleOf = (pathname: string) => {
  const last = pathname.split('/').filter(Boolean).at(-1);
  return last ? `${decodeSegment(last)}${brand.titleSuffix}` : brand.homeTitle;
};

/** Keeps the title, the description and the canonical address of the prerendered head in step with the current page. */
export function PageHead() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = titleOf(pathname);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(pagePathOf(pathname), canonical.href).href;
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (description) description.content = publicPageAt(pathname)?.description ?? '';
  }, [pathname]);
  return null;
}
