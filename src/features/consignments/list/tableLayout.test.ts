import { fields } from '@/domain/consignment/fields';
import { choosableColumns, keepCopy, otherFields, readCopy, readLayout, usualLayout } from './tableLayout';

it.each([null, '', 7, 'x', [], { columns: 'state' }, { density: 'huge' }, { pageSize: 30 }])(
  'a layout that is none is the usual one: %j',
  (kept) => expect(readLayout(kept)).toEqual(usualLayout),
);

it('a layout has the known columns in their order', () => {
  const kept = { columns: ['carrierRef', 'type', 'colour', 'state'], density: 'compact', pageSize: 50 };
  expect(readLayout(kept)).toEqual({ ...kept, columns: ['state', 'type', 'carrierRef'] });
  expect(readLayout({ columns: [] }).columns).toEqual([]);
});

it('a layout of an earlier version has the column for the selection, and pages of twenty', () => {
  expect(readLayout({ columns: ['state'], density: 'compact' })).toEqual({
    columns: ['state'],
    density: 'compact',
    pageSize: 20,
  });
  expect(readLayout({ hasNoSelection: true }).hasNoSelection).toBe(true);
  expect(readLayout({ hasNoSelection: 'no' }).hasNoSelection).toBeUndefined();
});

it('every field of a consignment that no other column shows can be a column', () => {
  const shown = [
    'sendersName',
    'recName',
    'type',
    'status',
    'city',
    'currentLocation',
    'departedFrom',
    'headingTo',
  ];
  const others = fields.map(({ column }) => column).filter((column) => !shown.includes(column));
  expect(otherFields.map(({ column }) => column)).toEqual(others);
  expect(choosableColumns).toEqual(expect.arrayContaining(others));
});

it('the copy in a browser is that of whoever made it, or of an earlier version', () => {
  keepCopy('one', { pageSize: 50 });
  expect(readCopy('one')).toMatchObject({ pageSize: 50 });
  expect(readCopy('other')).toBeNull();
  localStorage.setItem('carmine-consignment-table', '{"density":"compact"}');
  expect(readCopy('other')).toEqual({ density: 'compact' });
  localStorage.setItem('carmine-consignment-table', '{');
  expect(readCopy('one')).toBeNull();
});
