import { randomUUID } from 'node:crypto';
import { isMoment, isRequired, type Field } from '../../src/domain/consignment/field';
import { fields } from '../../src/domain/consignment/fields';
import { aConsignment, type Caller, everyRole, manyClients } from './support/api';
import { type HostProcess, startHost } from './support/host';
import { type JourneyHost, startJourneyHost } from './support/journey';

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
      const column = columns.find(({ column }) => column === field.column);
      if (!column) return [`${field.column}: the database has no such column`];
      const isBounded = field.input === 'type' || column.domain === domainOf(field);
      return isBounded ? [] : [`${field.column}: its type is ${column.domain}, not ${domainOf(field)}`];
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

  it('are those that the database derives the rest from, with whom they belong to', async () => {
    const belongsTo = ({ group, statement, formMode }: Field) => {
      if (group === 'sender' || group === 'receiver') return group;
      return statement || formMode ? 'standing' : 'goods';
    };
    const declared = await host.sql<{ name: string; belongs_to: string }>(
      'select name, belongs_to from private.consignment_fields',
    );
    expect(Object.fromEntries(declared.map((field) => [field.name, field.belongs_to]))).toEqual(
      Object.fromEntries(fields.map((field: Field) => [field.column, belongsTo(field)])),
    );
  });

  it('are all stored', () => {
    expect(stored).toMatchObject(sample);
  });

  it('are all shown to visitors (private.tracked_consignment)', async () => {
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
    const optional = fields.filter((field) => !isRequired(field) || field.formMode);
    const { status } = await roles.admin('POST', '/rest/v1/consignment', {
      body: {
        ...sample,
        ...Object.fromEntries(
          optional.filter(({ formMode }) => formMode !== 'create').map(({ column }) => [column, null]),
        ),
      },
    });
    expect(status).toBe(201);
    const required = fields.filter((field) => isRequired(field) && !field.formMode && !isMoment(field));
    for (const { column } of required) {
      const refusal = await roles.admin('POST', '/rest/v1/consignment', {
        body: { ...sample, [column]: '' },
      });
      expect(`${column}: ${refusal.status}`).toBe(`${column}: 400`);
    }
  });
});

const ADA = 'Ada Quill';

