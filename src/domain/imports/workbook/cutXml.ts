/** More than the longest row has, with a cell of each column as long as cells can be. */
const MOST_WAITING = 20_000_000;

interface Names {
  /** The outermost element, the one in it that has the items, and that of an item. */
  root: string;
  list: string;
  item: string;
}

interface Pieces {
  /** What stands before the list, as a document of its own. */
  onHead?: (document: string) => void;
  /** Whole items. */
  onItems: (document: string) => void;
  /** What stands behind the list. */
  onTail?: (document: string) => void;
}

const startOf = (name: string) => new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>`);
const endOf = (name: string, flags = '') => new RegExp(`</(?:[\\w-]+:)?${name}\\s*>`, flags);

/**
 * Cuts XML that comes in pieces into documents of whole items: each can be read while the page answers in between. No text can
 * contain the end of an item, because "<" is not written as itself in it.
 */
export const cutXml = ({ root, list, item }: Names, { onHead, onItems, onTail }: Pieces) => {
  const itemEnd = endOf(item, 'g');
  let waiting = '';
  let rootTag = '';
  let isEmpty = false;
  const asDocument = (xml: string) => `${rootTag}${xml}</${/^<([^\s>]+)/.exec(rootTag)?.[1] ?? ''}>`;
  const start = () => {
    const match = startOf(list).exec(waiting);
    if (!match) return;
    rootTag = startOf(root).exec(waiting)?.[0].replace(/\/>$/, '>') ?? '';
    const head = waiting.slice(0, match.index);
    onHead?.(asDocument(head.slice(head.indexOf(rootTag) + rootTag.length)));
    isEmpty = match[0].endsWith('/>');
    waiting = waiting.slice(match.index + match[0].length);
  };
  const cut = (from: number) => {
    itemEnd.lastIndex = from;
    let end = 0;
    while (itemEnd.exec(waiting)) end = itemEnd.lastIndex;
    if (end > 0) onItems(asDocument(waiting.slice(0, end)));
    else if (waiting.length > MOST_WAITING) throw new Error('an item without an end');
    waiting = waiting.slice(end);
  };
  return {
    add: (piece: string) => {
      const from = rootTag === '' ? 0 : Math.max(0, waiting.length - 20);
      waiting += piece;
      if (rootTag === '') start();
      if (rootTag !== '' && !isEmpty) cut(from > waiting.length ? 0 : from);
    },
    end: () => {
      if (rootTag === '') throw new Error(`no ${root}`);
      const close = isEmpty ? undefined : endOf(list).exec(waiting);
      if (close) onItems(asDocument(waiting.slice(0, close.index)));
      const tail = close ? waiting.slice(close.index + close[0].length) : waiting;
      onTail?.(asDocument(tail.slice(0, Math.max(0, tail.lastIndexOf('</')))));
    },
  };
};
