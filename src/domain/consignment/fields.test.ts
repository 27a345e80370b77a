import { readFileSync } from 'node:fs';
import path from 'node:path';
import { consignmentTypes } from './consignment';
import { isRequired, type Field } from './field';
import { fields } from './fields';

const root = path.resolve(__dirname, '../../..');

/** Columns that the database fills; they are no fields. */
const OWN = [
  ...['id', 'created_at', 'trackingId', 'locations', 'journey', 'requestKey', 'editKey', 'archived_at'],
  ...['state_code', 'ended', 'exceptions', 'modes', 'expected_at', 'last_event_at', 'search_text'],
];

/** The columns of the generated type of a row, and those of them that may be null. */
const readColumns = (types: string) => {
  const [, row = ''] = /\n {6}consignment: \{\n {8}Row: \{\n([^}]+)\}/.exec(types) ?? [];
  const columns = [...row.matchAll(/^ {10}(\w+): (.+);$/gm)];
  return columns
    .map(([, column = '', type = '']) => ({ column, isNullable: type.includes('null') }))
    .filter(({ column }) => !OWN.includes(column));
};

/** What has to be done so that the table and the generated types agree. */
const disagreements = (table: readonly Field[], types: string) => {
  const columns = readColumns(types);
  return [
    ...columns
      .filter(({ column }) => !table.some((field) => field.column === column))
      .map(({ column }) => `${column} is in the database: add a row for it to fields.ts`),
    ...table
      .filter((field) => !columns.some(({ column }) => column === field.column))
      .map(
        ({ column }) =>
          `${column} is in fields.ts: add a migration for it, then run npm run db:types to update the types`,
      ),
    ...columns
      .filter(({ column, isNullable }) =>
        table.some((field) => field.column === column && !field.formMode && isRequired(field) === isNullable),
      )
      .map(
        ({ column, isNullable }) => `${column} ${isNullable ? 'may' : 'must not'} be null in the database`,
      ),
  ];
};

describe('the fields of a consignment', () => {
  const types = readFileSync(path.join(root, 'src/supabase/database.types.ts'), 'utf8');

  it('match the columns of the database', () => {
    expect(disagreements(fields, types)).toEqual([]);
  });

  it('are reported when a column is missing or optional on one side only', () => {
    const added = types.replace(
      '          carrierRef: string | null;\n',
      '$&          unknown: string | null;\n',
    );
    expect(disagreements(fields, added)).toEqual([
      'unknown is in the database: add a row for it to fields.ts',
    ]);
    const [first, ...otherFields] = fields;
    expect(disagreements([...otherFields, { ...first, column: 'editKey' } as Field], types)).toEqual([
      'sendersName is in the database: add a row for it to fields.ts',
      'editKey is in fields.ts: add a migration for it, then run npm run db:types to update the types',
    ]);
    expect(disagreements([...otherFields, { ...first, rule: 'line' } as Field], types)).toEqual([
      'sendersName must not be null in the database',
    ]);
  });

  it('have one row each, with an initial type that is offered', () => {
    const columns = fields.map(({ column }) => column);
    expect(columns.filter((column, index) => columns.indexOf(column) !== index)).toEqual([]);
    expect(consignmentTypes).toContain(fields.find(({ input }) => input === 'type')?.initial);
  });

  it('are required and locked as specified (sections 4 and 5)', () => {
    const those = (condition: (field: Field) => unknown) =>
      fields.filter(condition).map(({ column }) => column);
    expect(those((field) => !isRequired(field))).toEqual(
      expect.arrayContaining(those(({ labelledRequired }) => labelledRequired)),
    );
    expect(those(({ labelledRequired }) => labelledRequired)).toEqual([
      'itemWeight',
      'paymentMode',
      'product',
      'shipmentMode',
      'carrierRef',
      'typeOfShipment',
      'remark',
      'comment',
    ]);
    expect(those(({ formMode }) => formMode)).toEqual(['timeCreated', 'currentTime']);
    expect(those(({ editable }) => editable)).toEqual([
      'itemWeight',
      'currentLocation',
      'city',
      'currentTime',
      'status',
      'remark',
    ]);
  });
});
