import type { Field } from './field';

/**
 * The fields of a consignment, in the order of the form. The form, its rules and locks, what is stored, the panels of the
 * result and docs/fields.md follow from this table; tests compare it with the database.
 */
const table = [
  {
    column: 'sendersName',
    label: 'Sender name',
    group: 'sender',
    rule: 'requiredLine',
    shown: { label: 'Name', place: 1 },
  },
  {
    column: 'sendersEmail',
    label: 'Sender email',
    group: 'sender',
    rule: 'requiredMail',
    shown: { label: 'Email', place: 4, contact: 'mail' },
  },
  {
    column: 'sendersAddress',
    label: 'Sender address',
    group: 'sender',
    rule: 'requiredAddress',
    shown: { label: 'Address', place: 2 },
  },
  {
    column: 'sendersPhone',
    label: 'Sender phone',
    group: 'sender',
    rule: 'requiredLine',
    shown: { label: 'Phone', place: 3, contact: 'phone' },
  },
  {
    column: 'recName',
    label: 'Receiver name',
    group: 'receiver',
    rule: 'requiredLine',
    shown: { label: 'Name', place: 1 },
  },
  {
    column: 'recEmail',
    label: 'Receiver email',
    group: 'receiver',
    rule: 'requiredMail',
    shown: { label: 'Email', place: 4, contact: 'mail' },
  },
  {
    column: 'recAddress',
    label: 'Receiver address',
    group: 'receiver',
    rule: 'requiredAddress',
    shown: { label: 'Address', place: 2 },
  },
  {
    column: 'recPhone',
    label: 'Receiver phone',
    group: 'receiver',
    rule: 'requiredLine',
    shown: { label: 'Phone', place: 3, contact: 'phone' },
  },
  {
    column: 'itemQuantity',
    label: 'Quantity',
    group: 'package',
    rule: 'requiredLine',
    shown: { label: 'Quantity', place: 2 },
  },
  {
    column: 'itemWeight',
    label: 'Weight (kg)',
    group: 'package',
    rule: 'line',
    labelledRequired: true,
    editable: true,
    shown: { label: 'Package Weighs (kg)', place: 3, always: true },
  },
  {
    column: 'paymentMode',
    label: 'Payment mode',
    group: 'package',
    rule: 'line',
    labelledRequired: true,
    placeholder: 'Cash or Transfer',
    shown: { label: 'Payment' },
  },
  {
    column: 'product',
    label: 'Product',
    group: 'package',
    rule: 'line',
    labelledRequired: true,
    shown: { label: 'Product' },
  },
  {
    column: 'type',
    label: 'Type',
    group: 'package',
    rule: 'requiredLine',
    input: 'type',
    initial: 'Regular',
    shown: { label: 'Type', place: 1 },
  },
  {
    column: 'deliveryDate',
    label: 'Delivery date',
    group: 'package',
    rule: 'requiredMoment',
    shown: { label: 'Will Be Delivered', place: 5, zone: 'destinationZone' },
  },
  {
    column: 'departedFrom',
    label: 'Departed from',
    group: 'shipment',
    rule: 'requiredLine',
    input: 'country',
    shown: { label: 'Departed From' },
  },
  {
    column: 'headingTo',
    label: 'Heading to',
    group: 'shipment',
    rule: 'requiredLine',
    input: 'country',
    shown: { label: 'Heading To' },
  },
  {
    column: 'currentLocation',
    label: 'Current location',
    group: 'shipment',
    rule: 'requiredLine',
    input: 'country',
    editable: true,
    statement: 'place',
    shown: { label: 'Current Location' },
  },
  {
    column: 'city',
    label: 'Current city',
    group: 'shipment',
    rule: 'requiredLine',
    editable: true,
    statement: 'place',
    shown: { label: 'Current City' },
  },
  {
    column: 'timeCreated',
    label: 'Created time',
    group: 'shipment',
    rule: 'requiredMoment',
    asked: 'create',
    shown: { label: 'Registered Date', panel: 'package', place: 4, format: 'day', zone: 'originZone' },
  },
  {
    column: 'currentTime',
    label: 'Current time',
    group: 'shipment',
    rule: 'requiredMoment',
    asked: 'edit',
    editable: true,
  },
  {
    column: 'status',
    label: 'Status',
    group: 'shipment',
    rule: 'requiredLine',
    input: 'status',
    editable: true,
    statement: 'state',
  },
  {
    column: 'shipmentMode',
    label: 'Shipment mode',
    group: 'shipment',
    rule: 'line',
    labelledRequired: true,
    shown: { label: 'Shipment Mode' },
  },
  {
    column: 'carrierRef',
    label: 'Carrier reference',
    group: 'shipment',
    rule: 'line',
    labelledRequired: true,
    shown: { label: 'Carrier Ref No.' },
  },
  {
    column: 'typeOfShipment',
    label: 'Type of shipment',
    group: 'shipment',
    rule: 'line',
    labelledRequired: true,
    shown: { label: 'Type Of Shipment' },
  },
  {
    column: 'remark',
    label: 'Remark',
    group: 'shipment',
    rule: 'note',
    labelledRequired: true,
    editable: true,
    statement: 'state',
  },
  {
    column: 'comment',
    label: 'Comment',
    group: 'shipment',
    rule: 'note',
    labelledRequired: true,
    shown: { label: 'Comment' },
  },
] as const satisfies readonly Field[];

type Row = (typeof table)[number];

/** The columns that are fields, and those of them that may be empty. */
export type Column = Row['column'];
export type OptionalColumn = Extract<Row, { rule: 'line' | 'note' | 'moment' }>['column'];

export type ConsignmentField = Field & { column: Column };

export const fields: readonly ConsignmentField[] = table;
