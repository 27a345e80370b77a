import { randomUUID } from 'node:crypto';
import { aConsignment, addScanner, type Caller, caller, everyRole, manyClients, signIn } from './support/api';
import { type HostProcess, startHost } from './support/host';

const PARTIES = {
  sendersName: 'Quaxilia Sender',
  sendersEmail: 'quaxilia@sender.test',
  sendersAddress: '77 Quaxilia Quay',
  sendersPhone: '+49 777 77 7701',
  recName: 'Zorbius Receiver',
  recEmail: 'zorbius@receiver.test',
  recAddress: '88 Zorbius Street',
  recPhone: '+233 888 88 8802',
};
const NO_PARTIES = Object.fromEntries(Object.keys(PARTIES).map((name) => [name, '']));

type Scope = 'journey' | 'parties';
type Party = 'sender' | 'receiver';

interface Link {
  id: string;
  scope: Scope;
  madeBy: 'staff' | Party;
  maker: string | null;
  madeAt: string;
  expiresAt: string;
  opened: number;
  openedAt: string | null;
}

describe('links that share a consignment', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin' | 'scanner', Caller>;
  let consignment: { id: number; trackingId: string };
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    const { email, password } = await addScanner(host);
    const scanner = caller(host, await signIn(host, email, password));
    roles = { ...(await everyRole(host)), scanner };
  });
  afterAll(() => host.stop());
  beforeEach(async () => {
    await host.sql('delete from private.hits');
    await host.sql('update private.settings set mask_parties = true');
    const { body } = await roles.admin('POST', '/rest/v1/consignment', {
      body: aConsignment(PARTIES),
      headers: { prefer: 'return=representation' },
    });
    [consignment] = body as [typeof consignment];
  });

  const ask = (name: string, body: object, call = roles.anon, headers?: Record<string, string>) =>
    call('POST', `/rest/v1/rpc/${name}`, { body, headers });
  const make = async (scope: Scope = 'parties', days = 7) =>
    (await ask('make_share_link', { consignment: consignment.id, scope, days }, roles.admin)).body as string;
  const list = async () =>
    (await ask('share_links', { consignment: consignment.id }, roles.admin)).body as Link[];
  const revoke = (link: string | undefined, call = roles.admin) =>
    ask('revoke_share_link', { consignment: consignment.id, link }, call);
  const openLink = async (token: unknown) => (await ask('open_share_link', { token })).body;
  const words = async () =>
    (await ask('party_words', { consignment: consignment.id }, roles.admin)).body as Record<Party, string>;
  const asParty = async (name: string, secret: string, more: object = {}, headers?: Record<string, string>) =>
    (await ask(name, { tracking_id: consignment.trackingId, secret, ...more }, roles.anon, headers)).body;
  const makeAsParty = async (secret: string, scope: Scope = 'journey') =>
    (await asParty('make_party_link', secret, { scope, days: 30 })) as {
      token: string;
      links: Link[];
    } | null;
  const audited = () =>
    host.sql<{ actor: string; action: string; label: string; changes: object }>(
      `select actor, action, label, changes from public.audit
       where subject = 'share_link' and consignment = $1 order by id`,
      [consignment.id],
    );

  describe('when they are opened', () => {
    it('show both parties or none, whether or not these are locked', async () => {
      const [journey, parties] = [await make('journey'), await make('parties')];
      for (const masked of [true, false]) {
        await host.sql('update private.settings set mask_parties = $1', [masked]);
        const without = (await openLink(journey)) as { consignment: object };
        expect(without).toMatchObject({ scope: 'journey', consignment: { ...NO_PARTIES, city: 'Tema' } });
        expect(JSON.stringify(without)).not.toMatch(/quaxilia|zorbius/i);
        expect(await openLink(parties)).toMatchObject({ scope: 'parties', consignment: PARTIES });
        expect(Object.keys(without.consignment)).not.toContain('topic');
      }
    });

    it('say until when they work, and are counted', async () => {
      const token = await make('journey', 1);
      expect(await list()).toMatchObject([{ opened: 0, openedAt: null }]);
      const { expiresAt } = (await openLink(token)) as Link;
      await openLink(token);
      const [link] = await list();
      expect(link).toMatchObject({ opened: 2, expiresAt, maker: host.admin.email, madeBy: 'staff' });
      expect(Date.parse(expiresAt) - Date.parse(link?.madeAt ?? '')).toBe(24 * 60 * 60_000);
      expect(Date.now() - Date.parse(link?.openedAt ?? '')).toBeLessThan(60_000);
    });

    it('answer the same when they are wrong, have ended or were revoked', async () => {
      const [ended, revoked] = [await make(), await make()];
      await host.sql(
        `update private.share_link set expires_at = now() where token_hash = private.sha256_hex($1)`,
        [ended],
      );
      const [{ id } = { id: '' }] = await list();
      expect(await revoke(id)).toMatchObject({ status: 204 });
      for (const token of [ended, revoked, 'x', '', null, '%'])
        expect(await ask('open_share_link', { token })).toEqual({ status: 200, body: null });
      expect(await list()).toEqual([]);
    });

    it('end with the consignment', async () => {
      const token = await make();
      await roles.admin('DELETE', `/rest/v1/consignment?id=eq.${consignment.id}`);
      expect(await openLink(token)).toBeNull();
      expect(
        await host.sql('select from private.share_link where consignment = $1', [consignment.id]),
      ).toEqual([]);
    });

    it('are opened by no GET', async () => {
      const token = await make();
      for (const path of [`rpc/open_share_link?token=${token}`, `share_link?token_hash=eq.${token}`])
        expect((await roles.anon('GET', `/rest/v1/${path}`)).status).toBeGreaterThanOrEqual(400);
      expect(await list()).toMatchObject([{ opened: 0 }]);
    });

    it('are behind a limit for each client', async () => {
      const statuses = [];
      for (let openings = 0; openings < 31; openings++)
        statuses.push(
          (await ask('open_share_link', { token: 'x' }, roles.anon, { 'x-forwarded-for': '203.0.113.30' }))
            .status,
        );
      expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
    });
  });

  describe('of an admin', () => {
    it('have a token of 256 bits, which is stored nowhere', async () => {
      const token = await make();
      expect(token).toMatch(/^[0-9a-f]{64}$/);
      expect(await make()).not.toBe(token);
      const [stored] = await host.sql<{ text: string }>(
        `select (select json_agg(link) from private.share_link as link)::text
           || (select json_agg(entry) from public.audit as entry)::text as text`,
      );
      expect(stored?.text).not.toContain(token);
      expect(host.log()).not.toContain(token);
    });

    it('are in the audit with who made and revoked them', async () => {
      await make('journey', 90);
      const [link] = await list();
      await revoke(link?.id);
      await revoke(link?.id);
      const entry = { actor: `${host.admin.email} (owner)`, label: consignment.trackingId };
      const { expiresAt } = link as Link;
      expect(await audited()).toEqual([
        {
          ...entry,
          action: 'insert',
          changes: { scope: { after: 'journey' }, expires_at: { after: expiresAt } },
        },
        {
          ...entry,
          action: 'delete',
          changes: { scope: { before: 'journey' }, expires_at: { before: expiresAt } },
        },
      ]);
    });

    it.each([0, -1, 91, 2_000_000_000, null])('do not work for %s days', async (days) => {
      const answer = await ask(
        'make_share_link',
        { consignment: consignment.id, scope: 'journey', days },
        roles.admin,
      );
      expect(answer).toMatchObject({ status: 400, body: { message: 'A link works for 1 to 90 days.' } });
    });

    it.each(['everything', '', null])('do not show %p', async (scope) => {
      const answer = await ask(
        'make_share_link',
        { consignment: consignment.id, scope, days: 1 },
        roles.admin,
      );
      expect(answer.status).toBe(400);
      expect(await list()).toEqual([]);
    });

    it('are not made of a consignment that is gone, nor revoked at another one', async () => {
      const answer = await ask(
        'make_share_link',
        { consignment: 999_999, scope: 'journey', days: 1 },
        roles.admin,
      );
      expect(answer).toMatchObject({ status: 404, body: { message: 'This consignment was deleted.' } });
      await make();
      const [link] = await list();
      await ask('revoke_share_link', { consignment: consignment.id + 1, link: link?.id }, roles.admin);
      await revoke(randomUUID());
      expect(await list()).toHaveLength(1);
    });

    it('are at most twenty at a time, even if they are made at the same time', async () => {
      const answers = await Promise.all(
        Array.from({ length: 22 }, () =>
          ask('make_share_link', { consignment: consignment.id, scope: 'journey', days: 1 }, roles.admin),
        ),
      );
      const refusals = answers.filter(({ status }) => status !== 200);
      expect(refusals).toHaveLength(2);
      expect(refusals[0]).toMatchObject({
        status: 409,
        body: { message: 'There are 20 links already. Revoke one of them first.' },
      });
      expect(await makeAsParty((await words()).sender)).toMatchObject({ links: [{ madeBy: 'sender' }] });
      await host.sql(`update private.share_link set expires_at = now() where made_by = 'staff'`);
      expect(await make()).toMatch(/^[0-9a-f]+$/);
      const [{ count } = { count: 0 }] = await host.sql<{ count: number }>(
        'select count(*)::int from private.share_link where consignment = $1',
        [consignment.id],
      );
      expect(count).toBe(2); // those that had ended are gone
    });

    it.each(['anon', 'user', 'scanner'] as const)('are not for somebody who is %s', async (role) => {
      await make();
      const [link] = await list();
      for (const [name, body] of [
        ['make_share_link', { consignment: consignment.id, scope: 'journey', days: 1 }],
        ['share_links', { consignment: consignment.id }],
        ['revoke_share_link', { consignment: consignment.id, link: link?.id }],
      ] as const)
        expect([name, await ask(name, body, roles[role])]).toMatchObject([
          name,
          { status: role === 'anon' ? 401 : 403, body: { code: '42501' } },
        ]);
      expect(await list()).toHaveLength(1);
    });

    it('are for no function with the secret key', async () => {
      const granted = await host.sql(
        `select oid::regprocedure::text from pg_proc
         where proname ~ 'share_link|party_link|new_token|judge_secret'
           and has_function_privilege('service_role', oid, 'execute')`,
      );
      expect(granted).toEqual([]);
    });
  });

  describe('of a party', () => {
    it('are made, listed and revoked with its word, and not with that of the other one', async () => {
      const { sender, receiver } = await words();
      await make();
      const { token, links } = (await makeAsParty(sender, 'parties')) ?? { token: '', links: [] };
      expect(links).toMatchObject([{ madeBy: 'sender', maker: null, scope: 'parties', opened: 0 }]);
      expect(await openLink(token)).toMatchObject({ consignment: PARTIES });
      expect(await asParty('party_links', sender)).toMatchObject([{ id: links[0]?.id, opened: 1 }]);
      expect(await asParty('party_links', receiver)).toEqual([]);
      expect(await asParty('revoke_party_link', receiver, { link: links[0]?.id })).toEqual([]);
      expect(await openLink(token)).toMatchObject({ scope: 'parties' });
      expect(await list()).toHaveLength(2);
      const staffLink = (await list()).find(({ madeBy }) => madeBy === 'staff');
      expect(await asParty('revoke_party_link', sender, { link: staffLink?.id })).toHaveLength(1);
      expect(await asParty('revoke_party_link', sender, { link: links[0]?.id })).toEqual([]);
      expect(await openLink(token)).toBeNull();
      expect(await list()).toMatchObject([{ madeBy: 'staff' }]);
      expect((await audited()).map(({ actor, action }) => [actor, action])).toEqual([
        [`${host.admin.email} (owner)`, 'insert'],
        ['sender', 'insert'],
        ['sender', 'delete'],
      ]);
    });

    it('are refused to a wrong word, which counts as one that opens the parties', async () => {
      const { sender } = await words();
      const stranger = { 'x-forwarded-for': '198.51.100.7' };
      const calls: [string, object][] = [
        ['make_party_link', { scope: 'journey', days: 1 }],
        ['party_links', {}],
        ['revoke_party_link', { link: randomUUID() }],
      ];
      for (const [name, more] of calls) {
        for (let tries = 0; tries < 4; tries++)
          expect(await asParty(name, 'WRONGWRD', more, stranger)).toBeNull();
      }
      for (const [name, more] of [...calls, ['open_parties', {}] as const])
        expect(await asParty(name, sender, more, stranger)).toBeNull();
      expect(await list()).toEqual([]);
    });

    it('are refused to a code, which is not used up by it', async () => {
      await words();
      await host.sql(
        `insert into private.party_code (consignment, party, code, expires_at)
         values ($1, 'sender', '12345678', now() + interval '1 minute')`,
        [consignment.id],
      );
      expect(await makeAsParty('12345678')).toBeNull();
      expect(await asParty('open_parties', '12345678')).toMatchObject({ byWord: false });
    });

    it('end with the word that they were made with', async () => {
      const { sender, receiver } = await words();
      const answer = await makeAsParty(sender);
      const receiverLinks = await makeAsParty(receiver);
      await ask('reset_party_word', { consignment: consignment.id, party: 'sender' }, roles.admin);
      expect(await openLink(answer?.token)).toBeNull();
      expect(await openLink(receiverLinks?.token)).toMatchObject({ scope: 'journey' });
      expect((await audited()).at(-1)).toMatchObject({
        actor: `${host.admin.email} (owner)`,
        action: 'delete',
      });
    });

    it('are at most twenty at a time, and ten an hour of one client', async () => {
      const { sender } = await words();
      const body = { tracking_id: consignment.trackingId, secret: sender, scope: 'journey', days: 1 };
      const headers = { 'x-forwarded-for': '203.0.113.31' };
      const statuses = [];
      for (let count = 0; count < 11; count++)
        statuses.push((await ask('make_party_link', body, roles.anon, headers)).status);
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
      for (let count = 10; count < 20; count++) expect(await makeAsParty(sender)).toHaveProperty('token');
      expect(await ask('make_party_link', body)).toMatchObject({ status: 409 });
      expect(await list()).toHaveLength(20);
    });

    it('are made with a word by whoever is signed in, too', async () => {
      const { receiver } = await words();
      const body = { tracking_id: consignment.trackingId, secret: receiver, scope: 'journey', days: 1 };
      for (const call of [roles.user, roles.scanner])
        expect(await ask('make_party_link', body, call)).toMatchObject({
          status: 200,
          body: { token: expect.any(String) as string },
        });
    });
  });
});
