import { importFileCopy } from '@/content/importFiles';
import { NotRead } from './grid';

const { kinds: words } = importFileCopy;

/** How many bytes a file is known by. */
const HEAD = 4096;

type Others = readonly (readonly [head: RegExp, message: string])[];

/** The first bytes, in hexadecimal digits, of files that are no texts, and what is to be done with them. */
const binary: Others = [
  [/^255044462d/, words.pdf],
  [/^(89504e47|ffd8ff|47494638|424d.{8}0{8}|49492a00|4d4d002a|52494646.{8}57454250)/, words.picture],
  [/^.{8}66747970/, words.picture], // HEIC, AVIF, and films
  [/^(526172211a|377abcaf|1f8b|425a68|fd377a585a|4d534346)/, words.archive],
  [/^09(00|02|04|08).{2}0[4-8]00/, words.xls],
];

/** How texts begin that are no tables. */
const texts: Others = [
  [/^\{\\rtf/, words.document],
  [/^\s*(\{\s*"|\[\s*[[{"\]])/, words.json],
  [/^(?:[\w-]+: [^\n]*\n)*MIME-Version: /i, words.webArchive],
];

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

const OLE = /^d0cf11e0/;
/** Not the heading “Pkgs” of a text. */
const ZIP = /^504b(0304|0506|0708|$)/;

/** A name in the folder of an older Office file, which is in UTF-16. */
const hasName = (bytes: Uint8Array, name: string) => latin(bytes).includes([...name].join('\0'));

const oleMessage = (bytes: Uint8Array) => {
  if (hasName(bytes, 'EncryptedPackage')) return words.locked;
  return hasName(bytes, 'WordDocument') || hasName(bytes, 'PowerPoint Document') ? words.document : words.xls;
};

export type FileKind = 'workbook' | 'text';

/** Whether a file is an archive, as workbooks are, or else text. Throws at one that is known to be neither. */
export const kindOf = (bytes: Uint8Array): FileKind => {
  if (bytes.length === 0) throw new NotRead(words.empty);
  const first = hex(bytes.subarray(0, 16));
  if (ZIP.test(first)) return 'workbook';
  if (OLE.test(first)) throw new NotRead(oleMessage(bytes));
  const headText = latin(bytes.subarray(0, HEAD));
  const [, message] =
    binary.find(([head]) => head.test(first)) ?? texts.find(([head]) => head.test(headText)) ?? [];
  if (message !== undefined) throw new NotRead(message);
  return 'text';
};
