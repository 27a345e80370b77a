import { importCopy } from '@/content/imports';
import { bareHeading, matchHeadings } from '@/ui/imports/matchHeadings';
import { isMoment, isRequired } from '../field';
import { fields, type Column, type ConsignmentField } from '../fields';

/** What a column of a file can be: a field, or the tracking number. */
export type ImportColumn = Column | 'trackingId';

export interface Importable {
  column: ImportColumn;
  label: string;
  field?: ConsignmentField;
}

export const importable: readonly Importable[] = [
  { column: 'trackingId', label: importCopy.tracking },
  ...fields.map((field) => ({ column: field.column, label: field.label, field })),
];

export const labelOf = (column: ImportColumn) =>
  importable.find((one) => one.column === column)?.label ?? column;

/** Fields without which no consignment can be stored, and that have no usual value. */
export const neededColumns: readonly ImportColumn[] = fields
  .filter((field) => isRequired(field) && field.asked === undefined && field.initial === undefined)
  .map(({ column }) => column);

/** Columns in which spreadsheets like to turn digits into a number. */
export const digitColumns: readonly ImportColumn[] = ['sendersPhone', 'recPhone', 'carrierRef', 'trackingId'];

export const isMomentColumn = (column: ImportColumn) => {
  const field = fields.find((one) => one.column === column);
  return field !== undefined && isMoment(field);
};

/** What other programs call these columns. */
const synonyms: Partial<Record<ImportColumn, readonly string[]>> = {
  trackingId: ['tracking id', 'tracking no', 'tracking', 'tracking code', 'consignment number', 'awb'],
  sendersName: ['sender', 'shipper', 'shipper name', 'consignor', 'from name'],
  sendersEmail: ['sender mail', 'shipper email', 'consignor email'],
  sendersAddress: ['shipper address', 'consignor address', 'from address'],
  sendersPhone: ['sender tel', 'sender telephone', 'sender mobile', 'shipper phone', 'consignor phone'],
  recName: ['receiver', 'recipient', 'recipient name', 'consignee', 'consignee name', 'to name'],
  recEmail: ['receiver mail', 'recipient email', 'consignee email'],
  recAddress: ['recipient address', 'consignee address', 'delivery address', 'to address'],
  recPhone: ['receiver tel', 'receiver telephone', 'receiver mobile', 'recipient phone', 'consignee phone'],
  itemQuantity: ['qty', 'item quantity', 'pieces', 'packages', 'number of packages'],
  itemWeight: ['weight', 'weight kg', 'item weight', 'gross weight', 'kg'],
  paymentMode: ['payment', 'payment method', 'payment terms'],
  product: ['goods', 'description', 'commodity', 'contents', 'description of goods'],
  type: ['priority', 'consignment type'],
  deliveryDate: ['due', 'due date', 'delivery', 'promised date', 'will be delivered', 'eta'],
  deliveryPlace: ['delivery place', 'place of destination', 'delivery time zone'],
  departedFrom: ['origin', 'origin country', 'from', 'from country', 'departure'],
  headingTo: ['destination', 'destination country', 'to', 'to country'],
  currentLocation: ['location', 'current country', 'country'],
  city: ['current city', 'town'],
  timeCreated: ['created', 'created at', 'registered', 'registered date', 'booking date', 'date'],
  currentTime: ['updated', 'updated at', 'last update'],
  status: ['current status'],
  shipmentMode: ['mode', 'transport mode', 'mode of transport'],
  carrierRef: ['carrier ref no', 'carrier ref', 'carrier number', 'reference', 'booking reference'],
  typeOfShipment: ['shipment type', 'service'],
  remark: ['remarks', 'note'],
  comment: ['comments', 'notes'],
};

/** What an export has besides, and the database derives. */
const derived = importCopy.derivedHeadings.map(bareHeading);

/** Whether a heading names what the database itself writes. */
export const isDerived = (heading: string) => derived.includes(bareHeading(heading));

/** The column that each heading names, at most once each; null for those that name none. */
export const matchColumns = (headings: readonly string[]): (ImportColumn | null)[] =>
  matchHeadings(
    headings.map((heading) => (isDerived(heading) ? '' : heading)),
    importable,
    synonyms,
  );
