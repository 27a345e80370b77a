import { ownValue } from '@/config/ownValue';

/** FNC1 between the fields of a barcode. */
const SEPARATOR = '\u001d';

/** What a scanner says of a barcode with GS1's fields (GS1 General Specifications, “Symbology identifiers”). */
const SYMBOLOGY = /^\](?:C1|e0|d2|Q3|J1)/;

/** How long fields are that end without a separator, with their identifiers, by the first two digits of these (“Predefined length”). */
const LENGTHS: Readonly<Record<string, number>> = {
  ...{
    '00': 20,
    '01': 16,
    '02': 16,
    '03': 16,
    '04': 18,
    '11': 8,
    '12': 8,
    '13': 8,
    '14': 8,
    '15': 8,
    '16': 8,
  },
  ...{
    '17': 8,
    '18': 8,
    '19': 8,
    '20': 4,
    '31': 10,
    '32': 10,
    '33': 10,
    '34': 10,
    '35': 10,
    '36': 10,
    '41': 16,
  },
};

/** Fields in which a shipper writes numbers of its own: batch, serial, reference, consignment, shipment, route, and those of a company. */
const OWN = /^(?:10|21|22|24[0-3]|25[0-4]|40[0-3]|9[0-9])(.*)$/s;

const fieldsOf = (element: string): string[] => {
  const length = ownValue(LENGTHS, element.slice(0, 2));
  if (length !== undefined) return element.length > length ? fieldsOf(element.slice(length)) : [];
  return OWN.exec(element)?.slice(1) ?? [];
};

/** Whether a barcode has fields of GS1: its scanner says so, or sends what is between them. */
export const isGs1 = (scanned: string) => SYMBOLOGY.test(scanned) || scanned.includes(SEPARATOR);

/** The numbers that a shipper has written into a barcode of GS1 for itself. */
export const numbersInGs1 = (scanned: string): string[] =>
  scanned
    .replace(/^\][A-Za-z][0-9A-Za-z]/, '')
    .split(SEPARATOR)
    .flatMap(fieldsOf);
