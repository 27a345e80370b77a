import { plainText } from './plainText';

/** Links are encoded anew by what passes them on: a mail gateway, a redirect. */
const TIMES_ENCODED = 2;

/** In an address, spaces are written as this sign. */
const LINK = /tracking[/?]/i;

const decodeRun = (run: string) => {
  try {
    return run.includes('%00') ? run : decodeURIComponent(run);
  } catch {
    return run;
  }
};

const decode = (text: string): string => {
  let decoded = text;
  for (let time = 0; time < TIMES_ENCODED; time += 1)
    decoded = decoded.replace(/(?:%[0-9a-f]{2})+/gi, decodeRun);
  const plain = plainText(decoded);
  return LINK.test(plain) ? plain.replace(/[ \t\n]/g, '+') : plain;
};

/** What the address of a tracking page says: ids below it, or in its query, and what follows them. */
const OWN = /(?:^|[^0-9a-z])tracking(?:\/([^/?#&"<>|\s]+)|\/?(?=\?))([^"<>|\s]*)/i;
const ID = /[?&;]id=([^&#;]*)/gi;
const PIECE = /[?&#](?:piece[=-])?([1-9][0-9]{0,2})(?=$|[&#])/i;

/** Before the ids of an address: no other sign of a plain text. */
export const FROM_LINK = '\u00a7';

/** Addresses of other pages, and of mail. */
const OTHER = /:\/\/|^www\.|[^@]@[^@]/i;

const readLink = (link: string): string => {
  const [whole, below, rest = ''] = OWN.exec(link) ?? [];
  if (whole === undefined) return OTHER.test(link) ? ' ' : link;
  const ids = below ?? [...rest.matchAll(ID)].map(([, id = '']) => id).join();
  const piece = below?.includes('-') ? undefined : PIECE.exec(rest)?.[1];
  return `\n${FROM_LINK}${ids.replaceAll('+', ' ')}${piece ? `-${piece}` : ''}\n`;
};

/**
 * A plain text with the ids of addresses in place of the addresses: those of tracking pages, on whatever site and however encoded.
 * Nothing is read out of other addresses. `private.without_links` does the same.
 */
export const withoutLinks = (text: string): string => {
  const decoded = /%[0-9a-f]{2}/i.test(text)
    ? text.replace(/[^ \t\n]+/g, (run) => (run.includes('%') ? decode(run) : run))
    : text;
  return decoded.replace(/(?=https?:\/\/)/gi, ' ').replace(/[^ \t\n]+/g, readLink);
};
