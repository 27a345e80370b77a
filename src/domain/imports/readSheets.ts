import { importFileCopy as words } from '@/content/importFiles';
import { importCopy } from '@/content/imports';
import { NotRead, type Grid } from './grid';
import { parseXml } from './parseXml';
import { cutXml } from './workbook/cutXml';
import { sheetReader, type SharedFacts } from './workbook/readSheet';
import { readEntries, unpackText, unpackWhole, type Entries } from './workbook/unpack';
import { readStyles, readWorkbook, textIn } from './workbook/workbookParts';

const { choose } = importCopy;

const WORKBOOK = 'xl/workbook.xml';

/** What other archives are known by, and what is to be done with them. */
const otherKinds: readonly (readonly [part: RegExp, message: string])[] = [
  [/^xl\/workbook\.bin$/i, words.kinds.xlsb],
  [/^word\/document\.xml$/i, words.kinds.document],
  [/^ppt\/presentation\.xml$/i, words.kinds.document],
  [/^Index(\/.*\.iwa|\.zip)$/i, words.kinds.numbers],
  [/^content\.xml$/i, words.kinds.ods],
];

const refuseOther = (entries: Entries) => {
  const names = [...entries.keys()];
  const [, message] = otherKinds.find(([part]) => names.some((name) => part.test(name))) ?? [];
  throw new NotRead(message ?? (names.length > 0 ? words.kinds.archive : choose.unreadable));
};

/** Parts are named without regard to case (OPC, 9.1.1.1). */
const entryOf = (entries: Entries, part: string | undefined) =>
  part === undefined
    ? undefined
    : (entries.get(part) ?? [...entries].find(([name]) => name.toLowerCase() === part.toLowerCase())?.[1]);

/** The texts that cells refer to by their places. */
const readTexts = async (bytes: Uint8Array, entry: ReturnType<typeof entryOf>): Promise<string[]> => {
  if (!entry) return [];
  const texts: string[] = [];
  const onItems = (xml: string) => {
    for (const item of parseXml(xml).children) texts.push(textIn(item));
  };
  const { add, end } = cutXml({ root: 'sst', list: 'sst', item: 'si' }, { onItems });
  await unpackText(bytes, entry, add);
  end();
  return texts;
};

/** The sheets of an XLSX file, in their order. Throws if it is none, or unpacks to more than is taken. */
export const readSheets = async (bytes: Uint8Array): Promise<Grid[]> => {
  const entries = readEntries(bytes);
  if (!entryOf(entries, WORKBOOK)) refuseOther(entries);
  const whole = (part: string | undefined) => unpackWhole(bytes, entryOf(entries, part));
  const workbook = readWorkbook(await whole(WORKBOOK), await whole('xl/_rels/workbook.xml.rels'), 'xl');
  const facts: SharedFacts = {
    dateSystem: workbook.dateSystem,
    styles: readStyles(await whole(workbook.styles)),
    texts: await readTexts(bytes, entryOf(entries, workbook.texts)),
  };
  const grids: Grid[] = [];
  for (const { name, isHidden, part } of workbook.sheets) {
    const sheet = sheetReader(facts);
    await unpackText(bytes, entryOf(entries, part), sheet.add);
    grids.push({ name, isHidden, ...sheet.end() });
  }
  return grids;
};
