import { publicPages } from '../src/pages/public/publicPages';

/** The public pages of which each has a script of its own: the others differ from one of these in their texts. */
export const firstOfEachScript = publicPages.filter(
  ({ chunk }, index) => publicPages.findIndex((page) => page.chunk === chunk) === index,
);
