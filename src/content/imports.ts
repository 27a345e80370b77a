import { counted } from './counted';

const consignments = (count: number) => counted(count, 'consignment');
const rows = (count: number) => counted(count, 'row');

/** Texts of the import of consignments from a file. */
export const importCopy = {
  title: 'Import consignments',
  command: 'Import consignments from a file',
  back: 'All consignments',
  tracking: 'Tracking number',
  weightUnit: 'Unit of the weight',
  /** Columns of an export that the database derives. */
  derivedHeadings: ['State', 'Expected arrival', 'Archived'],
  steps: ['Choose a file', 'Match the columns', 'Check the rows', 'Import'],
  step: (number: number, all: number, name: string) => `Step ${number} of ${all}: ${name}`,

  choose: {
    drop: 'Drop a file here, or',
    button: 'Choose a file',
    hint: (megabytes: number, most: number) =>
      `CSV or XLSX, up to ${megabytes} MB and ${most.toLocaleString('en')} rows. A row above them names the columns; of a workbook, you choose the sheet.`,
    template: 'Download a template',
    templateHint: 'An export of the list can be imported, too: what is unchanged stays as it is.',
    reading: 'Reading the file',
    tooLarge: (megabytes: number) =>
      `This file is larger than ${megabytes} MB. Split it, and import the parts.`,
    tooLong: (most: number, rowCount: number) =>
      `This file has ${rowCount.toLocaleString('en')} rows. At most ${most.toLocaleString('en')} can be imported at once: split it.`,
    empty: 'There are no rows below the first one in this file.',
    quotes: (row: number, line: number) =>
      `Row ${row} of this file has a quotation mark that nothing closes${row === line ? '' : ` (line ${line} in a text editor)`}, so the rows after it cannot be told apart. Double the quotation marks within texts, or save the file as XLSX, and choose it again.`,
    tooMany: (row: number, columns: number) =>
      `Row ${row} of this file has more values than the ${columns} columns that the first row names. Put texts that contain the separator in quotation marks, or name all columns, and choose it again.`,
    unreadable: 'This file cannot be read. Save it as CSV or XLSX, without a password, and choose it again.',
  },
  match: {
    table: 'Columns of the file',
    found: (name: string, count: number) => `${name}: ${rows(count)}`,
    columns: { heading: 'In the file', sample: 'First value', target: 'Becomes' },
    unnamed: (place: number) => `Column ${place}`,
    target: (heading: string) => `What “${heading}” becomes`,
    none: 'Not imported',
    derived: 'Not imported: the journey says it',
    hidden: (heading: string) => `${heading} (hidden)`,
    perhaps: 'It may be',
    all: 'All',
    noField: 'Not imported: there is no field for it',
    ignored: (count: number, headings: string) =>
      `${counted(count, 'column')} of the file ${count === 1 ? 'is' : 'are'} not imported: ${headings}.`,
    missing: 'Not in the file',
    missingHint: 'Every consignment needs these. Match a column above, or enter one value for all rows.',
    numbers: (heading: string) =>
      `“${heading}” holds numbers: a spreadsheet drops a leading 0 or + from them. Check a few, or format the column as text and choose the file again.`,
    questions: 'How the file is meant',
    questionsHint: 'The file does not tell, so nothing is guessed. Each answer holds for the whole column.',
    unit: {
      question: (heading: string) => `Unit of “${heading}”`,
      why: (example: string) => `${example} has no unit, and neither has its heading.`,
      choose: 'Choose the unit',
      names: {
        kg: 'Kilograms (kg)',
        lb: 'Pounds (lb)',
        t: 'Metric tons (t)',
        g: 'Grams (g)',
        oz: 'Ounces (oz)',
        shortTon: 'Short tons (2,000 lb)',
        longTon: 'Long tons (2,240 lb)',
      },
      reads: (unit: string, example: string, kilograms: string) => `${unit}: ${example} is ${kilograms} kg`,
    },
    mark: {
      question: (heading: string) => `Decimals of “${heading}”`,
      why: (example: string) => `${example} could have thousands or decimals, and no other row tells which.`,
      choose: 'Choose what separates decimals',
      reads: (sign: string, example: string, number: string) => `${sign}: ${example} is ${number}`,
      names: { '.': 'A point', ',': 'A comma' },
    },
    check: 'Check the rows',
    unseen: 'Look at the texts of the file first, and say whether all letters are right.',
    another: 'Choose another file',
  },
  check: {
    progress: (doneCount: number, all: number) =>
      `${doneCount.toLocaleString('en')} of ${all.toLocaleString('en')} rows checked`,
    cancel: 'Cancel',
    broken: 'The server could not be reached, so not every row was checked. Nothing was stored.',
    again: 'Check again',
  },
  review: {
    filter: 'Show',
    views: {
      wrong: 'Errors',
      warned: 'Warnings',
      ready: 'Ready',
      duplicate: 'Duplicates',
      unchanged: 'Unchanged',
      stored: 'Stored already',
    },
    meanings: {
      wrong: 'Correct them here, or leave them out: you can download them afterwards.',
      warned: 'Look at these: they can be stored as they are, or corrected here.',
      ready: 'These will be stored.',
      duplicate:
        'A consignment of the same sender, receiver, goods, route and delivery date exists, or is above in the file.',
      unchanged:
        'The consignments with these tracking numbers are as the file says. Nothing is done to them.',
      stored: 'This file was imported before, and these rows were stored. They are not stored again.',
    },
    list: (view: string) => `Rows: ${view}`,
    row: (number: number) => `Row ${number}`,
    fixed: 'Corrected',
    before: (count: number) =>
      `${rows(count)} of this file ${count === 1 ? 'was' : 'were'} corrected before: the corrections are here again.`,
    rows: {
      row: 'Row',
      tracking: 'Tracking number',
      receiver: 'Receiver',
      route: 'Route',
      due: 'Delivery date',
    },
    storedLater: 'Given when stored',
    clock: (country: string) => `Time zone of dates in ${country}`,
    clockHint: (rowCount: number) =>
      `${rows(rowCount)} ${rowCount === 1 ? 'names' : 'name'} no place there that is known, and the country has several time zones.`,
    ownClock: (zone: string | null) => `The clock of this device${zone ? ` (${zone})` : ''}`,
    rewritten: (pairs: string) => `The file is read as follows: ${pairs}.`,
    readAs: (example: string, meaning: string) => `${example} is ${meaning}`,
    kilograms: (weight: string) => `${weight} kg`,
    warned: (count: number) =>
      `I have seen the warnings: store these rows, too (${count.toLocaleString('en')})`,
    same: (text: string, count: number) =>
      count > 1 ? `${text} (in ${count.toLocaleString('en')} rows)` : text,
    suggestions: (label: string) => `${label}: did you mean`,
    duplicates: (count: number) => `Store the duplicates, too (${count.toLocaleString('en')})`,
    back: 'Back to the columns',
    start: (count: number) => `Import ${consignments(count)}`,
    nothing: 'There is nothing to store.',
  },
  run: {
    progress: (doneCount: number, all: number) =>
      `${doneCount.toLocaleString('en')} of ${all.toLocaleString('en')} rows done`,
    hint: 'If this page is closed or reloaded, choose the same file again: it goes on where it stopped, and stores nothing twice.',
    cancel: 'Cancel',
    cancelling: 'Stopping',
    stopped: (stored: number, remaining: number) =>
      `Stopped. ${consignments(stored)} ${stored === 1 ? 'is' : 'are'} stored and kept; ${rows(remaining)} not yet.`,
    broken: (stored: number, remaining: number) =>
      `The server could not be reached. ${consignments(stored)} stored, ${rows(remaining)} not yet. Nothing is stored twice when you continue.`,
    resume: 'Continue',
    finish: 'Leave it at that',
  },
  report: {
    stored: (count: number) => `${consignments(count)} stored.`,
    before: (count: number) => `${rows(count)} of this file had been stored before.`,
    unchanged: (count: number) => `${rows(count)} changed nothing.`,
    left: (count: number) => `${rows(count)} not stored.`,
    save: 'Download the rows that were not stored',
    reason: 'Reason',
    reasons: {
      duplicate: 'A duplicate, which was left out',
      waiting: 'Not stored yet',
    },
    another: 'Import another file',
    list: 'Show the consignments',
  },
  undo: {
    button: 'Undo this import',
    title: (file: string) => `Undo the import of ${file}`,
    verb: 'Undo',
    text: 'Its consignments are deleted. Those that were changed since are kept.',
    progress: (count: number) => `${count.toLocaleString('en')} removed`,
    removed: (count: number) => `${consignments(count)} of the import removed.`,
    kept: (count: number) => `${consignments(count)} kept, since changed:`,
    failed:
      'The import could not be undone. Check your connection and try again: it goes on where it stopped.',
  },
  recent: {
    heading: 'Last imports',
    columns: { file: 'File', at: 'When', by: 'By', stored: 'Consignments', actions: 'Actions' },
    undoOne: (file: string) => `Undo the import of ${file}`,
  },
  problems: {
    date: 'Not a date. Write it like 2026-12-24 15:30',
    place: (country: string) =>
      `This is no place in ${country} that is known, or there are several of the name. Write its UN/LOCODE or a time zone, or leave it empty`,
    zone: 'The time zone of the place could not be looked up. Enter the date again',
    eitherDate: (first: string, other: string) =>
      `This could be ${first} or ${other}. Write the year first, like 2026-12-24`,
    type: (types: string) => `One of: ${types}`,
    country: 'Not a country that is known. Write its name or its code, like Germany or DE',
    countryLike: (names: string) => `Not a country that is known. Did you mean ${names}?`,
    noValue: (cellText: string) =>
      `The cell shows ${cellText}: its formula has no value. Enter what it should show`,
    narrow: (cellText: string) =>
      `The cell shows ${cellText}: its column was too narrow when the file was saved. Enter what it holds`,
    weight: {
      unit: 'Its unit is not known. Write it behind the number, like 220 lb',
      mark: 'This could have thousands or decimals. Write it without a sign between thousands, like 1250 or 1.25',
    },
    unit: (unit: string) =>
      `“${unit}” is not a unit of weight that is known here, or names two. Write kg, lb, t, g or oz behind the number`,
    tracking: 'A tracking number has 8 letters or digits. Leave it empty to get a new one',
    repeated: (number: number) => `Row ${number} has this tracking number, too`,
    rounded: 'A spreadsheet has rounded this number. Enter all of its digits',
    differs: (fields: string) =>
      `Stored with another value: ${fields}. An import changes nothing: use “Correct details” of the consignment, or clear the number for a new one`,
    refused: 'The database refuses a value of this row: it is empty, too long, or has an invalid character',
  },
  /** What may be wrong with a text that is stored all the same, if somebody says so. */
  warnings: {
    damaged:
      'Letters of this text look damaged: they may have been lost before the file was saved. Everybody who tracks it would read this',
    rounded: 'A spreadsheet may have rounded this number: it keeps fifteen digits',
    weight: 'Not a number: it is shown as it is, as a weight in kilograms',
    unplaced: 'No place of this country is known: there will be no map, no route and no time zone for it',
  },
} as const;
