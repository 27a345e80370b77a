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

export function PageTitle() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = titleOf(pathname);
  }, [pathname]);
  return null;
}
