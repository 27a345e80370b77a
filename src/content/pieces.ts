import { counted } from './counted';

const pieces = (count: number) => counted(count, 'piece');

/** Texts of the pieces of a consignment. */
export const piecesCopy = {
  heading: 'Pieces',
  table: 'Pieces of this consignment',
  loading: 'Loading the pieces',
  single:
    'One piece, of which nothing more is known than of the consignment. Add its pieces to weigh, measure and label each of them.',
  add: 'Add pieces',
  addTitle: 'Add pieces',
  edit: 'Edit',
  editTitle: (number: number) => `Edit piece ${number}`,
  editLabel: (number: number) => `Edit piece ${number}`,
  remove: 'Remove',
  removeLabel: (number: number) => `Remove piece ${number}`,
  removeTitle: (number: number) => `Remove piece ${number}`,
  removeAll: 'Remove all pieces',
  removeAllTitle: (count: number) => `Remove all ${pieces(count)}`,
  renumbered: 'The pieces after it get new numbers. Print their labels again.',
  save: 'Save',
  columns: {
    code: 'Code',
    marks: 'Marks and numbers',
    weight: 'Weight',
    dimensions: 'Dimensions',
    volumetric: 'Volumetric weight',
    actions: 'Actions',
  },
  modes: { air: 'Air', road: 'Road', ocean: 'Ocean' },
  volumetric: (mode: string, weight: string) => `${mode} ${weight}`,
  // A number and its unit stand on one line.
  kilograms: (weight: string) => `${weight}\u00a0kg`,
  cubicMetres: (volume: string) => `${volume}\u00a0m³`,
  dimensions: (length: string, width: string, height: string) => `${length} × ${width} × ${height} cm`,
  totals: {
    count: 'Pieces',
    weight: 'Gross weight',
    volume: 'Volume',
    chargeable: (mode: string) => `Chargeable weight, ${mode.toLowerCase()}`,
    stated: 'Weight of the consignment, as stated',
  },
  partly: (knownSum: string, count: number, all: number) => `${knownSum} (${count} of ${pieces(all)})`,
  unknown: 'Not known',
  incomplete: 'Weigh and measure every piece to see it',
  higher: (weight: string, volumetric: string) => `${weight} (volumetric weight ${volumetric})`,

  count: 'How many equal pieces',
  weight: 'Weight of each (kg)',
  ownWeight: 'Weight (kg)',
  length: 'Length (cm)',
  width: 'Width (cm)',
  height: 'Height (cm)',
  marks: 'Marks and numbers',
  marksHint: 'What is written on the packaging, or what is inside.',
  wholeNumber: (least: number, most: number) => `Enter a whole number from ${least} to ${most}`,
  notANumber: 'Enter a number such as 12.5',
  ambiguous: (text: string) =>
    `Is it ${text.replace(',', '')} or ${text.replace(',', '.')}? Write it without a comma`,
  between: (least: string, most: string) => `Enter a number from ${least} to ${most}`,
  allThree: 'Enter all three dimensions, or none',
  changed:
    'Somebody has changed this piece meanwhile. What you typed is still here. Save again to replace what is stored, or cancel.',
  now: (number: number) => `As it is stored now, piece ${number}:`,
  gone: 'Somebody has removed this piece. What you typed stays here until you cancel.',
} as const;
