import { createServer, type Server } from 'node:net';
import { type MailServer, startMailServer } from '../../local/testing/mailServer';
import { smtpTransport } from './smtpTransport.ts';
import type { OutgoingMail } from './transport.ts';

const mail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  key: '0f8fad5b-d9cb-469f-a165-70867728950e',
  from: { name: 'Carmine Cargo', address: 'support@carmine.test' },
  to: 'ada@receiver.test',
  subject: 'On its way',
  html: '<p>Hello</p>',
  text: 'Hello',
  ...changes,
});

describe('a mail server', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.delivered.length = 0;
  });

  const send = (changes?: Partial<OutgoingMail>, ms = 2_000) =>
    smtpTransport(server.url)(mail(changes), AbortSignal.timeout(ms));

  it('gets both parts, one receiver and the same Message-ID every time', async () => {
    expect(await send()).toEqual({ outcome: 'accepted' });
    await send();
    const [first, second] = server.delivered;
    expect(first?.to).toEqual(['ada@receiver.test']);
    expect(first?.mail).toMatchObject({
      from: { name: 'Carmine Cargo', address: 'support@carmine.test' },
      to: [{ name: '', address: 'ada@receiver.test' }],
      messageId: '<0f8fad5b-d9cb-469f-a165-70867728950e@carmine.test>',
    });
    expect(first?.mail.html?.trim()).toBe('<p>Hello</p>');
    expect(first?.mail.text?.trim()).toBe('Hello');
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
  });

  it.each([
    '货物已离开鹿特丹 🚢',
    'تم شحن البضاعة',
    'Zoë 👩‍👩‍👧',
    '.\r\n..\r\nx',
    'x'.repeat(5000),
    '=?utf-8?Q?Pay_here?=',
    'See =?utf-8?B?UGF5IGhlcmU=?= 🚢, =?x',
    '=?utf-8?Q?a?= '.repeat(12),
  ])('gets %.20p undamaged', async (text) => {
    await send({ subject: text.replace(/\s/g, ' ').slice(0, 200), text, html: `<p>${text}</p>` });
    const [{ mail: got } = { mail: undefined }] = server.delivered;
    expect(got?.subject).toBe(text.replace(/\s/g, ' ').slice(0, 200));
    expect(got?.text?.replace(/\r?\n$/, '').replace(/\r?\n/g, '\r\n')).toBe(text);
    expect(got?.html?.replace(/\r?\n/g, '\r\n')).toContain(text);
  });

  it.each([
    ['ada@müller.test', 'ada@xn--mller-kva.test'],
    ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ])('is told %s in letters that every server knows', async (to, inAscii) => {
    expect(await send({ to, from: { name: 'Carmine Cargo', address: 'support@käse.test' } })).toEqual({
      outcome: 'accepted',
    });
    expect(server.named.at(-1)).toBe(inAscii);
    expect(server.delivered[0]?.mail).toMatchObject({
      from: { address: 'support@xn--kse-qla.test' },
      to: [{ address: inAscii }],
      messageId: '<0f8fad5b-d9cb-469f-a165-70867728950e@xn--kse-qla.test>',
    });
  });

  it.each([
    [{ at: 'connect', code: 421 } as const, 'later'],
    [{ at: 'connect', code: 554 } as const, 'refused'],
    [{ at: 'receiver', code: 450 } as const, 'later'],
    [{ at: 'receiver', code: 550 } as const, 'refused'],
    [{ at: 'text', code: 452 } as const, 'later'],
    [{ at: 'text', code: 554 } as const, 'refused'],
  ])('that answers %p takes it %p', async (manner, outcome) => {
    server.plan(manner);
    expect(await send()).toMatchObject({
      outcome,
      reason: expect.stringContaining(String(manner.code)) as string,
    });
    expect(server.delivered).toEqual([]);
  });

  it('that falls silent after the text leaves it unclear', async () => {
    server.plan('mute');
    expect(await send({}, 500)).toMatchObject({ outcome: 'unclear' });
  });

  it('that is not there takes it later', async () => {
    expect(await smtpTransport('smtp://127.0.0.1:1')(mail(), AbortSignal.timeout(2_000))).toMatchObject({
      outcome: 'later',
    });
  });

  it('that never greets takes it later', async () => {
    const dead: Server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => dead.once('listening', resolve));
    const { port } = dead.address() as { port: number };
    expect(await smtpTransport(`smtp://127.0.0.1:${port}`)(mail(), AbortSignal.timeout(300))).toMatchObject({
      outcome: 'later',
    });
    dead.close();
  });
});

it.each(['smtps://ada:100%@mail.test:465', 'smtps://ada:a#b@mail.test:465'])(
  'a mail server that cannot be read from %s is named as the reason, not repeated',
  async (smtpUrl) => {
    const delivery = await smtpTransport(smtpUrl)(mail(), AbortSignal.timeout(2_000));
    expect(delivery).toEqual({
      outcome: 'refused',
      reason: expect.stringMatching(/^SMTP_URL is not valid: percent-encode/) as string,
    });
  },
);

describe('a mail server that asks for a password', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer('s3cr:t/');
  });
  afterAll(() => server.stop());

  const sendAs = (login: string) =>
    smtpTransport(server.url.replace('//', `//${login}@`))(mail(), AbortSignal.timeout(2_000));

  it('is given it', async () => {
    expect(await sendAs('ada:s3cr%3At%2F')).toEqual({ outcome: 'accepted' });
  });

  it('refuses a wrong one for good', async () => {
    expect(await sendAs('ada:wrong')).toMatchObject({ outcome: 'refused' });
  });
});
