import { strToU8, zipSync } from 'fflate';

const SHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A sheet: its rows, what stands before and behind them, and whether it is shown. */
interface SheetParts {
  rows: string;
  before?: string;
  behind?: string;
  state?: 'hidden' | 'veryHidden';
}

/** Formats of numbers, as the styles 2 and 3 have them. */
const FORMATS = ['00000', '&quot;+49 &quot;000 000000'];

/** A workbook whose sheets are named S1, S2 …; style 1 is a date with its time. */
export const workbook = (...parts: (string | SheetParts)[]) => {
  const sheets = parts.map((sheet): SheetParts => (typeof sheet === 'string' ? { rows: sheet } : sheet));
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': strToU8(
      `<workbook ${SHEET} xmlns:r="${REL}"><sheets>${sheets.map(({ state }, at) => `<sheet name="S${at + 1}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${REL}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="styles" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet ${SHEET}><numFmts>${FORMATS.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      sheets.map(({ rows, before = '', behind = '' }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(`<worksheet ${SHEET}>${before}<sheetData>${rows}</sheetData>${behind}</worksheet>`),
      ]),
    ),
  });
};

/** A cell with a text. */
export const textCell = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** The rows of a sheet, from lists of texts. */
export const sheetOf = (...rows: (string | readonly string[])[]) =>
  rows
    .map((row, at) => {
      const cells = [row]
        .flat()
        .map((value, column) => textCell(`${String.fromCharCode(65 + column)}${at + 1}`, value));
      return `<row r="${at + 1}">${cells.join('')}</row>`;
    })
    .join('');
