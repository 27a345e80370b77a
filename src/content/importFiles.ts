import { counted } from './counted';

const rows = (count: number) => counted(count, 'row');
const number = (value: number) => value.toLocaleString('en');

/** Texts about the files of imports: why one is not read, and what is asked about one that is. */
export const importFileCopy = {
  tooWide: (columnCount: number, most: number) =>
    `This file has ${number(columnCount)} columns. At most ${number(most)} are read: delete those that are not needed, and choose it again.`,
  longCell: (row: number, most: number) =>
    `Row ${number(row)} of this file has a text of more than ${number(most)} characters, which no cell of a spreadsheet can have. Shorten it, and choose the file again.`,
  /** What else people choose, and what to do with it. */
  kinds: {
    locked:
      'This file is protected by a password. Open it in the program that wrote it, save it as XLSX without a password, and choose it again.',
    xls: 'This is a workbook of Excel 97–2003, .xls. Open it in a spreadsheet, save it as XLSX, and choose that file.',
    xlsb: 'This is a binary workbook, .xlsb. Open it in Excel, save it as “Excel Workbook”, and choose that file.',
    ods: 'This is an OpenDocument file, .ods. Open it in a spreadsheet, save it as XLSX or CSV, and choose that file.',
    numbers:
      'This is a file of Apple Numbers. Open it there, choose File, Export to, Excel, and choose the file that comes of it.',
    document:
      'This is a document of text or slides. Copy its table into a spreadsheet, save it as XLSX, and choose that file.',
    pdf: 'This is a PDF. Ask for the list as a spreadsheet, or copy its table into one, save it as XLSX, and choose that file.',
    picture: 'This is a picture. Enter its rows in a spreadsheet, save it as XLSX, and choose that file.',
    archive: 'This is an archive of other files. Unpack it, and choose the file that has the rows.',
    webArchive:
      'This is a web archive with the name of a spreadsheet. Open it in Excel, save it as XLSX, and choose that file.',
    json: 'This file is JSON and not a table. Export the list as CSV or XLSX, and choose that file.',
    xml: 'This file is XML and not a table. Export the list as CSV or XLSX, and choose that file.',
    empty:
      'There are no rows in this file: it has no bytes. It may not have been saved or sent as a whole. Export it once more, and choose it again.',
  },

  sheet: 'Sheet',
  /** Of a page that has several. */
  table: (number: number) => `Table ${number}`,
  hiddenSheet: (name: string) => `${name} (hidden in the workbook)`,
  hiddenSheetChosen: 'This sheet is hidden in the workbook. Make sure that it is the one that is meant.',

  encoding: {
    label: 'Encoding of the text',
    certain: (name: string) => `The text of this file is ${name}.`,
    doubtful:
      'A file like this does not say how its letters are stored. Look at these texts of it: are all letters right? If not, choose another encoding.',
    preview: 'Texts of this file',
    confirm: 'All letters are right',
    probable: 'Likely',
    all: 'All',
  },
  heading: {
    label: 'Headings',
    option: (row: number, texts: string) => `Row ${row}: ${texts}`,
    options: (row: number, texts: string) => `Rows ${row} and ${row + 1}: ${texts}`,
    above: (texts: string) => `Above the headings, and not imported: ${texts}`,
  },
  setAside: {
    hidden: (numbers: string, count: number) =>
      `${rows(count)} of this sheet ${count === 1 ? 'is' : 'are'} hidden (${numbers}).`,
    withHidden: (count: number) => `Import the hidden ${count === 1 ? 'row' : 'rows'}, too`,
    totals: (numbers: string, count: number) =>
      `${rows(count)} below or between the others ${count === 1 ? 'is' : 'are'} a total, a note or a repeated heading (${numbers}).`,
    withTotals: (count: number) => `Import ${count === 1 ? 'this row' : 'these rows'}, too`,
    columns: (names: string, count: number) =>
      `${counted(count, 'column')} of this sheet ${count === 1 ? 'is' : 'are'} hidden: ${names}.`,
    withColumns: (count: number) => `Use the hidden ${count === 1 ? 'column' : 'columns'}, too`,
  },
  dates: {
    question: (heading: string) => `Order of the dates in “${heading}”`,
    why: (example: string) => `${example} could be two days, and no other row tells which.`,
    both: 'The rows of this column use both orders.',
    choose: 'Choose the order',
    orders: { dmy: 'Day, month, year', mdy: 'Month, day, year', ymd: 'Year, month, day' },
    reads: (order: string, example: string, day: string) => `${order}: ${example} is ${day}`,
  },
} as const;
