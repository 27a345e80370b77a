import { type Head, verifyChain } from '../audit/chain';
import { runAuditCommand } from '../audit/command';
import { codeAt, stepAt } from '../auth/totp';
import { auditOf } from '../audit/sources';
import { caller, signIn } from '../../supabase/tests/support/api';
import { connect } from '../../supabase/tests/support/listening';
import { type JourneyHost, startJourneyHost } from '../../supabase/tests/support/journey';
import { claimsOf, mintToken } from '../testing/tokens';

/** Undoes what a test has broken. */
const KEEP = 'create table private.kept_audit as select * from public.audit';
const GIVE_BACK = [
  'delete from public.audit',
  'insert into public.audit select * from private.kept_audit',
] as const;

const CLOSED = ['Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur', 'Sun']
  .map((day) => `${day}day: closed`)
  .join('\n');

describe('npm run host -- audit:verify', () => {
  let stage: JourneyHost;
  let head: Head;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    stage = await startJourneyHost();
    await stage.host.sql('delete from public.audit');
    const { id } = await stage.create({ product: 'Ünïcode — 货物', comment: null });
    await stage.add('consignment_leg', {
      consignment: id,
      mode: 'ocean',
      origin: 'GHTEM',
      destination: 'DEHAM',
    });
    const [{ recEmail } = { recEmail: '' }] = await stage.host.sql<{ recEmail: string }>(
      'select "recEmail" from public.consignment where id = $1',
      [id],
    );
    await stage.roles.admin('POST', '/rest/v1/rpc/correct_consignment', {
      body: {
        consignment: id,
        changes: { recEmail: 'new@example.com' },
        expected: { recEmail },
        reason: 'A typing mistake',
      },
    });
    await stage.roles.admin('PATCH', `/rest/v1/consignment?id=eq.${id}`, { body: { archived_at: 'now' } });
    await stage.host.sql(`update public.consignment set product = 'Past the API' where id = $1`, [id]);
    await stage.host.sql(KEEP);
    const { host } = stage;
    const rows = await host.sql<Head>(
      'select id::int as id, hash from public.audit order by id desc limit 1',
    );
    head = rows[0] as Head;
    env = {
      SUPABASE_URL: host.url,
      SUPABASE_PUBLISHABLE_KEY: host.publishableKey,
      ADMIN_EMAIL: host.admin.email,
      ADMIN_PASSWORD: host.admin.password,
    };
  });
  afterAll(() => stage.host.stop());
  afterEach(async () => {
    for (const statement of GIVE_BACK) await stage.host.sql(statement);
  });

  const verify = (heads: readonly Head[] = []) =>
    verifyChain(auditOf({ query: stage.host.sql, script: () => Promise.reject(new Error()) }), heads);
  const why = async (heads?: readonly Head[]) => {
    const verdict = await verify(heads);
    return verdict.isWhole ? 'whole' : verdict.why;
  };

  it('computes the same hashes as the database', async () => {
    expect(await verify([head])).toEqual({ isWhole: true, count: head.id, head });
    expect(head.id).toBeGreaterThanOrEqual(5);
  });

  it('computes those of recovery codes and settings, whose values are recorded as texts', async () => {
    const { host } = stage;
    const token = await signIn(host, host.admin.email, host.admin.password);
    const amr = [{ method: 'totp', timestamp: Math.floor(Date.now() / 1000) }];
    const owner = caller(host, await mintToken(host, { ...claimsOf(token), aal: 'aal2', amr }));
    const week = [[['09:00', '17:00']], [], [], [], [], [], []];
    for (const [name, body] of Object.entries({
      make_recovery_codes: {},
      set_mask_parties: { masked: true },
      set_notice_rule: { about: 'arrival', to_receiver: true, text: 'It "comes"\nsoon.' },
      set_office_hours: { zone: 'Africa/Accra', week, holidays: ['2026-12-24'] },
    }))
      expect((await owner('POST', `/rest/v1/rpc/${name}`, { body })).status).toBeLessThan(300);
    const added = await host.sql('select changes from public.audit where id > $1 order by id', [head.id]);
    expect(added.map(({ changes }) => changes)).toEqual([
      { codesLeft: { before: '0', after: '10' } },
      { maskParties: { before: 'false', after: 'true' } },
      { notice: { before: null, after: 'text: It "comes"\nsoon.\ntoReceiver: true\ntoSender: false' } },
      {
        officeHours: {
          before: `Etc/UTC\n${CLOSED}`,
          after: `Africa/Accra\n${CLOSED.replace('closed', '09:00–17:00')}\nHolidays: 2026-12-24`,
        },
      },
    ]);
    expect(await why()).toBe('whole');
  });

  it('computes those of numbers, booleans and objects, which older versions have recorded', async () => {
    const text = 'Tab\t, "quotes", \\, a line\nbreak, \u0001, \u007f, \u2028 and 货物';
    const changes = {
      codesLeft: { before: 0, after: 10 },
      maskParties: { before: false, after: true },
      notice: { before: null, after: { toSender: false, subject: null, text } },
      officeHours: { before: {}, after: { zone: 'Etc/UTC', week: [[['09:00', '17:00']], []], holidays: [] } },
      names: { after: { ä: 1, aa: 2, 10: 3, z: 4, [text]: 5 } },
    };
    const entry = { action: 'update', subject: 'settings', subject_id: 'old', changes };
    await stage.host.sql(
      'select private.append_audit(jsonb_populate_record(null::public.audit, $1::text::jsonb))',
      [JSON.stringify(entry)],
    );
    expect(await why()).toBe('whole');
    expect(await runAuditCommand([], env)).toMatch(/^The audit is whole/);
    await stage.host.sql(
      `update public.audit set changes = jsonb_set(changes, '{maskParties,after}', 'false') where subject_id = 'old'`,
    );
    expect(await why()).toMatch(/changes.maskParties is not what was recorded/);
  });

  it('reads them as the admin through the API', async () => {
    expect(await runAuditCommand(['--head', `${head.id}:${head.hash}`], env)).toBe(
      `The audit is whole: ${head.id} entries. Keep its head elsewhere: ${head.id} ${head.hash}`,
    );
  });

  it.each<[string, string, RegExp]>([
    [
      'a changed value',
      `update public.audit set changes = jsonb_set(changes, '{product,after}', '"Other"') where id = 1`,
      /^Entry 1 was changed: changes.product is not what was recorded/,
    ],
    ['a changed actor', `update public.audit set actor = 'x' where id = 2`, /^Entry 2 was changed: actor/],
    ['an actor that is gone', `update public.audit set actor = null where id = 2`, /^Entry 2 was changed/],
    [
      'another action',
      `update public.audit set action = 'delete' where id = 2`,
      /^Entry 2 was changed: its hash/,
    ],
    ['another time', `update public.audit set at = at + interval '1 s' where id = 3`, /^Entry 3 was changed/],
    ['a removed entry in the middle', 'delete from public.audit where id = 3', /^Entry 3 is missing/],
    [
      'an inserted entry',
      `insert into public.audit select (jsonb_populate_record(audit, jsonb_build_object('id',
         (select max(id) + 1 from public.audit)))).* from public.audit where id = 2`,
      /^Entry \d+ does not follow/,
    ],
    [
      'an added field',
      `update public.audit set changes = changes || '{"city": {"before": null, "after": "x"}}' where id = 3`,
      /^Entry 3 was changed: changes.city was added/,
    ],
    [
      'an actor that is gone with its salt',
      `update public.audit set actor = null, salts = salts - 'actor' where id = 2`,
      /^Entry 2 was changed: actor is gone/,
    ],
    [
      'another actor with a digest of its own',
      `update public.audit set actor = 'x', digests = digests
         || jsonb_build_object('actor', private.sha256_hex((salts ->> 'actor') || private.measured_text('x'))) where id = 2`,
      /^Entry 2 was changed: its hash/,
    ],
    [
      'an actor without a trace',
      `update public.audit set actor = null, salts = salts - 'actor', digests = digests - 'actor' where id = 2`,
      /^Entry 2 was changed: actor was added/,
    ],
    ['a removed first entry', 'delete from public.audit where id = 1', /^Entry 1 is missing/],
    [
      'a value whose salt alone was erased',
      `update public.audit set salts = salts - 'changes.product' where id = 1`,
      /^Entry 1 was changed: changes.product has a value without its salt/,
    ],
  ])('finds %s', async (_what, statement, problem) => {
    await stage.host.sql(statement);
    expect(await why()).toMatch(problem);
  });

  it('finds a removed last entry, and a history written anew, only by a head that was kept', async () => {
    await stage.host.sql('delete from public.audit where id = $1', [head.id]);
    expect(await why()).toBe('whole');
    expect(await why([head])).toBe(`Entry ${head.id} is missing: there once were at least ${head.id}.`);
    await stage.create();
    expect(await why()).toBe('whole');
    expect(await why([head])).toMatch(/is not the one whose hash was kept/);
  });

  /** As whoever owns the database can, past what the database does by itself. */
  const tamper = async (...statements: string[]): Promise<void> => {
    await stage.host.sql('alter table public.audit disable trigger user');
    for (const statement of statements) await stage.host.sql(statement);
    await stage.host.sql('alter table public.audit enable trigger user');
  };
  const erase = (id: number, name: string) =>
    stage.host.sql(
      `update public.audit set changes = changes - $2::text, salts = salts - ('changes.' || $2) where id = $1`,
      [id, name],
    );

  it('lets values be erased, and says of how many entries', async () => {
    await erase(1, 'recName');
    await erase(1, 'product');
    await stage.host.sql(
      `update public.audit set reason = null, label = null, salts = salts - 'reason' - 'label' where id > 1`,
    );
    expect(await verify([head])).toMatchObject({ isWhole: true, count: head.id + 3, erased: head.id + 2 });
    expect(await runAuditCommand([], env)).toMatch(
      /^The audit is whole: \d+ entries\. Of \d+ values were erased/,
    );
    const declared = await stage.host.sql(
      'select action, subject, actor, changes from public.audit where id > $1',
      [head.id],
    );
    expect(declared).toEqual(Array(3).fill({ action: 'delete', subject: 'audit', actor: null, changes: {} }));
  });

  it.each(['changes.product', 'reason', 'label'])(
    'finds a value that is gone and was not erased: %s',
    async (name) => {
      const column = name.startsWith('changes.') ? `changes = changes - 'product'` : `${name} = null`;
      await tamper(`update public.audit set ${column}, salts = salts - '${name}' where id = 1`);
      expect(await why()).toBe(
        `Entry 1 was changed: ${name} is gone, and no later entry says that it was erased.`,
      );
    },
  );

  it.each<[string, string, RegExp]>([
    [
      'that is said of another',
      `update public.audit set changes = changes - 'recName', salts = salts - 'changes.recName',
         erased = erased || jsonb_build_object('changes.recName', (select max(id) from public.audit)) where id = 1`,
      /^Entry \d+ does not say what is gone: 1 changes\.product, 1 changes\.recName\.$/,
    ],
    [
      'that is said to be said by no erasure',
      `update public.audit set changes = changes - 'recName', salts = salts - 'changes.recName',
         erased = erased || '{"changes.recName": 2}' where id = 1`,
      /^Entry 2 does not say what is gone: 1 changes\.recName\.$/,
    ],
    [
      'that is said to be said later',
      `update public.audit set changes = changes - 'recName', salts = salts - 'changes.recName',
         erased = erased || '{"changes.recName": 4711}' where id = 1`,
      /^The value 1 changes\.recName is gone, and no later entry says that it was erased\.$/,
    ],
    [
      'whose erasure was cut off',
      'delete from public.audit where id = (select max(id) from public.audit)',
      /^The value 1 changes\.product is gone/,
    ],
    [
      'whose erasure is about something else',
      `update public.audit set subject_id = private.sha256_hex('1 changes.recName') where subject = 'audit'`,
      /^Entry \d+ was changed: its hash is not that of what it says\.$/,
    ],
  ])('finds a value %s', async (_what, statement, problem) => {
    await erase(1, 'product');
    await tamper(statement);
    expect(await why()).toMatch(problem);
  });

  describe('of an invitation that has an address for its subject', () => {
    let id: number;
    beforeEach(async () => {
      await stage.host.sql(
        `select private.record_account(null, 'insert', 'invitation', 'ada@quill.test', 'ada@quill.test', '{}')`,
      );
      [{ id } = { id: 0 }] = await stage.host.sql<{ id: number }>(
        'select max(id)::int as id from public.audit',
      );
    });
    const forget = () =>
      stage.host.sql(`select private.erase_audited($1, array['label', 'subject_id'])`, [id]);

    it('lets the address be erased', async () => {
      await forget();
      expect(await verify()).toMatchObject({ isWhole: true, erased: 1 });
      expect(await stage.host.sql('select subject_id, label from public.audit where id = $1', [id])).toEqual([
        { subject_id: 'Erased', label: null },
      ]);
    });

    it('finds an address that is gone without an erasure', async () => {
      await tamper(`update public.audit set subject_id = 'Erased' where id = ${id}`);
      expect(await why()).toMatch(/changed|does not say what is gone/);
    });

    it.each([
      ['another address', `subject_id = 'bea@quill.test'`],
      ['another day', `at = at - interval '1 day'`],
      ['another value', `digests = digests || '{"label": "x"}'`],
    ])('finds %s in what was left of it', async (_what, change) => {
      await forget();
      await tamper(`update public.audit set ${change} where id = ${id}`);
      expect(await why()).toMatch(/does not say what is gone|is not what was recorded|was changed/);
    });

    it.each(['subject', 'action'])('takes the address of no other entry: %s', async (column) => {
      await forget();
      await tamper(`update public.audit set ${column} = 'update' where id = ${id}`);
      expect(await why()).toMatch(/its hash is not that of what it says|does not say what is gone/);
    });
  });

  it('reads them as an admin with a second factor, by its code', async () => {
    const { admin } = stage.host;
    const { auth } = await connect(stage.host);
    await auth.signInWithPassword(admin);
    const enrolled = await auth.mfa.enroll({ factorType: 'totp' });
    const { id: factorId = '', totp } = enrolled.data ?? {};
    const codeIn = (steps: number) => codeAt(totp?.secret ?? '', stepAt(Date.now()) + steps);
    expect((await auth.mfa.challengeAndVerify({ factorId, code: codeIn(-1) })).error).toBeNull();
    await expect(runAuditCommand([], env)).rejects.toThrow(
      `${admin.email} has a second factor. Set ADMIN_CODE to its six digits, too.`,
    );
    const withCode = { ...env, ADMIN_CODE: codeIn(0) };
    expect(await runAuditCommand([], withCode)).toMatch(/^The audit is whole: \d+ entries/);
    await expect(runAuditCommand([], withCode)).rejects.toThrow('the code of the second factor is refused'); // used already
    await stage.host.sql('delete from auth.mfa_factors');
  });

  it('fails for a broken chain, and says what a head looks like', async () => {
    await stage.host.sql(`update public.audit set reason = 'x' where id = 1`);
    await expect(runAuditCommand([], env)).rejects.toThrow(
      'The audit was tampered with. Entry 1 was changed: reason is not what was recorded.',
    );
    await expect(runAuditCommand(['--head', 'x'], env)).rejects.toThrow('--head takes ID:HASH');
    await expect(runAuditCommand(['--tail'], env)).rejects.toThrow('Unknown option --tail.');
  });

  it('prints the head when the host stops', async () => {
    await stage.host.stop();
    expect(stage.host.log()).toContain(`Audit: ${head.id} ${head.hash}`);
    stage = await startJourneyHost();
    await stage.host.sql(KEEP);
  });
});
