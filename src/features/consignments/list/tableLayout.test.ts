import { fields } from '@/domain/consignment/fields';
import { choosableColumns, keepCopy, extraFields, readCopy, readLayout, usualLayout } from './tableLayout';

it.each([null, '', 7, 'x', [], { columns: 'state' }, { density: 'huge' }, { pageSize: 30 }])(
  'a layout that is none is the usual one: %j',
  (kept) => expect(readLayout(kept)).toEqual(usualLayout),
);

it('a layout has the known columns in their order', () => {
  const kept = { columns: ['carrierRef', 'type', 'colour', 'state'], density: 'compact', pageSize: 50 };
  expect(readLayout(kept)).toEqual({ ...kept, columns: ['state', 'type', 'carrierRef'] });
  expect(readLayout({ columns: [] }).columns).toEqual([]);
});

it('a layout stored by an earlier version has the selection column and twenty rows a page', () => {
  expect(readLayout({ columns: ['state'], density: 'compact' })).toEqual({
    columns: ['state'],
    density: 'compact',
    pageSize: 20,
  });
  expect(readLayout({ hasNoSelection: true }).hasNoSelection).toBe(true);
  expect(readLayout({ hasNoSelection: 'no' }).hasNoSelection).toBeUndefined();
});

it('each field that no fixed column shows can be chosen as a column', () => {
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
  expect(extraFields.map(({ column }) => column)).toEqual(others);
  expect(choosableColumns).toEqual(expect.arrayContaining(others));
});

it('a browser’s copy is read by the person who made it, or if an earlier version made it', () => {
  keepCopy('one', { pageSize: 50 });
  expect(readCopy('one')).toMatchObject({ pageSize: 50 });
  expect(readCopy('other')).toBeNull();
  localStorage.setItem('carmine-consignment-table', '{"density":"compact"}');
  expect(readCopy('other')).toEqual({ density: 'compact' });
  localStorage.setItem('carmine-consignment-table', '{');
  expect(readCopy('one')).toBeNull();
});
