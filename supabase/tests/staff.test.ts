import { randomInt, randomUUID } from 'node:crypto';
import { aConsignment, type Caller, caller, manyClients, signIn } from './support/api';
import { claimsOf, type HostProcess, mintToken, startHost } from './support/host';

const PASSWORD = 'correct horse battery';
const REFUSED = { status: 403, body: { code: '42501' } };

type Role = 'owner' | 'office' | 'scanner';

interface Staff {
  members: { id: string; email: string; role: Role; secondFactor: boolean; isMe: boolean; usedAt: string }[];
  invitations: { id: string; email: string; role: Role; expiresAt: string }[];
}

const anAddress = () => `staff-${randomInt(1e9)}@example.test`;

describe('the staff', () => {
  let host: HostProcess;
  let owner: Caller;
  let visitor: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    owner = caller(host, await signIn(host, host.admin.email, host.admin.password));
    visitor = caller(host);
  });
  afterAll(() => host.stop());

  const rpc = (call: Caller, name: string, body: object = {}) =>
    call('POST', `/rest/v1/rpc/${name}`, { body });
  const ask = (body: object, call = visitor) => call('POST', '/functions/v1/account', { body });
  const list = async () => (await rpc(owner, 'staff')).body as Staff;
  const lastEntry = async () => {
    const [entry] = await host.sql(
      'select actor, action, subject, label, changes from public.audit order by id desc limit 1',
    );
    return entry;
  };

  /** Somebody of the staff, signed in. */
  const member = async (role: Role | null) => {
    const email = anAddress();
    const id = await host.createUser(email, PASSWORD);
    if (role) await host.sql('insert into private.admins (user_id, role) values ($1, $2)', [id, role]);
    const openSession = async () => caller(host, await signIn(host, email, PASSWORD));
    return { id, email, openSession, call: await openSession() };
  };
  const invite = async (email = anAddress(), role: Role = 'office') => ({
    email,
    token: (await rpc(owner, 'invite_staff', { email, role })).body as string,
  });

  describe('roles', () => {
    it.each(['owner', 'office', 'scanner', null] as const)('tell %s alone about themselves', async (role) => {
      const { call } = await member(role);
      expect((await rpc(call, 'my_role')).body).toBe(role);
      expect((await rpc(call, 'is_admin')).body).toBe(role === 'owner' || role === 'office');
    });

    it.each(['office', 'scanner', null] as const)('do not let %s manage the staff', async (role) => {
      const { call, id } = await member(role);
      const { id: other } = await member('office');
      for (const [name, body] of [
        ['staff', {}],
        ['set_staff_role', { member: id, role: 'owner' }],
        ['remove_staff', { member: other }],
        ['invite_staff', { email: anAddress(), role: 'owner' }],
        ['revoke_invitation', { invitation: randomUUID() }],
        ['make_reset_link', { member: other }],
      ] as const)
        expect([name, await rpc(call, name, body)]).toMatchObject([name, REFUSED]);
      expect(await ask({ action: 'mail', token: 'x' }, call)).toMatchObject({ status: 403 });
    });

    it('do not let a visitor manage the staff', async () => {
      expect(await rpc(visitor, 'staff')).toMatchObject({ status: 401 });
      expect(await ask({ action: 'mail', token: 'x' })).toMatchObject({ status: 401 });
    });

    it.each(['begin_password_reset', 'claim_account_link', 'settle_account_link'])(
      'leave %s to the secret key, whoever asks',
      async (name) => {
        const body = {
          begin_password_reset: { email: host.admin.email, client: '' },
          claim_account_link: { token: 'x', client: '' },
          settle_account_link: { link: randomUUID(), account: null },
        }[name];
        expect(await rpc(visitor, name, body)).toMatchObject({ status: 401, body: { code: '42501' } });
        expect(await rpc(owner, name, body)).toMatchObject(REFUSED);
      },
    );

    it('leave the administration of users to the secret key', async () => {
      const body = { email: anAddress(), password: PASSWORD };
      for (const call of [visitor, owner]) {
        expect(await call('POST', '/auth/v1/admin/users', { body })).toMatchObject({ status: 404 });
        expect(await call('PUT', `/auth/v1/admin/users/${randomUUID()}`, { body })).toMatchObject({
          status: 404,
        });
      }
    });
  });

  describe('a scanner', () => {
    const recorded = async (trackingId: string) =>
      host.sql(
        `select code, entered_by, internal_note from public.consignment_event e
         join public.consignment c on c.id = e.consignment where "trackingId" = $1 order by e.no desc limit 1`,
        [trackingId],
      );

    it('looks up a consignment by its id, and records what happens to it', async () => {
      const [{ trackingId }] = (
        await owner('POST', '/rest/v1/consignment', {
          body: aConsignment(),
          headers: { prefer: 'return=representation' },
        })
      ).body as [{ trackingId: string }];
      const { call, email } = await member('scanner');
      const answer = await rpc(call, 'look_up_scan', { tracking_id: ` ${trackingId.toLowerCase()} ` });
      expect(answer).toMatchObject({ status: 200, body: { trackingId, city: 'Tema', status: 'Registered' } });
      expect(JSON.stringify(answer.body)).not.toContain('Ama');
      const update = {
        tracking_id: trackingId,
        event: 'arrived',
        note: ' At gate 4 ',
        request_key: randomUUID(),
      };
      expect((await rpc(call, 'record_scan', update)).status).toBe(204);
      expect((await rpc(call, 'record_scan', update)).status).toBe(204);
      expect(await recorded(trackingId)).toEqual([
        { code: 'arrived', entered_by: email, internal_note: 'At gate 4' },
      ]);
      expect(await lastEntry()).toMatchObject({ actor: `${email} (scanner)`, subject: 'consignment_event' });
      expect((await rpc(call, 'look_up_scan', { tracking_id: trackingId })).body).toMatchObject({
        status: 'Arrived',
      });
      const cancelled = { ...update, event: 'cancelled', request_key: randomUUID() };
      expect(await rpc(call, 'record_scan', cancelled)).toMatchObject({
        status: 400,
        body: { message: 'This event is for the office to enter.' },
      });
      expect((await rpc(call, 'look_up_scan', { tracking_id: 'NOTHERE1' })).body).toBeNull();
    });

    it('sees nothing else', async () => {
      const { call } = await member('scanner');
      for (const table of [
        'consignment',
        'chats',
        'mail_log',
        'audit',
        'contactForm',
        'newsLetter',
        'event_code',
        'place',
      ])
        expect([table, await call('GET', `/rest/v1/${table}?select=*`)]).toEqual([
          table,
          { status: 200, body: [] },
        ]);
      for (const name of ['find_consignments', 'count_consignments'])
        expect(await rpc(call, name, { filter: {} })).toMatchObject(REFUSED);
      expect(await rpc(call, 'my_sessions')).toMatchObject(REFUSED);
    });

    it.each(['account', 'visitor'])('is not what an %s can be', async (role) => {
      const call = role === 'visitor' ? visitor : (await member(null)).call;
      const refusal = { status: role === 'visitor' ? 401 : 403, body: { code: '42501' } };
      expect(await rpc(call, 'look_up_scan', { tracking_id: 'CARGO001' })).toMatchObject(refusal);
      const update = { tracking_id: 'CARGO001', event: 'arrived', note: '', request_key: randomUUID() };
      expect(await rpc(call, 'record_scan', update)).toMatchObject(refusal);
      expect(await rpc(call, 'scan_events')).toMatchObject(refusal);
    });

    it('is limited in look-ups', async () => {
      const { call } = await member('scanner');
      await host.sql(
        `update private.limits set per_client = 20, window_seconds = 1000000000 where action = 'scan'`,
      );
      const lookUps = Array.from({ length: 21 }, () =>
        rpc(call, 'look_up_scan', { tracking_id: 'NOTHERE1' }),
      );
      const answers = (await Promise.all(lookUps)).map(({ status }) => status);
      expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
      await host.sql(`update private.limits set per_client = 300, window_seconds = 60 where action = 'scan'`);
    });
  });

  describe('changes in a session that was begun long ago', () => {
    const DUE = { status: 403, body: { code: 'PT403' } };
    const since = (minutes: number) => [
      { method: 'password', timestamp: Math.floor(Date.now() / 1000) - 60 * minutes },
    ];
    /** An owner with a session of 31 minutes, and one of so many. */
    const sessions = async (minutes = 0) => {
      const { email } = await member('owner');
      const [old, other] = [await signIn(host, email, PASSWORD), await signIn(host, email, PASSWORD)].map(
        claimsOf,
      );
      const openCaller = async (claims: object, age: number) =>
        caller(host, await mintToken(host, { ...claims, amr: since(age) }));
      return {
        session: (old as { session_id?: string }).session_id,
        call: await openCaller(old ?? {}, 31),
        newer: await openCaller(other ?? {}, minutes),
      };
    };
    const change = (call: Caller) => rpc(call, 'invite_staff', { email: anAddress(), role: 'scanner' });

    it('take the password once more', async () => {
      const { call, newer } = await sessions();
      expect(await change(call)).toMatchObject(DUE);
      expect(await change(newer)).toMatchObject({ status: 200 });
    });

    it('are taken for half an hour once a new session of the same user vouches for it', async () => {
      const { call, newer, session } = await sessions();
      expect(await rpc(call, 'confirm_identity', { session })).toMatchObject(DUE);
      expect((await rpc(newer, 'confirm_identity', { session })).status).toBeLessThan(300);
      expect(await change(call)).toMatchObject({ status: 200 });
      await host.sql(`update private.confirmed_session set confirmed_at = now() - interval '31 minutes'`);
      expect(await change(call)).toMatchObject(DUE);
    });

    it.each(['older than five minutes', 'of somebody else'])(
      'are not vouched for by one %s',
      async (which) => {
        const { call, newer, session } = await sessions(which === 'of somebody else' ? 0 : 6);
        const by = which === 'of somebody else' ? owner : newer;
        await rpc(by, 'confirm_identity', { session });
        expect(await change(call)).toMatchObject(DUE);
      },
    );
  });

  describe('changes', () => {
    it('list who is on it', async () => {
      const { id, email } = await member('scanner');
      const { members } = await list();
      expect(members.find((member) => member.id === id)).toMatchObject({
        email,
        role: 'scanner',
        secondFactor: false,
        isMe: false,
        usedAt: expect.any(String) as string,
      });
      expect(members.filter(({ isMe }) => isMe)).toMatchObject([{ email: host.admin.email, role: 'owner' }]);
    });

    it('give another role, which holds at once', async () => {
      const { id, email, call } = await member('office');
      expect((await rpc(owner, 'set_staff_role', { member: id, role: 'scanner' })).status).toBe(204);
      expect((await rpc(call, 'my_role')).body).toBe('scanner');
      expect(await lastEntry()).toEqual({
        actor: `${host.admin.email} (owner)`,
        action: 'update',
        subject: 'staff',
        label: email,
        changes: { role: { before: 'office', after: 'scanner' } },
      });
      expect((await rpc(owner, 'set_staff_role', { member: id, role: 'king' })).status).toBe(400);
    });

    it('remove somebody at once, with all sessions', async () => {
      const { id, email, call } = await member('office');
      expect((await rpc(owner, 'remove_staff', { member: id })).status).toBe(204);
      expect((await rpc(call, 'my_role')).body).toBeNull();
      expect(await call('GET', '/auth/v1/user')).toMatchObject({ status: 403 });
      expect(await call('GET', '/rest/v1/consignment?select=id')).toMatchObject({ body: [] });
      expect(await lastEntry()).toMatchObject({ action: 'delete', subject: 'staff', label: email });
      expect(await rpc(owner, 'remove_staff', { member: id })).toMatchObject({ status: 404 });
      expect(await ask({ action: 'forgot', email })).toMatchObject({ status: 200 });
    });

    it('withdraw the links that somebody has made who is removed, or is no owner any more', async () => {
      for (const change of ['remove_staff', 'set_staff_role']) {
        const { id, call } = await member('owner');
        const { body: token } = await rpc(call, 'invite_staff', { email: anAddress(), role: 'owner' });
        expect((await rpc(visitor, 'account_link', { token })).body).toMatchObject({ role: 'owner' });
        await rpc(owner, change, { member: id, ...(change === 'set_staff_role' && { role: 'office' }) });
        expect((await rpc(visitor, 'account_link', { token })).body).toBeNull();
      }
    });

    it('withdraw also a link that is being used: a refused password does not open it again', async () => {
      for (const withdraw of ['remove_staff', 'revoke_invitation']) {
        const { id, call } = await member('owner');
        const { body: token } = await rpc(call, 'invite_staff', { email: anAddress(), role: 'owner' });
        const [link] = await host.sql<{ id: string }>(
          'update private.account_link set used_at = now() where made_by = $1 returning id',
          [id],
        );
        await rpc(owner, withdraw, withdraw === 'remove_staff' ? { member: id } : { invitation: link?.id });
        await host.sql('select private.settle_account_link($1, null)', [link?.id]);
        expect((await rpc(visitor, 'account_link', { token })).body).toBeNull();
        await expect(host.sql('select private.settle_account_link($1, $2)', [link?.id, id])).rejects.toThrow(
          'This link was withdrawn.',
        );
      }
    });

    it('leave an owner, whoever tries at the same time', async () => {
      const otherOwners = (await list()).members.filter(({ role, isMe }) => role === 'owner' && !isMe);
      for (const { id } of otherOwners) await rpc(owner, 'remove_staff', { member: id });
      const me = (await list()).members.find(({ isMe }) => isMe)?.id;
      for (const [name, body] of [
        ['remove_staff', { member: me }],
        ['set_staff_role', { member: me, role: 'office' }],
      ] as const)
        expect(await rpc(owner, name, body)).toMatchObject({
          status: 409,
          body: { message: 'This is the only owner: make somebody else an owner first.' },
        });
      const second = await member('owner');
      const answers = await Promise.all([
        rpc(owner, 'set_staff_role', { member: second.id, role: 'office' }),
        rpc(second.call, 'set_staff_role', { member: me, role: 'office' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
      expect(await host.sql("select from private.admins where role = 'owner'")).toHaveLength(1);
      await host.sql("update private.admins set role = 'owner' where user_id = $1", [me]);
    });
  });

  describe('an invitation', () => {
    it('lets somebody choose a password, once, and sign in with the role', async () => {
      const { email, token } = await invite(`  ${anAddress().toUpperCase()} `, 'office');
      const address = email.trim().toLowerCase();
      expect((await list()).invitations).toContainEqual(
        expect.objectContaining({ email: address, role: 'office' }),
      );
      expect(await lastEntry()).toMatchObject({ subject: 'invitation', label: address, action: 'insert' });
      expect((await rpc(visitor, 'account_link', { token })).body).toEqual({
        purpose: 'invitation',
        email: address,
        role: 'office',
      });
      expect(await ask({ action: 'redeem', token, password: PASSWORD })).toEqual({
        status: 200,
        body: { status: 'success', data: { message: 'Your password is set' } },
      });
      const call = caller(host, await signIn(host, address, PASSWORD));
      expect((await rpc(call, 'my_role')).body).toBe('office');
      expect((await ask({ action: 'redeem', token, password: 'another password' })).status).toBe(410);
      expect((await list()).invitations.map((invitation) => invitation.email)).not.toContain(address);
      expect(await lastEntry()).toMatchObject({ actor: address, subject: 'staff', action: 'insert' });
    });

    it('is stored as a hash only', async () => {
      const { token } = await invite();
      expect(token).toMatch(/^[0-9a-f]{64}$/);
      const rows = await host.sql('select * from private.account_link');
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('runs out, is replaced by another one, and can be withdrawn', async () => {
      const { email, token } = await invite();
      await host.sql(`update private.account_link set expires_at = now() where email = $1`, [email]);
      expect((await rpc(visitor, 'account_link', { token })).body).toBeNull();
      expect((await ask({ action: 'redeem', token, password: PASSWORD })).status).toBe(410);
      const first = await invite(email);
      const second = await invite(email);
      expect((await rpc(visitor, 'account_link', { token: first.token })).body).toBeNull();
      expect((await rpc(visitor, 'account_link', { token: second.token })).body).not.toBeNull();
      const { invitations } = await list();
      const invitation = invitations.find((invitation) => invitation.email === email)?.id;
      expect((await rpc(owner, 'revoke_invitation', { invitation })).status).toBe(204);
      expect((await rpc(visitor, 'account_link', { token: second.token })).body).toBeNull();
    });

    it('is used by one of those who open it at the same time', async () => {
      const { token } = await invite();
      const answers = await Promise.all(
        [1, 2, 3].map(() => ask({ action: 'redeem', token, password: PASSWORD })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    });

    it('still works after a password against the rule', async () => {
      const { token } = await invite();
      for (const password of ['short', 'x'.repeat(73), 'ß'.repeat(37)])
        expect((await ask({ action: 'redeem', token, password })).status).toBe(422);
      expect((await ask({ action: 'redeem', token, password: PASSWORD })).status).toBe(200);
    });

    it('takes an account over from whoever has signed up under the address', async () => {
      const { email, call } = await member(null);
      const { token } = await invite(email);
      expect((await ask({ action: 'redeem', token, password: 'the new password' })).status).toBe(200);
      expect((await rpc(call, 'my_role')).body).toBeNull();
      expect(await signIn(host, email, PASSWORD)).toBeUndefined();
      expect(await signIn(host, email, 'the new password')).toEqual(expect.any(String));
    });

    it('leaves nothing of how somebody signed in before', async () => {
      const { id, email } = await member(null);
      await host.sql(
        `insert into auth.mfa_factors (id, user_id, status) values (gen_random_uuid(), $1, 'verified')`,
        [id],
      );
      await host.sql(
        `insert into private.recovery_codes (user_id, salt, hashes) values ($1, gen_random_uuid(), '{}')`,
        [id],
      );
      const { token } = await invite(email);
      expect((await ask({ action: 'redeem', token, password: 'the new password' })).status).toBe(200);
      const call = caller(host, await signIn(host, email, 'the new password'));
      expect((await rpc(call, 'my_role')).body).toBe('office');
      expect(await host.sql('select from private.recovery_codes where user_id = $1', [id])).toEqual([]);
    });

    it('is void for somebody whom the owner of the database has put on the staff meanwhile', async () => {
      const { id, email, openSession } = await member(null);
      const { token } = await invite(email);
      await host.sql(`insert into private.admins (user_id, role) values ($1, 'scanner')`, [id]);
      expect((await rpc(visitor, 'account_link', { token })).body).toBeNull();
      expect((await ask({ action: 'redeem', token, password: 'the new password' })).status).toBe(410);
      expect((await rpc(await openSession(), 'my_role')).body).toBe('scanner');
      await rpc(owner, 'remove_staff', { member: id });
      expect((await rpc(visitor, 'account_link', { token })).body).toBeNull();
    });

    it('is refused to an address that is none, to a role that is none, and to somebody on the staff', async () => {
      for (const email of ['', 'x', 'a@b', 'a b@c.test', 'a@b.test,c@d.test', `${'a'.repeat(120)}@b.test`])
        expect((await rpc(owner, 'invite_staff', { email, role: 'office' })).status).toBe(400);
      expect((await rpc(owner, 'invite_staff', { email: anAddress(), role: 'king' })).status).toBe(400);
      const { email } = await member('office');
      expect((await rpc(owner, 'invite_staff', { email, role: 'owner' })).status).toBe(409);
    });
  });

  describe('a reset', () => {
    it('sets a new password by the link of an owner, and ends all sessions', async () => {
      const { id, email, call } = await member('office');
      const { body: token } = await rpc(owner, 'make_reset_link', { member: id });
      expect(await lastEntry()).toMatchObject({ subject: 'reset', label: email, action: 'insert' });
      expect((await rpc(call, 'my_role')).body).toBe('office');
      expect((await ask({ action: 'redeem', token, password: 'the new password' })).status).toBe(200);
      expect((await rpc(call, 'my_role')).body).toBeNull();
      expect(await signIn(host, email, PASSWORD)).toBeUndefined();
      const again = caller(host, await signIn(host, email, 'the new password'));
      expect((await rpc(again, 'my_role')).body).toBe('office');
    });

    it('leaves a second factor as it is', async () => {
      const { id, email } = await member('office');
      await host.sql(
        `insert into auth.mfa_factors (id, user_id, status) values (gen_random_uuid(), $1, 'verified')`,
        [id],
      );
      const { body: token } = await rpc(owner, 'make_reset_link', { member: id });
      await ask({ action: 'redeem', token, password: 'the new password' });
      const again = caller(host, await signIn(host, email, 'the new password'));
      expect((await rpc(again, 'my_role')).body).toBeNull();
      expect((await list()).members.find((member) => member.id === id)?.secondFactor).toBe(true);
    });

    it('is for the staff only', async () => {
      const { id } = await member(null);
      expect((await rpc(owner, 'make_reset_link', { member: id })).status).toBe(404);
    });

    it('says that there is no mail server, whatever the address', async () => {
      for (const email of [host.admin.email, anAddress()])
        expect(await ask({ action: 'forgot', email })).toMatchObject({
          status: 200,
          body: { data: { message: expect.stringContaining('no mail server') as string } },
        });
    });
  });

  it.each([
    ['POST', {}],
    ['POST', { action: 'forgot' }],
    ['POST', { action: 'redeem', token: 'x\0', password: PASSWORD }],
    ['POST', 'null'],
    ['POST', '{'],
  ])('answer 400 to a request that is none: %s %j', async (method, body) => {
    expect((await visitor(method, '/functions/v1/account', { body })).status).toBe(400);
  });
});
