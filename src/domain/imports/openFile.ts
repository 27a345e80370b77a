import type { Encoding } from '@/content/encodings';
import { failureCopy } from '@/content/failures';
import { importCopy } from '@/content/imports';
import { withRenewal } from '@/ui/loading/withRenewal';
import type { TextEncoding } from './decodeText';
import { kindOf } from './fileKind';
import { fileKey } from './fileKey';
import { NotRead, type Grid } from './grid';
import { MOST_BYTES } from './limits';

const { choose } = importCopy;

/** A file as it was read, before its headings are found. */
export interface OpenFile {
  name: string;
  grids: readonly Grid[];
  /** Of a text. */
  encoding?: TextEncoding;
  /** The same for the same content, and another for each sheet: their rows have the same numbers, and each is imported on its own. */
  keyOf: (sheet: number) => string;
}

/** That the code which reads a file is missing is no fault of the file. */
const asPart =
  <Part>(load: () => Promise<Part>) =>
  () =>
    load().catch(() => {
      throw new NotRead(failureCopy.noAnswer);
    });

const loadDecoder = asPart(withRenewal(() => import(/* webpackChunkName: "read-csv" */ './decodeText')));
const loadText = asPart(withRenewal(() => import(/* webpackChunkName: "read-csv" */ './readText')));
const loadMarkup = asPart(withRenewal(() => import(/* webpackChunkName: "read-markup" */ './readMarkup')));
const loadSheets = asPart(withRenewal(() => import(/* webpackChunkName: "read-xlsx" */ './readSheets')));

type Read = Pick<OpenFile, 'grids' | 'encoding'>;

const readWorkbook = async (bytes: Uint8Array): Promise<Read> => {
  const { readSheets } = await loadSheets();
  return { grids: await readSheets(bytes) };
};

/** The share of zeros in what is not text at all, but for those that fill a file up. */
const isBinary = (text: string) => text.replace(/\0+$/, '').split('\0').length - 1 > text.length / 20;

const readTextFile = async (bytes: Uint8Array, chosenEncoding?: Encoding): Promise<Read> => {
  const [{ decodeText }, { readText }] = await Promise.all([loadDecoder(), loadText()]);
  const { text, ...encoding } = decodeText(bytes, chosenEncoding);
  if (isBinary(text)) throw new NotRead(choose.unreadable);
  const { markupOf, readMarkup } = await loadMarkup();
  const markup = markupOf(text);
  return { encoding, grids: markup ? await readMarkup(text, markup) : [await readText(text)] };
};

const keyOf = (bytes: Uint8Array, sheet: number) => {
  if (sheet === 0) return fileKey(bytes);
  const numbered = new Uint8Array(bytes.length + 2);
  numbered.set(bytes);
  numbered.set([sheet & 255, sheet >> 8], bytes.length);
  return fileKey(numbered);
};

const readTable = async (file: File, encoding?: Encoding): Promise<OpenFile> => {
  if (file.size > MOST_BYTES) throw new NotRead(choose.tooLarge(MOST_BYTES / 1024 / 1024));
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const kind = kindOf(bytes);
    const contents = kind === 'workbook' ? await readWorkbook(bytes) : await readTextFile(bytes, encoding);
    return { ...contents, name: file.name, keyOf: (sheet) => keyOf(bytes, sheet) };
  } catch (cause) {
    throw cause instanceof NotRead ? cause : new NotRead(choose.unreadable);
  }
};

/** By what was chosen about it, a file is looked at several times. */
const openFiles = new WeakMap<File, Map<Encoding | undefined, Promise<OpenFile>>>();

/** Reads a file, in an encoding that was chosen or that it tells. Throws an error whose message is for the user. */
export const openFile = (file: File, encoding?: Encoding): Promise<OpenFile> => {
  const before = openFiles.get(file) ?? new Map<Encoding | undefined, Promise<OpenFile>>();
  openFiles.set(file, before);
  const reading = before.get(encoding) ?? readTable(file, encoding);
  before.set(encoding, reading);
  reading.catch(() => before.delete(encoding));
  return reading;
};
