/** As `EndOfFirstView` is written. */
const MARK = '<template></template>';

/** A written page in its two parts: what its first view shows, and what follows. */
export interface PageHalves {
  first: string;
  rest: string;
}

/** Throws when nothing marks the end of the first view. */
export const splitAtFirstView = (html: string): PageHalves => {
  const [first, ...rest] = html.split(MARK);
  if (first === undefined || rest.length === 0) throw new Error('Nothing marks the end of the first view.');
  return { first, rest: rest.join('') };
};
