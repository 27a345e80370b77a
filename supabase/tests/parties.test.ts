import { randomUUID } from 'node:crypto';
import { aConsignment, type Caller, caller, everyRole, manyClients } from './support/api';
import { type HostProcess, startHost } from './support/host';
import { type MailServer, startMailServer } from './support/mailServer';

/** Texts that occur in the parties and nowhere else. */
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
const MASKED = { sendersName: 'Q. S.', recName: 'Z. R.', sendersEmail: '', recPhone: '' };

const startedWithMail = async () => {
  const mail = await startMailServer();
  const env = {
    ...manyClients,
    SMTP_URL: mail.url,
    MAIL_FROM: 'support@carmine.test',
    SITE_URL: 'https://site.test',
  };
  return { mail, host: await startHost({ env }) };
};

describe('the parties of a consignment', () => {
  let host: HostProcess;
  let mail: MailServer;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  let consignment: { id: number; trackingId: string };
  beforeAll(async () => {
    ({ host, mail } = await startedWithMail());
    roles = await everyRole(host);
  });
  afterAll(() => Promise.all([host.stop(), mail.stop()]));
  beforeEach(async () => {
    const { body } = await roles.admin('POST', '/rest/v1/consignment', {
      body: aConsignment(PARTIES),
      headers: { prefer: 'return=representation' },
    });
    [consignment] = body as [typeof consignment];
  });

  const rpc = async (name: string, body: object, call = roles.anon, headers?: Record<string, string>) =>
    (await call('POST', `/rest/v1/rpc/${name}`, { body, headers })).body;
  const lock = (masked: boolean) => rpc('set_mask_parties', { masked }, roles.admin);
  const words = async () =>
    (await rpc('party_words', { consignment: consignment.id }, roles.admin)) as Record<
      'sender' | 'receiver',
      string
    >;
  const tracked = async () =>
    (await rpc('track_consignment', { tracking_id: consignment.trackingId })) as object[];
  const openParties = (secret: string, headers?: Record<string, string>) =>
    rpc('open_parties', { tracking_id: consignment.trackingId, secret }, roles.anon, headers);
  const askForCode = async (party: unknown, headers?: Record<string, string>) =>
    caller(host)('POST', '/functions/v1/parties', {
      body: { trackingId: consignment.trackingId, party },
      headers,
    });
  const mailed = async (count: number) => {
    for (let waits = 0; mail.delivered.length < count && waits < 100; waits++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return mail.delivered.at(-1);
  };
  const codeFrom = async (party: string) => {
    const before = mail.delivered.length;
    await askForCode(party);
    const sentMail = await mailed(before + 1);
    return { to: sentMail?.to, code: /\b\d{8}\b/.exec(sentMail?.mail.text ?? '')?.[0] ?? '' };
  };

  it('are shown as the specification has it until an owner locks them', async () => {
    expect(await tracked()).toEqual([expect.objectContaining({ ...PARTIES, partiesLocked: false })]);
    expect(await rpc('set_mask_parties', { masked: true }, roles.user)).toMatchObject({ code: '42501' });
    await lock(true);
    expect(await tracked()).toEqual([expect.objectContaining({ ...MASKED, partiesLocked: true })]);
    expect(await rpc('site_settings', {}, roles.admin)).toEqual({
      ...{ maskParties: true, proofDays: 365, chatDays: 365 },
    });
    const [entry] = await host.sql('select subject, changes from public.audit order by id desc limit 1');
    expect(entry).toEqual({
      subject: 'settings',
      changes: { maskParties: { before: 'false', after: 'true' } },
    });
  });

  it('are in no byte that a stranger can get while they are locked, with a link without them or not', async () => {
    await lock(true);
    await words();
    const functions = await host.sql<{ name: string; parameters: string[] | null }>(
      `select proname as name, proargnames as parameters from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
         and prorettype <> 'trigger'::regtype`,
    );
    expect(functions.length).toBeGreaterThan(5);
    const token = await rpc(
      'make_share_link',
      { consignment: consignment.id, scope: 'journey', days: 1 },
      roles.admin,
    );
    const valueOf: Record<string, unknown> = {
      ...{ tracking_ids: [consignment.trackingId], token, days: 1, scope: 'parties', link: randomUUID() },
    };
    const answers: Record<string, unknown> = {};
    for (const { name, parameters } of functions)
      answers[name] = await rpc(
        name,
        Object.fromEntries(
          (parameters ?? []).map((parameter) => [parameter, valueOf[parameter] ?? consignment.trackingId]),
        ),
      );
    expect(answers.open_share_link).toMatchObject({ scope: 'journey', consignment: { sendersName: '' } });
    const tables = await host.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`,
    );
    for (const { name } of tables)
      answers[`table ${name}`] = (await roles.anon('GET', `/rest/v1/${name}`)).body;
    const bytes = JSON.stringify(answers);
    expect(bytes).toContain(consignment.trackingId);
    for (const text of [...Object.values(PARTIES), 'Quaxilia', 'Zorbius', 'quaxilia', 'zorbius'])
      expect(bytes).not.toContain(text);
  });

  it('are opened by the word of either, however it is typed', async () => {
    await lock(true);
    const { sender, receiver } = await words();
    expect(await words()).toEqual({ sender, receiver });
    expect(sender).not.toBe(receiver);
    for (const word of [sender, receiver, ` ${sender.slice(0, 4).toLowerCase()}-${sender.slice(4)} `])
      expect(await openParties(word)).toEqual({ ...PARTIES, byWord: true, proofs: [] });
    expect(await openParties('0'.repeat(8))).toBeNull();
    expect(await rpc('open_parties', { tracking_id: 'NOSUCHID', secret: sender })).toBeNull();
    expect(await rpc('party_words', { consignment: consignment.id }, roles.user)).toMatchObject({
      code: '42501',
    });
  });

  it('are not opened by a word that was replaced', async () => {
    await lock(true);
    const { sender, receiver } = await words();
    await rpc('reset_party_word', { consignment: consignment.id, party: 'sender' }, roles.admin);
    expect((await words()).receiver).toBe(receiver);
    expect(await openParties(sender)).toBeNull();
    expect(await openParties((await words()).sender)).toMatchObject(PARTIES);
    const refusal = await rpc(
      'reset_party_word',
      { consignment: consignment.id, party: 'sender' },
      roles.user,
    );
    expect(refusal).toMatchObject({ code: '42501' });
  });

  it('are opened by a code alone after ten wrong words in a day from a network, and by a word from any other', async () => {
    await lock(true);
    const { sender } = await words();
    const stranger = { 'x-forwarded-for': '198.51.100.7' };
    await Promise.all(Array.from({ length: 12 }, () => openParties('WRONGWRD', stranger)));
    expect(await openParties(sender, stranger)).toBeNull();
    expect(await openParties(sender, { 'x-forwarded-for': '198.51.100.8' })).toBeNull();
    expect(await openParties(sender, { 'x-forwarded-for': '203.0.113.7' })).toMatchObject(PARTIES);
    const { to, code } = await codeFrom('receiver');
    expect(to).toEqual([PARTIES.recEmail]);
    expect(await openParties(`${code.slice(0, 4)} ${code.slice(4)}`)).toEqual({
      ...PARTIES,
      byWord: false,
      proofs: [],
    });
    expect(await openParties(code)).toBeNull(); // it works once
  });

  it('are not opened by a code that has run out', async () => {
    await lock(true);
    const { code } = await codeFrom('sender');
    await host.sql(`update private.party_code set expires_at = now() - interval '1 second'`);
    expect(await openParties(code)).toBeNull();
    const next = await codeFrom('sender');
    expect(next.code).not.toBe(code);
    expect(await openParties(next.code)).toMatchObject(PARTIES);
  });

  it('are opened by a code however many strangers have tried wrong ones, and by none where five were wrong', async () => {
    await lock(true);
    const { code } = await codeFrom('sender');
    for (let tries = 0; tries < 12; tries++) expect(await openParties('00000000')).toBeNull();
    const guessing = { 'x-forwarded-for': '192.0.2.77' };
    for (let tries = 0; tries < 5; tries++) expect(await openParties('11111111', guessing)).toBeNull();
    expect(await openParties(code, guessing)).toBeNull();
    expect(await openParties(code)).toMatchObject(PARTIES);
  });

  it('are not guessed by all clients of a network together, and are opened elsewhere', async () => {
    await lock(true);
    const { code } = await codeFrom('sender');
    const inSite = (at: number) => ({
      'x-forwarded-for': `2001:db8:77:${at.toString(16).padStart(4, '0')}::1`,
    });
    // Each from a /56 of its own: twenty wrong tries of a /48.
    for (let at = 0; at < 20; at++) expect(await openParties('00000000', inSite(at << 8))).toBeNull();
    expect(await openParties(code, inSite(0x7000))).toBeNull();
    expect(await openParties(code)).toMatchObject(PARTIES);
  });

  it('get a code by mail whatever one stranger asks for, and the one they have works on', async () => {
    await lock(true);
    const visitorHeaders = { 'x-forwarded-for': '203.0.113.20' };
    const stranger = { 'x-forwarded-for': '198.51.100.20' };
    const before = mail.delivered.length;
    for (let attempt = 0; attempt < 5; attempt++) await askForCode('sender', stranger);
    await mailed(before + 3);
    await askForCode('sender', visitorHeaders);
    expect((await mailed(before + 4))?.to).toEqual([PARTIES.sendersEmail]);
    const codes = mail.delivered.slice(before).map(({ mail: { text } }) => /\b\d{8}\b/.exec(text ?? '')?.[0]);
    expect(codes).toHaveLength(4);
    expect(new Set(codes).size).toBe(1); // nobody ends a code that has arrived
    expect(await openParties(codes[0] ?? '', visitorHeaders)).toMatchObject(PARTIES);
  });

  it('have a code that works when very many strangers have used up the mails, and then get more', async () => {
    await lock(true);
    const before = mail.delivered.length;
    for (let attempt = 0; attempt < 9; attempt++) await askForCode('receiver');
    await mailed(before + 6);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(mail.delivered.length).toBe(before + 6); // bounded for the address
    const code = /\b\d{8}\b/.exec(mail.delivered.at(-1)?.mail.text ?? '')?.[0] ?? '';
    expect(await openParties(code)).toMatchObject(PARTIES);
    const next = await codeFrom('receiver');
    expect(next.to).toEqual([PARTIES.recEmail]);
    expect(next.code).not.toBe(code);
    expect(await openParties(next.code)).toMatchObject(PARTIES);
  });

  it('get another code an hour after the last was made, while that one works on', async () => {
    await lock(true);
    const { code } = await codeFrom('sender');
    await host.sql(`update private.party_code set made_at = now() - interval '61 minutes'`);
    const next = await codeFrom('sender');
    expect(next.code).not.toBe(code);
    expect(await openParties(code)).toMatchObject(PARTIES);
    expect(await openParties(next.code)).toMatchObject(PARTIES);
  });

  it('are behind limits for each client', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const statuses = [];
    for (let tries = 0; tries < 21; tries++)
      statuses.push(
        (
          await roles.anon('POST', '/rest/v1/rpc/open_parties', {
            body: { tracking_id: consignment.trackingId, secret: 'x' },
            headers,
          })
        ).status,
      );
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses[20]).toBe(429);
  });

  it('say the same of a code that is sent and of one that is not', async () => {
    await lock(true);
    const before = mail.delivered.length;
    const real = await askForCode('sender');
    await mailed(before + 1);
    await host.sql(`update public.consignment set "recEmail" = 'call me' where id = $1`, [consignment.id]);
    expect(await askForCode('receiver')).toEqual(real);
    consignment = { ...consignment, trackingId: 'NOSUCHID' };
    expect(await askForCode('sender')).toEqual(real);
    await lock(false);
    expect(await askForCode('sender')).toEqual(real);
    expect(mail.delivered.length).toBe(before + 1);
    expect(host.log()).not.toContain(PARTIES.sendersEmail);
  });

  it('get three codes an hour of one client, which may ask for five', async () => {
    await lock(true);
    const before = mail.delivered.length;
    const headers = { 'x-forwarded-for': '203.0.113.10' };
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt++) statuses.push((await askForCode('sender', headers)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await mailed(before + 3);
    expect(mail.delivered.length).toBe(before + 3);
    expect((await askForCode('somebody')).status).toBe(400);
  });
});
