import { isMoment, isRequired, type Field } from '../../src/domain/consignment/field';
import { fields } from '../../src/domain/consignment/fields';
import { type Caller, everyRole, manyClients } from '../local/testing/api';
import { type HostProcess, startHost } from '../local/testing/hostProcess';

interface StoredColumn {
  column: string;
  domain: string | null;
}

/** The domain that has the rule of a field: `requiredLine` is `required_line`; whether a moment is required says `not null`. */
const domainOf = (field: Field) =>
  isMoment(field) ? 'moment' : field.rule.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A valid value of a field. */
const sampleOf = (field: Field, text: string) => {
  if (isMoment(field)) return '2026-02-03T04:05:00+00:00';
  return field.initial ?? `${text} ${field.column}`;
};

describe('consignment fields (src/domain/consignment/fields.ts)', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'admin', Caller>;
  let stored: Record<string, unknown>;
  const returned = { prefer: 'return=representation' };
  const sample = Object.fromEntries(fields.map((field) => [field.column, sampleOf(field, 'Some')]));
  const rowOf = ({ body }: { body: unknown }) => (body as [Record<string, unknown>])[0];

  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    roles = await everyRole(host);
    stored = rowOf(await roles.admin('POST', '/rest/v1/consignment', { body: sample, headers: returned }));
  });
  afterAll(() => host.stop());

  const wrongRules = async (table: readonly Field[]) => {
    const columns = await host.sql<StoredColumn>(
      `select column_name as column, domain_name as domain from information_schema.columns
       where table_schema = 'public' and table_name = 'consignment'`,
    );
    return table.flatMap((field) => {
      const found = columns.find(({ column }) => column === field.column);
      if (!found) return [`${field.column}: the database has no such column`];
      const isBounded = field.input === 'type' || found.domain === domainOf(field);
      return isBounded ? [] : [`${field.column}: its type is ${found.domain}, not ${domainOf(field)}`];
    });
  };

  it('have the database domain of their rule', async () => {
    expect(await wrongRules(fields)).toEqual([]);
  });

  it('are reported when their column is missing or has another domain', async () => {
    const added = { label: '', group: 'package' } as const;
    const wrong = [
      { ...added, column: 'comment', rule: 'line' },
      { ...added, column: 'unknown', rule: 'line' },
    ] as readonly Field[];
    expect(await wrongRules(wrong)).toEqual([
      'comment: its type is note, not line',
      'unknown: the database has no such column',
    ]);
  });

  it('are all stored', () => {
    expect(stored).toMatchObject(sample);
  });

  it('are all shown to visitors (private.tracked)', async () => {
    const { body } = await roles.anon('POST', '/rest/v1/rpc/track_consignment', {
      body: { tracking_id: stored.trackingId },
    });
    const [tracked] = body as [Record<string, unknown>];
    expect(tracked).toMatchObject(sample);
  });

  it.each(fields)('can be changed only if they are editable: $column', async (field) => {
    const { status, body } = await roles.admin('PATCH', `/rest/v1/consignment?id=eq.${String(stored.id)}`, {
      body: { [field.column]: sampleOf(field, 'Another') },
      headers: returned,
    });
    expect(status).toBe(field.editable ? 200 : 403);
    if (field.editable) expect(rowOf({ body })).toMatchObject({ [field.column]: sampleOf(field, 'Another') });
  });

  it('can be empty only if they are optional', async () => {
    const optional = fields.filter((field) => !isRequired(field) || field.asked);
    const { status } = await roles.admin('POST', '/rest/v1/consignment', {
      body: {
        ...sample,
        ...Object.fromEntries(
          optional.filter(({ asked }) => asked !== 'create').map(({ column }) => [column, null]),
        ),
      },
    });
    expect(status).toBe(201);
    const required = fields.filter((field) => isRequired(field) && !field.asked && !isMoment(field));
    for (const { column } of required) {
      const refused = await roles.admin('POST', '/rest/v1/consignment', {
        body: { ...sample, [column]: '' },
      });
      expect(`${column}: ${refused.status}`).toBe(`${column}: 400`);
    }
  });
});
