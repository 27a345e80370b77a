/** The markup that `EndOfFirstView` renders. */
const MARK = '<template></template>';

/** A prerendered page in two parts: its first view, and what follows. */
export interface PageHalves {
  first: string;
  rest: string;
}

/** Throws if nothing marks the end of the first view. */
export const splitAtFirstView = (html: string): PageHalves => {
  const [first, ...rest] = html.split(MARK);
  if (first === undefined || rest.length === 0) throw new Error('Nothing marks the end of the first view.');
  return { first, rest: rest.join('') };
};
