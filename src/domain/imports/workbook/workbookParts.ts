import { attributeOf, elementsIn, parseXml } from '../parseXml';
import { styleOf, type NumberStyle } from './shownNumber';

/** A sheet as a workbook names it, and the part that has its rows. */
export interface SheetPart {
  name: string;
  isHidden: boolean;
  part: string;
}

/** What is said of a whole workbook. */
export interface WorkbookFacts {
  dateSystem: 1900 | 1904;
  sheets: readonly SheetPart[];
  /** The part with the texts of all sheets, and that with the styles of their cells. */
  texts?: string;
  styles?: string;
}

/** The name of a part that another one in this folder refers to. */
const resolve = (folder: string, target: string) => {
  if (target.startsWith('/')) return target.slice(1);
  const path: string[] = [];
  for (const step of `${folder}/${target}`.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
};

const relationsOf = (xml: string, folder: string) =>
  (xml === '' ? [] : elementsIn(parseXml(xml), 'Relationship')).map((relation) => ({
    id: relation.getAttribute('Id') ?? '',
    type: (relation.getAttribute('Type') ?? '').replace(/^.*\//, ''),
    part: resolve(folder, relation.getAttribute('Target') ?? ''),
  }));

/** The sheets of a workbook and where its parts are, from its two parts that say so. */
export const readWorkbook = (workbook: string, relations: string, folder: string): WorkbookFacts => {
  const root = parseXml(workbook);
  const related = relationsOf(relations, folder);
  const of = (type: string) => related.find((relation) => relation.type === type)?.part;
  const isOn = (text = '') => ['1', 'true'].includes(text);
  return {
    dateSystem: elementsIn(root, 'workbookPr').some((facts) => isOn(attributeOf(facts, 'date1904')))
      ? 1904
      : 1900,
    sheets: elementsIn(root, 'sheet').flatMap((sheet) => {
      const id = [...sheet.attributes].find(({ localName, name }) => localName === 'id' && name !== 'id');
      const part = related.find((relation) => relation.id === id?.value && relation.type === 'worksheet');
      const state = sheet.getAttribute('state') ?? 'visible';
      return part
        ? [{ name: sheet.getAttribute('name') ?? '', isHidden: state !== 'visible', part: part.part }]
        : [];
    }),
    texts: of('sharedStrings'),
    styles: of('styles'),
  };
};

const ESCAPED = /_x([0-9a-f]{4})_/gi;

/** Characters that XML cannot hold are written by their numbers (ECMA-376, 22.9.2.19). */
export const unescaped = (text: string) =>
  text.replace(ESCAPED, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A text in its pieces of several styles, without how it is pronounced. */
export const textIn = (element: Element) =>
  unescaped(
    elementsIn(element, 't')
      .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
      .map(({ textContent }) => textContent)
      .join(''),
  );

/** How the cells of each style show their numbers. */
export const readStyles = (xml: string): NumberStyle[] => {
  if (xml === '') return [];
  const root = parseXml(xml);
  const formats = new Map(
    elementsIn(root, 'numFmt').map((format) => [
      Number(format.getAttribute('numFmtId')),
      format.getAttribute('formatCode') ?? '',
    ]),
  );
  return elementsIn(root, 'cellXfs')
    .flatMap((list) => elementsIn(list, 'xf'))
    .map((style) => styleOf(Number(style.getAttribute('numFmtId') ?? 0), formats));
};
