import { FILES_REFUSED } from '@/config/dom';

/** Where the browser puts a text or an address that is dropped, and a file that is. */
const TAKES_TEXT = 'input, textarea, [contenteditable]:not([contenteditable="false"])';
const TAKES_FILES = 'input[type="file"]';

/** How long after a file nobody has told of is told of again: the app may still be loading. */
const TELL_AGAIN_MS = 500;

const isIn = (selector: string, { target }: Event) => target instanceof Element && target.closest(selector);

const refuse = () => {
  const isUntold = window.dispatchEvent(new Event(FILES_REFUSED, { cancelable: true }));
  if (isUntold) setTimeout(refuse, TELL_AGAIN_MS);
};

const onDrag = (event: DragEvent) => {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer) return;
  const bringsFiles = dataTransfer.types.includes('Files');
  const bringsAddress = dataTransfer.types.includes('text/uri-list');
  if (bringsFiles ? isIn(TAKES_FILES, event) : !bringsAddress || isIn(TAKES_TEXT, event)) return;
  event.preventDefault();
  if (!bringsFiles) dataTransfer.dropEffect = 'none';
  else if (event.type === 'drop') refuse();
};

/**
 * Keeps the browser from leaving the page for a file that is dropped where none is taken, or for an address that is dropped beside the
 * text fields, and tells of the file by an event at the window. Returns a function that ends it.
 */
export const keepPage = (): (() => void) => {
  window.addEventListener('dragover', onDrag);
  window.addEventListener('drop', onDrag);
  return () => {
    window.removeEventListener('dragover', onDrag);
    window.removeEventListener('drop', onDrag);
  };
};

/** A copied table is a picture, too, and copied files their names or paths: only the one is pasted as a text. */
const onPaste = (event: ClipboardEvent) => {
  const { clipboardData } = event;
  if (event.defaultPrevented || !clipboardData || !isIn(TAKES_TEXT, event)) return;
  const names = [...clipboardData.files].map(({ name }) => name);
  const lines = clipboardData.getData('text/plain').split('\n');
  const isName = (line: string) => line.trim() === '' || names.some((name) => line.trim().endsWith(name));
  if (names.length > 0 && lines.every(isName)) refuse();
};

/** Tells of files that are pasted into a text field, by the same event. Returns a function that ends it. */
export const refusePastedFiles = (): (() => void) => {
  window.addEventListener('paste', onPaste);
  return () => window.removeEventListener('paste', onPaste);
};
