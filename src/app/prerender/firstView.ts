import { END_OF_FIRST_VIEW } from '@/ui/EndOfFirstView';
import { unmanagedMarkup } from '@/ui/UnmanagedContent';

const END = unmanagedMarkup(END_OF_FIRST_VIEW);

/** A prerendered page in two parts: its first view, and what follows. */
export interface PageHalves {
  first: string;
  rest: string;
}

/** Splits a page at its first mark. Throws if nothing marks the end of the first view. */
export const splitAtFirstView = (html: string): PageHalves => {
  const at = html.search(END);
  if (at < 0) throw new Error('Nothing marks the end of the first view.');
  return { first: html.slice(0, at), rest: html.slice(at) };
};

/** Links the style sheet of what follows at the end of the first view. */
export const linkRestStyles = (html: string, href: string): string =>
  html.replace(END, `$1<link rel="stylesheet" href="${href}" />$2`);
