/** A piece of a message: text, or text that is a link to an address. */
export interface TextPart {
  text: string;
  href?: string;
}

/** Invisible characters end an address: some of them make it read as another one (Unicode TR 36, section 3). */
const ADDRESS_CHARACTER = String.raw`[^\s<>"“”\p{Cc}\p{Cf}]`;
const CLOSING = new Map(Object.entries({ ')': '(', ']': '[', '}': '{' }));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Without what ends the sentence rather than the address: punctuation, and a bracket that was opened before it. */
const trimmed = (address: string): string => {
  const last = address.at(-1) ?? '';
  const opening = CLOSING.get(last);
  const isUnpaired = opening !== undefined && address.split(opening).length < address.split(last).length;
  return isUnpaired || /[.,;:!?'’*_~]/.test(last) ? trimmed(address.slice(0, -1)) : address;
};

/** A name before `@` would show another site than the one that opens. */
const hrefOf = (address: string): string | undefined => {
  try {
    const url = new URL(/^https?:/i.test(address) ? address : `https://${address}`);
    return url.username || url.password ? undefined : url.href;
  } catch {
    return undefined;
  }
};

/** The parts of a message: addresses with http or https are links, and those of the site's own `host` without them, too. */
export const linkify = (text: string, host: string): TextPart[] => {
  const address = new RegExp(
    `(?<![\\p{L}\\p{N}@./-])(?:https?://|${escaped(host)}(?=[/?#]|(?![\\p{L}\\p{N}.:@-])))${ADDRESS_CHARACTER}*`,
    'giu',
  );
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: linkText, index } of text.matchAll(address)) {
    const address = trimmed(linkText);
    const href = hrefOf(address);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end) });
  return parts;
};
