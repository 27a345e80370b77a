import { randomUUID } from 'node:crypto';
import { type Caller, everyRole, manyClients, serviceCaller, someClient } from './support/api';
import { type HostProcess, startHost } from './support/host';
import { aParagraph } from './support/mailMessages';

interface Claimed {
  message: string;
  email: string;
  token: string;
  kind?: string;
}

const ADA = 'ada@reader.test';
const DONE = { status: 201, body: undefined };

/** Without a mail server, so that nothing but the test claims. */
describe('the question whether a subscriber wants newsletters', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  let service: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    roles = await everyRole(host);
    service = serviceCaller(host);
  });
  afterAll(() => host.stop());
  beforeEach(async () => {
    for (const table of ['private.newsletter', 'private.hits', 'private.queued_mail', 'public."newsLetter"'])
      await host.sql(`delete from ${table}`);
  });

  const rpc = async <Result>(name: string, body: object, call = roles.anon) =>
    (await call('POST', `/rest/v1/rpc/${name}`, { body })).body as Result;
  const subscribe = (email: string, client = someClient()) =>
    roles.anon('POST', '/rest/v1/newsLetter', {
      body: { email, country: 'Ghana' },
      headers: { prefer: 'return=minimal', 'x-forwarded-for': client },
    });
  const claim = () => rpc<Claimed[]>('claim_mails', { most: 20 }, service);
  const settle = (message: string | undefined, outcome: string, reason: string | null = null) =>
    rpc('settle_mail', { message, outcome, reason }, service);
  const claimedMails = async () => (await claim()).map(({ email, kind }) => [email, kind]);
  /** Subscribes and sends the question; returns the token of its link. */
  const tokenSentTo = async (email: string) => {
    await subscribe(email);
    const [mail] = await claim();
    await settle(mail?.message, 'sent');
    return mail?.token;
  };
  const desk = () => rpc<Record<string, unknown>>('newsletters', {}, roles.admin);
  const ask = () => rpc<number>('ask_subscribers', {}, roles.admin);
  const letDaysPass = (days: number) =>
    host.sql(`update private.subscription set asked_at = asked_at - make_interval(days => $1)`, [days]);
  const letLimitEnd = () => host.sql(`delete from private.hits where action = 'newsletterAsk'`);

  it('goes out at once, and its link confirms', async () => {
    expect(await subscribe(` <${ADA}> `)).toEqual(DONE);
    const [mail] = await claim();
    expect(mail).toMatchObject({ email: ADA, kind: 'confirmation' });
    expect(await claim()).toEqual([]);
    await settle(mail?.message, 'sent');
    expect(await desk()).toMatchObject({ unasked: 0, asked: 1, remindable: 0, confirmed: 0, sent: [] });
    expect(await rpc('confirm_newsletter', { token: mail?.token })).toEqual({
      email: 'a***@reader.test',
      confirmed: true,
    });
    expect(await desk()).toMatchObject({ asked: 0, confirmed: 1 });
    expect(await host.sql('select from private.queued_mail')).toEqual([]);
  });

  it('goes out again to whoever subscribes again and has not confirmed, with another link beside the first', async () => {
    const first = await tokenSentTo(ADA);
    expect(await subscribe('Ada@Reader.test')).toEqual(DONE);
    expect(await host.sql('select email from public."newsLetter"')).toEqual([{ email: ADA }]);
    const [again] = await claim();
    expect(again).toMatchObject({ email: 'Ada@Reader.test', kind: 'confirmation' });
    for (const token of [first, again?.token])
      expect(await rpc('newsletter_state', { token })).toMatchObject({ confirmed: false });
    await rpc('confirm_newsletter', { token: first });
    expect(await rpc('newsletter_state', { token: again?.token })).toMatchObject({ confirmed: true });
  });

  it('does not go out a second time while the first waits', async () => {
    for (const email of [ADA, ADA, 'ADA@reader.test']) expect(await subscribe(email)).toEqual(DONE);
    expect(await claimedMails()).toEqual([[ADA, 'confirmation']]);
  });

  it('goes to an address no more than twice a day, whoever enters it, and the answer stays the same', async () => {
    for (let turn = 1; turn <= 6; turn += 1) {
      expect(await subscribe(turn % 2 ? ADA : `mailto:${ADA}`)).toEqual(DONE);
      expect(await claimedMails()).toHaveLength(turn <= 2 ? 1 : 0);
      await host.sql(`update private.queued_mail set state = 'sent'`);
    }
    expect(await subscribe('eve@reader.test')).toEqual(DONE);
    expect(await claimedMails()).toEqual([['eve@reader.test', 'confirmation']]);
    await letLimitEnd();
    await subscribe(ADA);
    expect(await claimedMails()).toHaveLength(1);
  });

  it('counts for who tries, also where nothing is sent', async () => {
    const client = someClient();
    for (let turn = 1; turn <= 5; turn += 1) expect(await subscribe(ADA, client)).toEqual(DONE);
    expect(await subscribe(ADA, client)).toMatchObject({ status: 429 });
  });

  it('does not go to who has confirmed, whom nobody can tell from others by the answer', async () => {
    await rpc('confirm_newsletter', { token: await tokenSentTo(ADA) });
    expect(await subscribe(ADA)).toEqual(DONE);
    expect(await subscribe('new@reader.test')).toEqual(DONE);
    expect(await claimedMails()).toEqual([['new@reader.test', 'confirmation']]);
  });

  it('does not go to a text that is no address, which is stored all the same', async () => {
    expect(await subscribe('not an address')).toEqual(DONE);
    expect(await claimedMails()).toEqual([]);
    expect(await desk()).toMatchObject({ unasked: 1, asked: 0 });
  });

  it('is not sent to who has left before, and deleting the address deletes it', async () => {
    const token = await tokenSentTo(ADA);
    await letLimitEnd();
    await subscribe(ADA);
    await rpc('stop_newsletter', { token });
    expect(await claim()).toEqual([]);
    expect(await host.sql('select from private.queued_mail')).toEqual([]);
    await subscribe('eve@reader.test');
    const [leaving] = await claim();
    await roles.admin('DELETE', '/rest/v1/newsLetter?email=eq.eve@reader.test');
    expect(JSON.stringify(await host.sql('select * from private.queued_mail'))).not.toContain('eve@');
    await settle(leaving?.message, 'later', 'Greylisted');
    expect(await claim()).toEqual([]);
    expect(await host.sql('select from private.queued_mail')).toEqual([]);
  });

  it.each(['failed', 'late'])('that could not be sent (%s) leaves the reader to be asked', async (how) => {
    await subscribe(ADA);
    if (how === 'failed') await settle((await claim())[0]?.message, 'failed', 'Mailbox full');
    else {
      await host.sql(`update private.queued_mail set due_at = now() - interval '4 days'`);
      expect(await claim()).toEqual([]);
    }
    expect(await desk()).toMatchObject({ unasked: 1, asked: 0, remindable: 0 });
    expect(await ask()).toBe(1);
    expect(await claimedMails()).toEqual([[ADA, 'confirmation']]);
  });

  it('is repeated by the staff once, to who has not answered for three days', async () => {
    const token = await tokenSentTo(ADA);
    expect([await ask(), (await desk()).remindable]).toEqual([0, 0]);
    await letDaysPass(4);
    expect(await desk()).toMatchObject({ unasked: 0, asked: 1, remindable: 1 });
    expect(await ask()).toBe(1);
    const [again] = await claim();
    await settle(again?.message, 'sent');
    await letDaysPass(4);
    expect([await ask(), (await desk()).remindable]).toEqual([0, 0]);
    for (const knownToken of [token, again?.token])
      expect(await rpc('newsletter_state', { token: knownToken })).toMatchObject({ confirmed: false });
  });

  it('keeps the link that has arrived when the staff cancel their question, and can be asked by them later', async () => {
    const token = await tokenSentTo(ADA);
    await letDaysPass(4);
    await ask();
    const { sent: letters } = (await desk()) as { sent: { id: number }[] };
    await rpc('cancel_newsletter', { newsletter: letters[0]?.id }, roles.admin);
    expect(await rpc('newsletter_state', { token })).toMatchObject({ confirmed: false });
    await letDaysPass(4);
    expect(await ask()).toBe(1);
  });

  it('is tried again as any mail, and comes before newsletters', async () => {
    await host.sql(
      `with known as (insert into public."newsLetter" (email, country) values ('old@reader.test', 'Ghana') returning id)
       insert into private.subscription (subscriber, confirmed_at) select id, now() from known`,
    );
    const letter = { request_key: randomUUID(), subject: 'Rates in May', paragraphs: [aParagraph()] };
    expect(await rpc('send_newsletter', letter, roles.admin)).toBe(1);
    await subscribe(ADA);
    const [first] = await rpc<Claimed[]>('claim_mails', { most: 1 }, service);
    expect(first).toMatchObject({ email: ADA, kind: 'confirmation' });
    await settle(first?.message, 'later', 'Greylisted');
    expect(await claimedMails()).toEqual([['old@reader.test', 'newsletter']]);
    await host.sql(`update private.queued_mail set due_at = now() where is_question`);
    expect(await claimedMails()).toEqual([[ADA, 'confirmation']]);
  });

  it('is one for two that subscribe at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe('twins@reader.test')));
    for (const answer of answers) expect(answer).toEqual(DONE);
    expect(await claimedMails()).toEqual([['twins@reader.test', 'confirmation']]);
  });
});
