import type { Phrases } from '@/domain/imports/matchHeadings';
import type { ImportColumn } from './columns';

/** What other programs call the columns. "From" and "to" alone may be a party and may be a country. */
export const phrases: Phrases<ImportColumn> = {
  trackingId: 'tracking number?, consignment number, shipment number, sendungsnummer',
  sendersName: 'sender name?, from name',
  sendersEmail: 'sender mail address?, from mail',
  sendersAddress: 'sender address, from address',
  sendersPhone: 'sender phone number?, from phone',
  recName: 'receiver name?, to name',
  recEmail: 'receiver mail address?, to mail',
  recAddress: 'receiver address, to address, delivery address',
  recPhone: 'receiver phone number?, to phone',
  itemQuantity: 'quantity number? total?, item quantity, number of goods',
  itemWeight: 'weight gross?, goods weight gross?, kg, lb',
  weightUnit: 'weight unit, unit gross weight',
  paymentMode: 'payment mode?, payment method, payment terms, payment type, zahlungsart',
  product: 'goods description?, description',
  type: 'priority, consignment type',
  deliveryDate:
    'due date?, eta date?, delivery date planned?, planned delivery, delivery due date?, arrival date planned?, planned arrival',
  deliveryPlace: 'delivery place, destination place, delivery city, destination city, delivery time zone',
  departedFrom: 'origin port? country?, from country',
  headingTo: 'destination port? country? final?, to country',
  currentLocation: 'current? location country?, current country',
  city: 'current? city',
  timeCreated: 'created time? date?, booking date, booked date?',
  currentTime: 'updated, last update',
  status: 'current? status',
  shipmentMode: 'mode transport? shipment?, transport type',
  carrierRef:
    'carrier number, bl number? house? master?, booking number, bl carrier, carrier booking number?',
  typeOfShipment: 'shipment type, service type?',
  remark: 'remark',
  comment: 'comment',
};

/** Headings that may mean a column, and may mean another: a person is asked. */
export const perhaps: Phrases<ImportColumn> = {
  sendersName: 'from',
  recName: 'to',
  departedFrom: 'from, sender country, sender port, manufacture',
  headingTo: 'to, receiver country, receiver port',
  deliveryPlace: 'receiver place, receiver port, receiver city',
  deliveryDate: 'date, delivery, arrival',
  timeCreated: 'date',
  itemWeight: 'net weight, chargeable weight',
  recAddress: 'delivery, receiver postcode, receiver city',
  sendersAddress: 'sender city, sender postcode',
  trackingId: 'number',
  carrierRef: 'number',
};

/** What files of the trade say besides, and an import has no field for. */
export const others: Phrases<'other'> = {
  other:
    'vessel name?, ship name?, voyage number?, flight number?, container number?, seal number?, incoterm, incoterms, hs number, ' +
    'tariff number, value, currency, volume, cbm, dimensions, dims, length, width, height, insurance, etd, invoice number?, po number?, ' +
    'order number?, postcode, sender postcode, receiver postcode, notify party?, manufacture, sender city, receiver city, net weight, ' +
    'chargeable weight, origin date, shipment date',
};
