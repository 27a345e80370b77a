import { counted } from './counted';

/** Texts of what is printed for consignments. */
export const papersCopy = {
  print: 'Print',
  chooseTitle: (count: number) => `Print for ${counted(count, 'consignment')}`,
  chooseHint: 'They open as a page, on which you choose the paper and print.',
  cancel: 'Cancel',
  tooMany: (most: number) =>
    `Papers of at most ${counted(most, 'consignment')} can be printed at once. Narrow the list down first.`,
  papers: { labels: 'Labels', waybill: 'Waybills', manifest: 'Manifest' },
  ofOne: { labels: 'Print labels', waybill: 'Print waybill' },
  labelOf: (number: number) => `Print label of piece ${number}`,
  label: 'Print label',

  title: 'Papers',
  back: 'Go back',
  paper: 'Paper',
  size: 'Size of the labels',
  sizes: { a6: 'A6 (105 × 148 mm)', inches: '4 × 6 inch' },
  hint: 'In the dialog of your browser, choose the same paper size, a scale of 100 % and no margins.',
  sheetHint: 'In the dialog of your browser, choose A4 and a scale of 100 %.',
  part: 'Part',
  partOf: (first: number, last: number, all: number) =>
    `${first.toLocaleString('en')} to ${last.toLocaleString('en')} of ${counted(all, 'label')}`,
  sheets: 'Preview',
  loading: 'Loading the papers',
  none: 'No consignment is chosen. Select some in the list, or open one.',
  missing: (count: number) =>
    `${counted(count, 'consignment')} could not be found, and may have been deleted. The others are below.`,
  noPiece: (number: number) =>
    `There is no piece ${number} any more. Go back to look at the pieces as they are now.`,
  tooManyPieces: (most: number) =>
    `These consignments have more than ${counted(most, 'piece')}. Select fewer of them.`,

  piece: (number: number, count: number) => `Piece ${number} of ${count}`,
  from: 'From',
  to: 'To',
  weight: 'Weight',
  dimensions: 'Dimensions',
  marks: 'Marks and numbers',
  contents: 'Goods',
  type: 'Type',
  reference: 'Carrier reference',
  due: 'Delivery',
  unknown: '–',

  waybill: 'Waybill',
  issued: (moment: string) => `Printed on ${moment}`,
  trackingNumber: 'Tracking number',
  sender: 'Sender',
  receiver: 'Receiver',
  shipment: 'Shipment',
  pieces: 'Pieces',
  columns: {
    number: 'No.',
    code: 'Code',
    marks: 'Marks and numbers',
    weight: 'Weight',
    dimensions: 'Dimensions',
    volume: 'Volume',
    consignment: 'Consignment',
    route: 'From, to',
    parties: 'Sender, receiver',
    pieces: 'Pieces',
  },
  total: 'Total',
  signatures: ['Sender', 'Carrier', 'Receiver'],
  signature: 'Name, date, signature',
  manifest: 'Manifest',
  consignments: (count: number) => counted(count, 'consignment'),
  carrierSignatures: ['Handed over by', 'Taken over by'],
} as const;
