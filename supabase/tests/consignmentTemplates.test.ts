import { randomUUID } from 'node:crypto';
import { fields } from '../../src/domain/consignment/fields';
import { isMoment } from '../../src/domain/consignment/field';
import { type JourneyHost, startJourneyHost } from './support/journey';

const TEMPLATE = 'consignment_template';

describe('the templates of consignments', () => {
  let stage: JourneyHost;
  beforeAll(async () => {
    stage = await startJourneyHost();
  });
  afterAll(() => stage.host.stop());

  const save = (filled: unknown, name: string = randomUUID()) =>
    stage.insert(TEMPLATE, { name, fields: filled });

  it('hold every field of the form that is not a time', async () => {
    const filled = fields.filter((field) => !isMoment(field)).map(({ column }) => [column, 'VIP']);
    expect((await save(Object.fromEntries(filled))).status).toBe(201);
  });

  it.each<[name: string, filled: unknown]>([
    ['nothing', {}],
    ['a list', []],
    ['a text', 'Machine parts'],
    ['a field that does not exist', { colour: 'red' }],
    ['a tracking id', { trackingId: 'AB12CD34' }],
    ['a time', { deliveryDate: '2026-04-02T15:30' }],
    ['a number', { itemQuantity: 12 }],
    ['a null', { product: null }],
    ['an empty text', { product: '' }],
    ['an unknown type', { type: 'Urgent' }],
    ['a line of 121 characters', { product: 'x'.repeat(121) }],
    ['a mail address of 255 characters', { recEmail: 'x'.repeat(255) }],
    ['an address of 301 characters', { recAddress: 'x'.repeat(301) }],
    ['a note of 4,001 characters', { remark: 'x'.repeat(4_001) }],
    ['an override of the direction', { product: 'a\u202eb' }],
  ])('are refused with %s', async (_name, filled) => {
    expect((await save(filled)).status).toBe(400);
  });

  it('are in the audit with who changed them, and their fields as lines', async () => {
    const name = randomUUID();
    await save({ recName: 'Bo', recAddress: '1 Road\nTema' }, name);
    const [row] = await stage.host.sql<{ id: number }>(
      `select id::int from public.${TEMPLATE} where name = $1`,
      [name],
    );
    await stage.change(TEMPLATE, row?.id ?? 0, { fields: { recName: 'Cy' } });
    await stage.roles.admin('DELETE', `/rest/v1/${TEMPLATE}?name=eq.${name}`);
    expect(
      await stage.host.sql(
        `select actor, action, changes from public.audit where subject = '${TEMPLATE}' and label = $1 order by id`,
        [name],
      ),
    ).toEqual(
      [
        {
          action: 'insert',
          changes: {
            name: { before: null, after: name },
            fields: { before: null, after: 'recAddress: 1 Road\nTema\nrecName: Bo' },
          },
        },
        {
          action: 'update',
          changes: { fields: { before: 'recAddress: 1 Road\nTema\nrecName: Bo', after: 'recName: Cy' } },
        },
        {
          action: 'delete',
          changes: { name: { before: name, after: null }, fields: { before: 'recName: Cy', after: null } },
        },
      ].map((entry) => ({ ...entry, actor: `${stage.host.admin.email} (owner)` })),
    );
  });

  it('are at most 100, and one with a known name still takes the place of that one', async () => {
    const [{ total = 0 } = {}] = await stage.host.sql<{ total: number }>(
      `select count(*)::int as total from public.${TEMPLATE}`,
    );
    const name = randomUUID();
    for (let more = total; more < 99; more += 1) await save({ product: 'x' });
    expect((await save({ product: 'x' }, name)).status).toBe(201);
    expect(await save({ product: 'x' })).toMatchObject({
      status: 400,
      body: { message: 'There are 100 templates already: delete one of them first.' },
    });
    const replaced = await stage.roles.admin('POST', `/rest/v1/${TEMPLATE}?on_conflict=name`, {
      body: { name, fields: { product: 'y' } },
      headers: { prefer: 'resolution=merge-duplicates' },
    });
    expect(replaced.status).toBeLessThan(300);
    expect(await stage.host.sql(`select fields from public.${TEMPLATE} where name = $1`, [name])).toEqual([
      { fields: { product: 'y' } },
    ]);
  });
});
