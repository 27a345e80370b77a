import { useState } from 'react';
import type { ShareLink } from './shareLinksApi';

interface Made {
  token: string;
  /** The links that there were before. */
  before: readonly string[];
}

/** The token of the link that was made last, until that is revoked: a list has no tokens, so that a link is known by being new in it. */
export const useMadeLink = (links: readonly ShareLink[] = []) => {
  const [madeLink, setMadeLink] = useState<Made>();
  return {
    token: madeLink?.token,
    show: (token: string) => setMadeLink({ token, before: links.map(({ id }) => id) }),
    forget: ({ id }: ShareLink) =>
      setMadeLink((shownLink) => (shownLink?.before.includes(id) ? shownLink : undefined)),
  };
};