describe('fields that are added to the table and to private.consignment_fields', () => {
  const ADDED = {
    insurance: { belongsTo: 'goods', isSearched: true, domain: 'line', value: `Zephyr Mutual for ${ADA}` },
    recTaxNo: { belongsTo: 'receiver', isSearched: true, domain: 'line', value: 'TAX-774411' },
    handling: { belongsTo: 'goods', isSearched: false, domain: 'note', value: `Upright.\n${ADA} opens it` },
    counter: { belongsTo: 'standing', isSearched: false, domain: 'line', value: 'Counter 7' },
    cutOff: { belongsTo: 'goods', isSearched: false, domain: 'moment', value: '2026-03-04T05:06:00+00:00' },
  };
  const columns = Object.entries(ADDED);
  /** The values of those that do not say where the goods are. */
  const values = Object.fromEntries(columns.map(([column, { value }]) => [column, value]));
  const { counter, ...details } = values as Record<keyof typeof ADDED, string>;

  let stage: JourneyHost;
  beforeAll(async () => {
    stage = await startJourneyHost();
    const [{ declaration = '' } = {}] = await stage.host.sql<{ declaration: string }>(
      `select pg_get_viewdef('private.consignment_fields'::regclass) as declaration`,
    );
    const rows = columns.map(
      ([column, { belongsTo, isSearched }]) => `('${column}', '${belongsTo}', ${isSearched})`,
    );
    for (const [column, { domain }] of columns)
      await stage.host.sql(`alter table public.consignment add column "${column}" private.${domain}`);
    await stage.host.sql(
      `create or replace view private.consignment_fields as ${declaration.replace(';', '')} union all values ${rows.join()}`,
    );
  });
  afterAll(() => stage.host.stop());

  const call = async <Result>(name: string, body: object, role: 'anon' | 'admin' = 'admin') => {
    const answer = await stage.roles[role]('POST', `/rest/v1/rpc/${name}`, { body });
    return answer.body as Result;
  };
  const correct = (consignment: number, changes: object) =>
    call('correct_consignment', {
      consignment,
      changes,
      expected: Object.fromEntries(Object.keys(changes).map((column) => [column, null])),
      reason: 'Said on the phone',
    });
  /** A consignment with all that can be corrected. */
  const filled = async () => {
    const created = await stage.create();
    expect(await correct(created.id, details)).toEqual({ conflicts: {} });
    return created;
  };
  const stored = async (id: number) =>
    (
      await stage.host.sql<Record<string, unknown>>('select * from public.consignment where id = $1', [id])
    )[0];

  it('can be corrected unless an edit says them, and the audit has who did it', async () => {
    const { id, trackingId } = await filled();
    expect(await stage.track(trackingId)).toMatchObject({ ...details, counter: null });
    expect(await correct(id, { counter })).toMatchObject({ code: '22023' });
    const [entry] = await stage.host.sql(
      'select reason, changes from public.audit where consignment = $1 order by id desc limit 1',
      [id],
    );
    const { insurance, recTaxNo, handling } = details;
    expect(entry).toMatchObject({
      reason: 'Said on the phone',
      changes: {
        insurance: { before: null, after: insurance },
        recTaxNo: { before: null, after: recTaxNo },
        handling: { before: null, after: handling },
      },
    });
  });

  it('are checked and stored by an import, and compared with what is stored', async () => {
    const consignmentBody = aConsignment({ ...details, counter, recName: 'Imported' });
    const rowOf = (changes: object, trackingId?: string) => [
      { number: 1, trackingId, fields: { ...consignmentBody, ...changes } },
    ];
    const entries = rowOf({});
    const check = (rows: object[]) => call('check_import', { batch: randomUUID(), entries: rows });
    expect(await check(entries)).toEqual([null]);
    const [created] = await call<[{ id: number; trackingId: string }]>('import_consignments', {
      batch: randomUUID(),
      file: 'parcels.csv',
      entries,
    });
    const { trackingId } = created;
    expect(await stage.track(trackingId)).toMatchObject({ ...details, counter });
    expect(await check(rowOf({ counter: 'Counter 8' }))).toMatchObject([
      { outcome: 'duplicate', trackingId },
    ]);
    expect(await check(rowOf({ insurance: 'None' }))).toEqual([null]);
    expect(await check(rowOf({}, trackingId))).toMatchObject([{ outcome: 'unchanged' }]);
    expect(await check(rowOf({ insurance: 'None', counter: 'Counter 8' }, trackingId))).toMatchObject([
      { outcome: 'differs', columns: ['counter', 'insurance'] },
    ]);
    expect(await check(rowOf({ insurance: 'x'.repeat(121) }))).toMatchObject([{ outcome: 'refused' }]);
  });

  it('are kept in a template, unless they are moments', async () => {
    const { cutOff, ...texts } = { ...details, counter };
    const save = (fields: object) => stage.insert('consignment_template', { name: randomUUID(), fields });
    expect(await save(texts)).toMatchObject({ status: 201, body: [{ fields: texts }] });
    expect((await save({ cutOff })).status).toBe(400);
    expect((await save({ insurance: 'x'.repeat(121) })).status).toBe(400);
  });

  it('are shown to visitors, but for what belongs to a party while parties are hidden', async () => {
    const { id, trackingId } = await filled();
    await stage.host.sql('update private.settings set mask_parties = true');
    expect(await stage.track(trackingId)).toMatchObject({ ...details, recTaxNo: '' });
    await stage.host.sql('update private.settings set mask_parties = false');
    const [openedParties] = await stage.host.sql(
      'select private.parties_of(parcel) as parties from public.consignment as parcel where id = $1',
      [id],
    );
    expect(openedParties).toMatchObject({ parties: { recTaxNo: details.recTaxNo } });
  });

  it.each([
    ['zephyr', true],
    ['tax-774411', true],
    ['upright', false],
  ])('are found by “%s” if they are searched: %s', async (search, isFound) => {
    const { trackingId } = await filled();
    const page = await call<object[]>('find_consignments', { filter: { search } });
    expect(page.some((row) => 'trackingId' in row && row.trackingId === trackingId)).toBe(isFound);
  });

  it('count as work on the demonstration', async () => {
    const { id } = await stage.create();
    await stage.host.sql(`insert into private.demonstration (subject, row_id) values ('consignment', $1)`, [
      id,
    ]);
    const state = async () =>
      stage.host.sql('select state from private.demonstration_now() where row_id = $1', [String(id)]);
    const before = await state();
    await correct(id, { insurance: 'None' });
    expect(await state()).not.toEqual(before);
  });

  it('are looked through for a person, exported with one, and erased', async () => {
    const { id } = await stage.create();
    await correct(id, { ...details, recTaxNo: `Of ${ADA}` });
    await stage.host.sql('update public.consignment set counter = $2, archived_at = now() where id = $1', [
      id,
      `With ${ADA}`,
    ]);
    const person = { email: null, phone: null, name: ADA };
    const { records } = await call<{ records: { kind: string; id: string; part: string; does: string }[] }>(
      'find_person',
      person,
    );
    const ownRecords = records.filter((record) => record.id === String(id));
    expect(ownRecords.map(({ kind, part, does }) => [kind, part, does])).toEqual([
      ['consignment', 'receiver', 'anonymize'],
      ['consignmentTexts', '', 'redact'],
    ]);
    const chosenRecords = records
      .filter((record) => ownRecords.includes(record) || record.kind === 'audit')
      .map((record) => ({ kind: record.kind, id: record.id, part: record.part }));
    const exported = await call<{ kind: string; data: object }[]>('export_person', {
      ...person,
      records: chosenRecords,
    });
    const ofKind = (kind: string) => exported.find((record) => record.kind === kind)?.data;
    expect(ofKind('consignment')).toMatchObject({
      insurance: details.insurance,
      cutOff: details.cutOff,
      taxNo: `Of ${ADA}`,
    });
    expect(JSON.stringify(ofKind('consignmentTexts'))).toContain(`${ADA} opens it`);
    await call('erase_person', { ...person, records: chosenRecords, reason: 'Request 17' });
    expect(await stored(id)).toMatchObject({
      insurance: 'Zephyr Mutual for ***',
      recTaxNo: 'Erased',
      handling: 'Upright.\n*** opens it',
      counter: 'With ***',
    });
    const auditRows = await stage.host.sql<{ changes: string }>(
      'select changes::text from public.audit where consignment = $1',
      [id],
    );
    expect(auditRows.map(({ changes }) => changes).join()).not.toContain(ADA);
    const again = await call<typeof exported & { records: object[] }>('find_person', person);
    expect(again.records.filter((record) => 'id' in record && record.id === String(id))).toEqual([]);
  });
});
