import type { Finding as Found } from '../finding';

/** What was found: good, could be better, or in the way of delivery (also if it could not be found out). */
export type Finding = Found<'SPF' | 'DKIM' | 'DMARC' | 'MX' | 'Server', 'ok' | 'advice' | 'missing'>;

/** A TXT record as zone files and most providers' forms take it. */
export const txtRecord = (name: string, text: string): string => `${name}. TXT "${text}"`;

/** `v=DKIM1; k=rsa; p=…` (RFC 6376, section 3.2), with names in lower case. Undefined if it is no such list. */
export const readTags = (record: string): Map<string, string> | undefined => {
  const tags = new Map<string, string>();
  for (const part of record.split(';')) {
    if (part.trim() === '') continue;
    const [, name, value] = /^\s*([a-z]\w*)\s*=([^;]*)$/i.exec(part) ?? [];
    if (!name || value === undefined || tags.has(name.toLowerCase())) return undefined;
    tags.set(name.toLowerCase(), value.trim());
  }
  return tags;
};
