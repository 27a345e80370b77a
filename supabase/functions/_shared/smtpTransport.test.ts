import { createServer, type Server } from 'node:net';
import { type MailServer, startMailServer } from '../../tests/support/mailServer';
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

describe('smtpTransport', () => {
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

  it('sends both parts to one receiver, with the same Message-ID on every attempt', async () => {
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
  ])('sends %.20p unchanged', async (text) => {
    await send({ subject: text.replace(/\s/g, ' ').slice(0, 200), text, html: `<p>${text}</p>` });
    const [{ mail: got } = { mail: undefined }] = server.delivered;
    expect(got?.subject).toBe(text.replace(/\s/g, ' ').slice(0, 200));
    expect(got?.text?.replace(/\r?\n$/, '').replace(/\r?\n/g, '\r\n')).toBe(text);
    expect(got?.html?.replace(/\r?\n/g, '\r\n')).toContain(text);
  });

  it.each([
    ['ada@müller.test', 'ada@xn--mller-kva.test'],
    ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ])('converts the domain of %s to ASCII', async (to, inAscii) => {
    expect(await send({ to, from: { name: 'Carmine Cargo', address: 'support@käse.test' } })).toEqual({
      outcome: 'accepted',
    });
    expect(server.recipients.at(-1)).toBe(inAscii);
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
  ])('maps the server answer %p to the outcome %p', async (manner, outcome) => {
    server.plan(manner);
    expect(await send()).toMatchObject({
      outcome,
      reason: expect.stringContaining(String(manner.code)) as string,
    });
    expect(server.delivered).toEqual([]);
  });

  it('reports unclear when the server stops answering after the text', async () => {
    server.plan('mute');
    expect(await send({}, 3_000)).toMatchObject({ outcome: 'unclear' });
  });

  it('reports later when the server is unreachable', async () => {
    expect(await smtpTransport('smtp://127.0.0.1:1')(mail(), AbortSignal.timeout(2_000))).toMatchObject({
      outcome: 'later',
    });
  });

  it('reports later when the server never sends its greeting', async () => {
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
  'smtpTransport refuses the invalid SMTP_URL %s without repeating it',
  async (smtpUrl) => {
    const delivery = await smtpTransport(smtpUrl)(mail(), AbortSignal.timeout(2_000));
    expect(delivery).toEqual({
      outcome: 'refused',
      reason: expect.stringMatching(/^SMTP_URL is not valid: percent-encode/) as string,
    });
  },
);

describe('smtpTransport with a server that requires a password', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer('s3cr:t/');
  });
  afterAll(() => server.stop());

  const sendAs = (login: string) =>
    smtpTransport(server.url.replace('//', `//${login}@`))(mail(), AbortSignal.timeout(2_000));

  it('signs in with the decoded password', async () => {
    expect(await sendAs('ada:s3cr%3At%2F')).toEqual({ outcome: 'accepted' });
  });

  it('reports refused after a wrong password', async () => {
    expect(await sendAs('ada:wrong')).toMatchObject({ outcome: 'refused' });
  });
});
