import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aConsignment } from '@/test/builders';
import { bounds } from '@/ui/forms/bounds';
import { readConsignment } from './consignment';
import { isMoment, isRequired, type Rule } from './field';
import { fields } from './fields';
import {
  isLocked,
  isStored,
  newConsignment,
  rulesOf,
  toInsert,
  toUpdate,
  toValues,
} from './consignmentValues';
import { moments } from '@/domain/forms/momentRule';

const openedValues = toValues(readConsignment(aConsignment()), '2026-03-05T10:00:00Z');

describe('the consignment form', () => {
  it('locks the specified fields on edit', () => {
    const openColumns = fields.filter((field) => !isLocked(field, 'edit')).map(({ column }) => column);
    expect(openColumns.sort()).toEqual([
      'city',
      'currentLocation',
      'currentTime',
      'itemWeight',
      'remark',
      'status',
    ]);
    expect(fields.filter((field) => isLocked(field, 'create'))).toEqual([]);
  });

  it('sends only the changed fields and the current time', () => {
    const changes = toUpdate({ ...openedValues, itemWeight: '17' }, openedValues);
    expect(changes).toEqual({ itemWeight: '17', currentTime: '2026-03-05T10:00:00.000Z' });
  });

  it.each([
    ['city', { city: 'Kumasi' }, { city: 'Kumasi', currentLocation: 'Ghana' }],
    ['country', { currentLocation: 'Togo' }, { city: 'Tema', currentLocation: 'Togo' }],
    ['status', { status: 'Arrived' }, { status: 'Arrived', remark: null }],
    ['remark', { remark: 'Late' }, { status: 'Registered', remark: 'Late' }],
  ])('sends a changed %s together with the field it belongs to', (_what, values, columns) => {
    expect(toUpdate({ ...openedValues, ...values }, openedValues)).toEqual({
      ...columns,
      currentTime: '2026-03-05T10:00:00.000Z',
    });
  });

  it('recognises stored values regardless of surrounding spaces', () => {
    const stored = readConsignment(
      aConsignment({ city: 'Accra', remark: 'Late', currentTime: '2026-03-05T10:00:00Z' }),
    );
    expect(isStored({ city: ' Accra', remark: 'Late', currentTime: openedValues.currentTime }, stored)).toBe(
      true,
    );
    expect(isStored({ city: 'Accra', remark: 'Later' }, stored)).toBe(false);
    expect(isStored({ currentTime: '2026-03-05T11:00' }, stored)).toBe(false);
  });

  it('stores an emptied optional field as null', () => {
    expect(toUpdate({ ...openedValues, itemWeight: ' ' }, openedValues)).toMatchObject({ itemWeight: null });
    expect(toInsert(newConsignment('2026-03-05T10:00:00Z'))).toMatchObject({ comment: null, product: null });
  });

  it('asks for the created time on creation and the current time on edit', async () => {
    const empty = { ...openedValues, timeCreated: '', currentTime: '' };
    const missing = async (mode: 'create' | 'edit') => {
      const error: unknown = await rulesOf(1, mode)
        .validate(empty, { abortEarly: false })
        .catch((cause: unknown) => cause);
      return (error as { inner: { path: string }[] }).inner.map(({ path }) => path);
    };
    expect(await missing('create')).toEqual(['timeCreated']);
    expect(await missing('edit')).toEqual(['currentTime']);
  });

  it('trims texts', () => {
    expect(toInsert({ ...openedValues, city: ' Accra\t' })).toMatchObject({ city: 'Accra' });
    expect(toUpdate({ ...openedValues, city: ' Accra\t' }, openedValues)).toMatchObject({ city: 'Accra' });
  });
});

const DOMAINS = path.resolve(__dirname, '../../../supabase/schemas/common/texts.sql');

/** The error messages for one field, from whichever step contains it. */
const problemWith = async (field: string, value: string) => {
  const errors = await Promise.all(
    ([0, 1] as const).map((step) =>
      rulesOf(step, 'create')
        .validate({ ...openedValues, [field]: value }, { abortEarly: false })
        .then(() => [])
        .catch((error: unknown) => (error as { inner: { path: string; message: string }[] }).inner),
    ),
  );
  return errors
    .flat()
    .filter(({ path: where }) => where === field)
    .map(({ message }) => message);
};

describe('what the consignment form refuses', () => {
  const most: Partial<Record<Rule, number>> = {
    line: bounds.line,
    note: bounds.note,
    requiredLine: bounds.line,
    requiredMail: bounds.mail,
    requiredAddress: bounds.address,
  };
  const texts = fields.filter((field) => !isMoment(field));

  it.each(texts)('matches the rule of the database for $column', async (field) => {
    const { column, rule } = field;
    const longest = most[rule] ?? 0;
    expect(await problemWith(column, 'x'.repeat(longest))).toEqual([]);
    expect(await problemWith(column, 'x'.repeat(longest + 1))).toContain(`At most ${longest} characters`);
    expect(await problemWith(column, 'a\u202eb')).toContain('This contains an invalid character');
    expect((await problemWith(column, ' ')).includes('This field is required')).toBe(isRequired(field));
  });

  it('includes times outside the years that the database accepts', async () => {
    const [, first, end] = /value >= '(.+?)' and value < '(.+?)'/.exec(readFileSync(DOMAINS, 'utf8')) ?? [];
    expect(moments).toEqual([first, end]);
    expect(await problemWith('deliveryDate', '1999-12-30T12:00')).toContain('Enter a date from 2000 to 2099');
    expect(await problemWith('deliveryDate', '2100-01-02T12:00')).toContain('Enter a date from 2000 to 2099');
    expect(await problemWith('deliveryDate', '2026-04-02T15:30')).toEqual([]);
  });
});
