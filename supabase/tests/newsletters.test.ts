import { randomUUID } from 'node:crypto';
import { alignments, colors, weights } from '../functions/_shared/mailMessage';
import { type Caller, caller, everyRole, manyClients, serviceCaller } from './support/api';
import { type HostProcess, startHost } from './support/host';
import { aParagraph } from './support/mailMessages';
import { type MailServer, startMailServer } from './support/mailServer';

interface Claimed {
  message: string;
  email: string;
  token: string;
  kind?: string;
  subject: string | null;
  paragraphs: { paragraph: string }[] | null;
}

interface Shown {
  id: number;
  subject: string | null;
  paused: boolean;
  cancelled: boolean;
  total: number;
  counts: Record<string, number>;
  again: number;
  reasons: { state: string; reason: string; count: number }[];
}

interface Desk {
  unasked: number;
  asked: number;
  confirmed: number;
  sent: Shown[];
}

/** Without a mail server, so that nothing but the test claims. */
describe('newsletters', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  let service: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    roles = await everyRole(host);
    service = serviceCaller(host);
    await host.sql(
      `update private.limits set per_client = 1000000, overall = null where action in ('newsletterLook', 'mailStop')`,
    );
  });
  afterAll(() => host.stop());
  beforeEach(async () => {
    await host.sql('delete from private.newsletter');
    await host.sql('delete from private.notice_job');
    await host.sql('delete from public."newsLetter"');
  });

  const rpc = async <Result>(name: string, body: object, call = roles.anon) =>
    (await call('POST', `/rest/v1/rpc/${name}`, { body })).body as Result;
  const subscribe = async (...emails: string[]) => {
    for (const email of emails)
      await host.sql(`insert into public."newsLetter" (email, country) values ($1, 'Ghana')`, [email]);
  };
  const confirmed = async (...emails: string[]) => {
    await subscribe(...emails);
    await host.sql(
      `insert into private.subscription (subscriber, confirmed_at) select id, now() from public."newsLetter"
       where email = any ($1)`,
      [emails],
    );
  };
  const ask = (call = roles.admin) => rpc<number>('ask_subscribers', {}, call);
  const content = (changes: object = {}) => ({
    request_key: randomUUID(),
    subject: 'Rates in May',
    paragraphs: [aParagraph()],
    ...changes,
  });
  const send = (changes: object = {}, call = roles.admin) =>
    rpc<number>('send_newsletter', content(changes), call);
  const claim = () => rpc<Claimed[]>('claim_mails', { most: 20 }, service);
  const settle = (message: string | undefined, outcome: string, reason: string | null = null) =>
    rpc('settle_mail', { message, outcome, reason }, service);
  const desk = () => rpc<Desk>('newsletters', {}, roles.admin);
  const newest = async () => (await desk()).sent[0] as Shown;

  it('ask each subscriber to confirm once, and later only who is new', async () => {
    await subscribe('ada@reader.test', 'eve@reader.test');
    expect(await desk()).toMatchObject({ unasked: 2, asked: 0, confirmed: 0, sent: [] });
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(0);
    const mails = await claim();
    expect(mails.map(({ email, kind, subject }) => [email, kind, subject])).toEqual([
      ['ada@reader.test', 'confirmation', null],
      ['eve@reader.test', 'confirmation', null],
    ]);
    for (const { message } of mails) await settle(message, 'sent');
    await subscribe('new@reader.test');
    expect(await desk()).toMatchObject({ unasked: 1, asked: 2 });
    expect(await ask()).toBe(1);
    expect((await claim()).map(({ email }) => email)).toEqual(['new@reader.test']);
    expect(await desk()).toMatchObject({ unasked: 0, asked: 3, sent: [{ total: 1 }, { total: 2 }] });
  });

  it('ask once when two admins press at the same time', async () => {
    await subscribe('ada@reader.test', 'eve@reader.test');
    expect((await Promise.all([ask(), ask(), ask()])).sort()).toEqual([0, 0, 2]);
    expect(await claim()).toHaveLength(2);
  });

  it('name an address that no mail can be sent to', async () => {
    await subscribe('no address', 'ada@reader.test');
    await ask();
    expect(await claim()).toHaveLength(1);
    const { id, counts, again, reasons } = await newest();
    expect([counts, again]).toEqual([{ failed: 1, sending: 1 }, 0]);
    expect(reasons).toEqual([
      { state: 'failed', reason: 'There is no e-mail address that mail can be sent to.', count: 1 },
    ]);
    expect(await rpc('resend_newsletter', { newsletter: id }, roles.admin)).toBe(0);
  });

  it('go to who confirmed by the link, and to nobody else', async () => {
    await subscribe('ada@reader.test', 'eve@reader.test');
    await ask();
    const [ada, eve] = await claim();
    for (const mail of [ada, eve]) await settle(mail?.message, 'sent');
    expect(await send()).toMatchObject({ code: 'PT409', message: 'Nobody has confirmed yet.' });
    expect((await desk()).sent).toHaveLength(1);
    expect(await rpc('newsletter_state', { token: ada?.token })).toEqual({
      email: 'a***@reader.test',
      confirmed: false,
    });
    expect(await rpc('confirm_newsletter', { token: ada?.token })).toMatchObject({ confirmed: true });
    expect(await rpc('confirm_newsletter', { token: ada?.token })).toMatchObject({ confirmed: true });
    for (const name of ['newsletter_state', 'confirm_newsletter'])
      expect(await rpc(name, { token: 'nothing' })).toBeNull();
    expect(await send()).toBe(1);
    expect(await claim()).toMatchObject([
      { email: 'ada@reader.test', kind: 'newsletter', subject: 'Rates in May', paragraphs: [aParagraph()] },
    ]);
    expect(await claim()).toEqual([]);
  });

  it('are sent once for one key, however often it is pressed', async () => {
    await confirmed('ada@reader.test');
    const letter = content();
    const presses = [1, 2, 3].map(() => rpc('send_newsletter', letter, roles.admin));
    expect(await Promise.all(presses)).toEqual([1, 1, 1]);
    await confirmed('later@reader.test');
    expect(await rpc('send_newsletter', letter, roles.admin)).toBe(1);
    expect(await rpc('send_newsletter', { ...letter, subject: 'Other' }, roles.admin)).toMatchObject({
      code: 'PT409',
      message: 'This key belongs to another message.',
    });
    expect(await claim()).toHaveLength(1);
    expect((await desk()).sent).toHaveLength(1);
  });

  it('wait while any notice does', async () => {
    await confirmed('ada@reader.test');
    await send();
    await host.sql(
      `with job as (
         insert into private.notice_job (consignment, event, due_at, fanned_out_at)
         select consignment, id, now(), now() from public.consignment_event limit 1 returning id)
       insert into private.queued_mail (job, party, email, created_at) select id, 'sender', 'sender@ship.test', now() from job`,
    );
    const most = 1;
    expect(await rpc('claim_mails', { most }, service)).toMatchObject([{ email: 'sender@ship.test' }]);
    expect(await rpc('claim_mails', { most }, service)).toMatchObject([{ email: 'ada@reader.test' }]);
  });

  it('pause, resume, and are kept for as long as they are paused', async () => {
    await confirmed('ada@reader.test');
    await send();
    const { id } = await newest();
    await rpc('pause_newsletter', { newsletter: id, paused: true }, roles.admin);
    await host.sql(`update private.queued_mail set due_at = now() - interval '30 days'`);
    expect(await claim()).toEqual([]);
    expect(await newest()).toMatchObject({ paused: true, counts: { waiting: 1 } });
    await rpc('pause_newsletter', { newsletter: id, paused: false }, roles.admin);
    expect(await claim()).toHaveLength(1);
  });

  it('are listed for as long as something of them waits, also behind ten newer ones', async () => {
    await confirmed('ada@reader.test');
    await send({ subject: 'Paused' });
    const { id } = await newest();
    await rpc('pause_newsletter', { newsletter: id, paused: true }, roles.admin);
    for (let number = 1; number <= 10; number++) await send({ subject: `Newer ${number}` });
    for (const { message } of await claim()) await settle(message, 'sent');
    const subjects = async () => (await desk()).sent.map(({ subject }) => subject);
    expect((await subjects()).at(-1)).toBe('Paused');
    expect(await subjects()).toHaveLength(11);
    await rpc('cancel_newsletter', { newsletter: id }, roles.admin);
    expect((await subjects()).at(-1)).toBe('Newer 1');
  });

  it('do not keep another newsletter waiting while one is paused', async () => {
    await confirmed('ada@reader.test');
    await send();
    await rpc('pause_newsletter', { newsletter: (await newest()).id, paused: true }, roles.admin);
    await send({ subject: 'Second' });
    expect(await claim()).toMatchObject([{ subject: 'Second' }]);
  });

  it('are not sent any further once they are cancelled, also one that is to be tried again', async () => {
    await confirmed('ada@reader.test', 'eve@reader.test');
    await send();
    const [first] = await rpc<Claimed[]>('claim_mails', { most: 1 }, service);
    const { id } = await newest();
    await rpc('cancel_newsletter', { newsletter: id }, roles.admin);
    await settle(first?.message, 'later', 'Greylisted');
    expect(await claim()).toEqual([]);
    expect(await newest()).toMatchObject({ cancelled: true, counts: { cancelled: 2 } });
    await rpc('pause_newsletter', { newsletter: id, paused: false }, roles.admin);
    expect(await rpc('resend_newsletter', { newsletter: id }, roles.admin)).toBe(0);
    expect(await claim()).toEqual([]);
  });

  it('ask again whom a cancelled question has not reached', async () => {
    await subscribe('ada@reader.test', 'eve@reader.test');
    await ask();
    const [first] = await rpc<Claimed[]>('claim_mails', { most: 1 }, service);
    await rpc('cancel_newsletter', { newsletter: (await newest()).id }, roles.admin);
    await settle(first?.message, 'sent');
    expect(await desk()).toMatchObject({ unasked: 1, asked: 1 });
    expect(await ask()).toBe(1);
    expect((await claim()).map(({ email }) => email)).toEqual(['eve@reader.test']);
  });

  it('ask again whom a question could not be sent to before or after it was cancelled', async () => {
    await subscribe('ada@reader.test', 'eve@reader.test', 'ida@reader.test', 'no address');
    await ask();
    const [ada, eve, ida] = await claim();
    await settle(ada?.message, 'failed', 'Mailbox full');
    const { id } = await newest();
    await rpc('cancel_newsletter', { newsletter: id }, roles.admin);
    expect(await desk()).toMatchObject({ unasked: 2, asked: 2 });
    await settle(eve?.message, 'later', 'Greylisted');
    expect(await desk()).toMatchObject({ unasked: 3, asked: 1 });
    await settle(ida?.message, 'failed', 'Mailbox full');
    expect(await desk()).toMatchObject({ unasked: 4, asked: 0 });
    expect(await ask()).toBe(4);
    expect((await claim()).map(({ email }) => email)).toEqual([
      'ada@reader.test',
      'eve@reader.test',
      'ida@reader.test',
    ]);
    await host.sql(`select private.end_keeping('newsletters', array[$1]::text[])`, [String(id)]);
    expect(await desk()).toMatchObject({ unasked: 0, asked: 4 });
  });

  it('keep whom a question could not be sent to for another try while it is not cancelled', async () => {
    await subscribe('ada@reader.test');
    await ask();
    const [mail] = await claim();
    await settle(mail?.message, 'failed', 'Mailbox full');
    expect(await ask()).toBe(0);
    expect(await rpc('resend_newsletter', { newsletter: (await newest()).id }, roles.admin)).toBe(1);
    expect(await claim()).toHaveLength(1);
  });

  it('become unknown when who claimed them is killed, and are never sent a second time', async () => {
    await confirmed('ada@reader.test');
    await send();
    const [mail] = await claim();
    await host.sql(`update private.queued_mail set leased_until = now() - interval '1 second'`);
    expect(await claim()).toEqual([]);
    const { id, counts, reasons } = await newest();
    expect(counts).toEqual({ unknown: 1 });
    expect(reasons).toMatchObject([{ state: 'unknown', count: 1 }]);
    expect(await rpc('resend_newsletter', { newsletter: id }, roles.admin)).toBe(0);
    expect(await claim()).toEqual([]);
    await settle(mail?.message, 'sent');
    expect((await newest()).counts).toEqual({ sent: 1 });
  });

  it('are sent again to those who certainly did not get them', async () => {
    await confirmed('ada@reader.test', 'eve@reader.test');
    await send();
    const [ada, eve] = await claim();
    await settle(ada?.message, 'sent');
    await settle(eve?.message, 'failed', 'Mailbox full');
    const { id, counts, reasons } = await newest();
    expect([counts, reasons]).toEqual([
      { sent: 1, failed: 1 },
      [{ state: 'failed', reason: 'Mailbox full', count: 1 }],
    ]);
    expect((await newest()).again).toBe(1);
    expect(await rpc('unsent_notices', {}, roles.admin)).toEqual([]);
    expect(await rpc('resend_newsletter', { newsletter: id }, roles.admin)).toBe(1);
    expect((await claim()).map(({ email }) => email)).toEqual(['eve@reader.test']);
  });

  it('are not changed as if they were notices', async () => {
    await confirmed('ada@reader.test');
    await send();
    const [mail] = await claim();
    await settle(mail?.message, 'failed', 'Mailbox full');
    const [row] = await host.sql<{ id: number }>('select id from private.queued_mail');
    for (const name of ['resend_notice', 'drop_notice']) await rpc(name, { notice: row?.id }, roles.admin);
    expect(await rpc('notice_mail', { notice: row?.id }, roles.admin)).toBeNull();
    expect((await newest()).counts).toEqual({ failed: 1 });
  });

  it('end with the link of any mail: the subscriber is deleted, and nothing that waits is sent', async () => {
    await confirmed('ada@reader.test', 'eve@reader.test');
    await send();
    const [mail] = await claim();
    await settle(mail?.message, 'sent');
    await send({ subject: 'Second' });
    await rpc('stop_newsletter', { token: mail?.token });
    await rpc('stop_newsletter', { token: mail?.token });
    expect(await rpc('newsletter_state', { token: mail?.token })).toBeNull();
    expect((await claim()).map(({ email }) => email)).toEqual(['eve@reader.test']);
    expect((await newest()).counts).toEqual({ cancelled: 1, sending: 1 });
    expect(await host.sql('select email from public."newsLetter"')).toEqual([{ email: 'eve@reader.test' }]);
    for (const table of ['subscription', 'subscription_token', 'queued_mail'])
      expect(JSON.stringify(await host.sql(`select * from private.${table}`))).not.toContain('ada@');
  });

  it('are not tried again for who left while they were being sent, or was deleted by an admin', async () => {
    await confirmed('ada@reader.test', 'eve@reader.test');
    await send();
    const [ada, eve] = await claim();
    await rpc('stop_newsletter', { token: ada?.token });
    await roles.admin('DELETE', '/rest/v1/newsLetter?email=eq.eve@reader.test');
    for (const mail of [ada, eve]) await settle(mail?.message, 'later', 'Greylisted');
    expect(await claim()).toEqual([]);
    expect((await newest()).counts).toEqual({ cancelled: 2 });
    expect(await host.sql('select from private.subscription')).toEqual([]);
  });

  it('end for every row of an address', async () => {
    await host.sql('alter table public."newsLetter" disable trigger drop_known_address');
    await confirmed('ada@reader.test', 'Ada@Reader.test', '  ada@reader.test ');
    await host.sql('alter table public."newsLetter" enable trigger drop_known_address');
    expect(await send()).toBe(1);
    const [mail, ...otherMails] = await claim();
    expect(otherMails).toEqual([]);
    expect(await rpc('end_mails', { token: mail?.token, client: 'x' }, service)).toBeFalsy();
    expect(await host.sql('select from public."newsLetter"')).toEqual([]);
  });

  it('count nothing of a link that ends nothing', async () => {
    await host.sql('delete from private.hits');
    expect(await rpc('end_mails', { token: 'made-up', client: '203.0.113.9' }, service)).toBeFalsy();
    expect(await host.sql('select from private.hits')).toEqual([]);
    await confirmed('ada@reader.test');
    await send();
    const [mail] = await claim();
    await rpc('end_mails', { token: mail?.token, client: '203.0.113.9' }, service);
    expect(await host.sql(`select from private.hits where action = 'mailStop'`)).not.toEqual([]);
  });

  it('are limited in how often a visitor may try a link', async () => {
    await host.sql(`update private.limits set per_client = 1 where action = 'newsletterLook'`);
    await host.sql(`delete from private.hits`);
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const look = (name: string) =>
      roles.anon('POST', `/rest/v1/rpc/${name}`, { body: { token: 'x' }, headers });
    expect((await look('newsletter_state')).status).toBe(200);
    for (const name of ['newsletter_state', 'confirm_newsletter', 'stop_newsletter'])
      expect((await look(name)).status).toBe(429);
    await host.sql(`update private.limits set per_client = 1000000 where action = 'newsletterLook'`);
  });

  it('are for the admin alone', async () => {
    await confirmed('ada@reader.test');
    for (const call of [roles.anon, roles.user]) {
      expect(await send({}, call)).toMatchObject({ code: '42501' });
      expect(await ask(call)).toMatchObject({ code: '42501' });
      for (const name of ['cancel_newsletter', 'resend_newsletter'])
        expect(await rpc(name, { newsletter: 1 }, call)).toMatchObject({ code: '42501' });
      expect(await rpc('pause_newsletter', { newsletter: 1, paused: true }, call)).toMatchObject({
        code: '42501',
      });
      expect(await rpc('newsletters', {}, call)).toMatchObject({ code: '42501' });
      expect(await rpc('end_mails', { token: 'x', client: 'x' }, call)).toMatchObject({ code: '42501' });
      const { subject, paragraphs } = content();
      expect(await rpc('begin_newsletter_test', { subject, paragraphs }, call)).toMatchObject({
        code: '42501',
      });
    }
    expect((await desk()).sent).toEqual([]);
    const { subject, paragraphs } = content();
    expect(await rpc('begin_newsletter_test', { subject, paragraphs }, roles.admin)).toBe(host.admin.email);
  });

  it('are in the audit, with all that was done with them', async () => {
    await confirmed('one@mail.test', 'two@mail.test');
    await send();
    const [{ id } = { id: 0 }] = (await desk()).sent;
    await rpc('pause_newsletter', { newsletter: id, paused: true }, roles.admin);
    await rpc('pause_newsletter', { newsletter: id, paused: true }, roles.admin);
    await rpc('cancel_newsletter', { newsletter: id }, roles.admin);
    await rpc('cancel_newsletter', { newsletter: id }, roles.admin);
    const entries = await host.sql(
      `select action, label, changes from public.audit where subject = 'newsletter' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(entries).toEqual([
      { action: 'insert', label: 'Rates in May', changes: { recipients: { after: '2' } } },
      { action: 'update', label: 'Rates in May', changes: { paused: { before: 'no', after: 'yes' } } },
      { action: 'update', label: 'Rates in May', changes: { cancelled: { before: 'no', after: 'yes' } } },
    ]);
  });

  it('may look in every way that the message box offers', async () => {
    await confirmed('ada@reader.test');
    const paragraphs = colors.flatMap((color) =>
      weights.flatMap((bold) => alignments.map((textAlign) => aParagraph({ color, bold, textAlign }))),
    );
    expect(await send({ paragraphs, subject: 'ü'.repeat(200) })).toBe(1);
  });

  it.each([
    ['no subject', { subject: ' ' }],
    ['a subject of two lines', { subject: 'a\nBcc: b@c.test' }],
    ['a subject that is too long', { subject: 'x'.repeat(201) }],
    ['no paragraphs', { paragraphs: [] }],
    ['paragraphs that are no list', { paragraphs: { a: 1 } }],
    ['a paragraph that is none', { paragraphs: ['x'] }],
    ['an empty paragraph', { paragraphs: [aParagraph({ paragraph: ' \n' })] }],
    ['a paragraph that is too long', { paragraphs: [aParagraph({ paragraph: 'x'.repeat(2001) })] }],
    ['another colour', { paragraphs: [{ ...aParagraph(), color: 'url(x)' }] }],
    ['another weight', { paragraphs: [{ ...aParagraph(), bold: '900' }] }],
    ['another alignment', { paragraphs: [{ ...aParagraph(), textAlign: null }] }],
    ['an unknown field', { paragraphs: [{ ...aParagraph(), html: '<b>' }] }],
    ['a missing field', { paragraphs: [{ ...aParagraph(), id: undefined }] }],
    ['more than 50 paragraphs', { paragraphs: Array.from({ length: 51 }, () => aParagraph()) }],
  ])('refuse %s', async (_name, changes) => {
    await confirmed('ada@reader.test');
    expect(await send(changes)).toMatchObject({ code: '22023' });
    expect((await desk()).sent).toEqual([]);
  });

  it('are queued for 10,000 subscribers at once', async () => {
    await host.sql('alter table public."newsLetter" disable trigger drop_known_address');
    await host.sql(
      `with reader as (
         insert into public."newsLetter" (email, country) select n || '@reader.test', 'Ghana' from generate_series(1, 10000) n
         returning id)
       insert into private.subscription (subscriber, confirmed_at) select id, now() from reader`,
    );
    await host.sql('alter table public."newsLetter" enable trigger drop_known_address');
    expect(await send()).toBe(10_000);
    expect(await claim()).toHaveLength(20);
    expect(await newest()).toMatchObject({ total: 10_000, counts: { waiting: 9980, sending: 20 } });
  });
});

describe('newsletters on a host with a mail server', () => {
  let host: HostProcess;
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
    const env = {
      ...manyClients,
      SMTP_URL: mail.url,
      MAIL_FROM: 'support@carmine.test',
      SITE_URL: 'https://site.test',
    };
    host = await startHost({ env });
    await host.sql('delete from public."newsLetter"');
    await host.sql(`insert into public."newsLetter" (email, country) values ('reader@mail.test', 'Ghana')`);
  });
  afterAll(() => Promise.all([host.stop(), mail.stop()]));

  const arrived = async (count: number) => {
    for (let waits = 0; mail.delivered.length < count && waits < 400; waits++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return mail.delivered.at(-1)?.mail;
  };

  it('ask, arrive as written, and end with one press of the mail program', async () => {
    const { admin } = await everyRole(host);
    expect(await admin('POST', '/rest/v1/rpc/ask_subscribers', { body: {} })).toMatchObject({ body: 1 });
    const asks = await arrived(1);
    const token = /https:\/\/site\.test\/newsletter#(\w+)/.exec(asks?.text ?? '')?.[1];
    expect(asks?.subject).toMatch(/^Do you want the newsletter/);
    await caller(host)('POST', '/rest/v1/rpc/confirm_newsletter', { body: { token } });
    const body = {
      request_key: randomUUID(),
      subject: 'Rates in May',
      paragraphs: [aParagraph({ paragraph: 'They fall.', color: 'red', bold: 'bold' })],
    };
    expect(await admin('POST', '/rest/v1/rpc/send_newsletter', { body })).toMatchObject({ body: 1 });
    const arrivedMail = await arrived(2);
    const header = (name: string) => arrivedMail?.headers.find(({ key }) => key === name)?.value;
    expect(arrivedMail?.subject).toBe('Rates in May');
    expect(arrivedMail?.text).toContain('They fall.');
    expect(arrivedMail?.text).toContain(
      'You received this message because you subscribed to our newsletter.',
    );
    expect(arrivedMail?.text).toMatch(/Leave the newsletter: https:\/\/site\.test\/newsletter#\w+/);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-id')).toMatch(/<newsletter\./);
    const [, address = ''] = /^<(.*)>$/.exec(header('list-unsubscribe') ?? '') ?? [];
    const local = address.replace('https://site.test', host.url);
    const openedPage = await fetch(local, { redirect: 'manual' });
    expect([openedPage.status, openedPage.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^https:\/\/site\.test\/newsletter#\w+$/),
    ]);
    // As mail programs change it: none of it is lost, and nothing that it never was is looked up.
    for (const [changed, page] of [
      [local.replace('&', '&amp;'), 'newsletter'],
      [`${local}%3E`, 'newsletter'],
      [local.replace('&list', '.&list'), 'newsletter'],
      [local.replace('newsletter', '__proto__'), 'following'],
    ]) {
      const { status, headers } = await fetch(String(changed), { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([
        303,
        openedPage.headers.get('location')?.replace('newsletter', String(page)),
      ]);
    }
    expect(await host.sql('select from public."newsLetter"')).toHaveLength(1);
    const unsubscription = await fetch(local.replace('&list', '%3E&list'), {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(unsubscription.status).toBe(200);
    expect(await host.sql('select from public."newsLetter"')).toEqual([]);
    expect(host.log()).not.toContain('reader@mail.test');
    expect(host.log()).not.toContain(token);
  });

  it('ask at once whoever subscribes, without a press of the staff', async () => {
    const before = mail.delivered.length;
    const answer = await caller(host)('POST', '/rest/v1/newsLetter', {
      body: { email: 'mailto:new@mail.test?subject=Hello', country: 'Ghana' },
      headers: { prefer: 'return=minimal' },
    });
    expect(answer.status).toBe(201);
    const asks = await arrived(before + 1);
    expect([asks?.subject, mail.delivered.at(-1)?.to]).toEqual([
      expect.stringMatching(/^Do you want the newsletter/),
      ['new@mail.test'],
    ]);
    expect(asks?.text).toMatch(/https:\/\/site\.test\/newsletter#[0-9a-f]{64}\s/);
  });

  it('are tested by a mail to the admin', async () => {
    const { admin, user } = await everyRole(host);
    const body = { action: 'testNewsletter', subject: 'A try', paragraphs: [aParagraph()] };
    expect((await user('POST', '/functions/v1/notices', { body })).status).toBe(403);
    const unfinished = { ...body, paragraphs: [aParagraph({ paragraph: '' })] };
    expect(await admin('POST', '/functions/v1/notices', { body: unfinished })).toMatchObject({ status: 400 });
    const long = {
      ...body,
      paragraphs: Array.from({ length: 50 }, () => aParagraph({ paragraph: 'a'.repeat(2000) })),
    };
    expect((await caller(host)('POST', '/functions/v1/notices', { body: long })).status).toBe(413);
    expect((await user('POST', '/functions/v1/notices', { body: long })).status).toBe(403);
    const before = mail.delivered.length;
    expect((await admin('POST', '/functions/v1/notices', { body })).status).toBe(200);
    const sentMail = await arrived(before + 1);
    expect([sentMail?.subject, mail.delivered.at(-1)?.to]).toEqual(['A try', [host.admin.email]]);
    expect(sentMail?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
  });
});
