import { aMessage, aParagraph } from '../../tests/support/mailMessages';
import { Refused } from '../_shared/refused.ts';
import { readMessage } from './validate.ts';

const readJson = (message: unknown) => readMessage(JSON.stringify(message));
const withParagraph = (changes: object) => ({ ...aMessage(), message: [{ ...aParagraph(), ...changes }] });

const refusalOf = (body: string): Refused => {
  try {
    readMessage(body);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error(`Taken: ${body}`);
};
const expectRefused = (message: unknown) =>
  expect(refusalOf(JSON.stringify(message))).toMatchObject({ status: 400 });

const inAHeader = [
  '\r\nBcc: c@d.test',
  '\nBcc: c@d.test',
  '\rBcc: c@d.test',
  '\0',
  '\u0007',
  '\u0085',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ud800',
];

describe('readMessage', () => {
  it('returns a valid message unchanged', () => {
    const message = aMessage({
      subject: 'محمد 🚢 <b>"x"</b>, c@d.test',
      message: [
        aParagraph({ paragraph: ' one\r\n\ttwo ' }),
        aParagraph({ color: 'red', bold: 'bold', textAlign: 'justify' }),
      ],
    });
    expect(readJson(message)).toEqual(message);
  });

  it('returns the fields in a fixed order', () => {
    const { message, ...rest } = aMessage();
    const shuffled = { message, ...Object.fromEntries(Object.entries(rest).reverse()) };
    expect(JSON.stringify(readJson(shuffled))).toBe(JSON.stringify(readJson(aMessage())));
  });

  it.each([undefined, null, ''])('accepts a message without a consignment: %p', (trackingId) => {
    expect(readJson({ ...aMessage(), trackingId })).not.toHaveProperty('trackingId');
  });

  it.each(['toWho', 'receiversMail', 'sendersName', 'subject', 'message'])('requires %s', (field) => {
    for (const value of [undefined, null, '', '   ', 7, true, [], {}, ['x']])
      expectRefused({ ...aMessage(), [field]: value });
  });

  it.each(['id', 'paragraph', 'color', 'bold', 'textAlign'])('requires %s in every paragraph', (field) => {
    for (const value of [undefined, null, '', '   ', 7, {}, ['x']])
      expectRefused(withParagraph({ [field]: value }));
  });

  it.each(inAHeader)('refuses %j in every header field', (text) => {
    for (const field of ['receiversMail', 'sendersName', 'subject', 'trackingId'] as const) {
      const fine = String(aMessage()[field]);
      for (const value of [fine + text, text + fine, fine.slice(0, 3) + text + fine.slice(3)]) {
        expectRefused({ ...aMessage(), [field]: value });
      }
    }
  });

  it.each([
    'a@b.test, c@d.test',
    'a@b.test;c@d.test',
    'a@b.test c@d.test',
    'Ada <a@b.test>',
    '<a@b.test>',
    '"a@b.test" <c@d.test>',
    'a@b.test (c@d.test)',
    'a@c.test@b.test',
    'group: a@b.test;',
    'a@b',
    '@b.test',
    'mailto:a@b.test',
    'a@b.test.',
    'a@b..test',
    'a\u200b@b.test',
    'a@b.test\u200e',
    'a\uff20b.test',
    'a@.test',
    `${'a'.repeat(65)}@b.test`,
    `a@${'b'.repeat(250)}.test`,
  ])('refuses the receiver %p', (receiversMail) => {
    expectRefused({ ...aMessage(), receiversMail });
  });

  it.each([
    'a+b@c.test',
    "o'neil@sub.domain.test",
    'a@b-c.test',
    'user@\u0440\u0430yp\u0430l.test',
    'gr\u00fcn@b\u00fccher.test',
  ])('accepts the receiver %p', (receiversMail) => {
    expect(readJson({ ...aMessage(), receiversMail })).toMatchObject({ receiversMail });
  });

  it('refuses an address that is an object', () => {
    expectRefused({ ...aMessage(), receiversMail: { name: 'x', address: 'a@b.test, c@d.test' } });
  });

  it('accepts only the names of the company as sender', () => {
    for (const sendersName of ['Carmine', 'carmine cargo', 'Carmine Cargo <c@d.test>', 'My Bank']) {
      expectRefused({ ...aMessage(), sendersName });
    }
  });

  it('limits text lengths in characters, the number of paragraphs and the form of the tracking id', () => {
    const subject = '🚢'.repeat(200);
    const paragraph = '🚢'.repeat(2000);
    expect(readJson({ ...aMessage(), subject })).toMatchObject({ subject });
    expect(readJson(withParagraph({ paragraph }))).toMatchObject({ message: [{ paragraph }] });
    expectRefused({ ...aMessage(), subject: `${subject}x` });
    expectRefused(withParagraph({ paragraph: `${paragraph}x` }));
    expectRefused({ ...aMessage(), message: Array.from({ length: 51 }, () => aParagraph()) });
    for (const trackingId of ['CARGO01', 'CARGO0011', 'cargo001', 'CARGO 01', 'CARGO00é'])
      expectRefused({ ...aMessage(), trackingId });
  });

  it('refuses control characters and unknown colours in a paragraph', () => {
    for (const paragraph of ['a\0b', 'a\u0007b', 'a\u001b[31m', 'a\u0085b', 'a\u202eb', '\ud800'])
      expectRefused(withParagraph({ paragraph }));
    for (const color of ['blue', '#f00', 'red;background:url(x)', 'BLACK'])
      expectRefused(withParagraph({ color }));
  });

  it('refuses unknown fields', () => {
    for (const name of ['bcc', 'cc', 'from', 'replyTo', 'attachments', 'constructor', 'toString']) {
      expectRefused({ ...aMessage(), [name]: 'x' });
      expectRefused(withParagraph({ [name]: 'x' }));
    }
    const polluted = JSON.stringify(withParagraph({})).replace('"id":', '"__proto__":{"color":"x"},"id":');
    expect(refusalOf(polluted)).toMatchObject({ status: 400 });
    expect(refusalOf(JSON.stringify(aMessage()).replace('{', '{"__proto__":{"toWho":"x"},'))).toMatchObject({
      status: 400,
    });
    expect(({} as { color?: string }).color).toBeUndefined();
  });

  it.each(['', 'null', '[]', '"x"', '7', '{', '{"message":[[[[[]]]]]}', `${'['.repeat(30_000)}`])(
    'refuses the body %.30p',
    (body) => {
      expect(refusalOf(body)).toMatchObject({ status: 400 });
    },
  );

  it('names the invalid field', () => {
    expect(refusalOf(JSON.stringify({ ...aMessage(), receiversMail: 'nobody' })).message).toBe(
      'The receiver e-mail must be one valid e-mail address.',
    );
    expect(
      refusalOf(JSON.stringify({ ...aMessage(), message: [aParagraph(), aParagraph({ paragraph: '' })] }))
        .message,
    ).toBe('Paragraph 2 is missing.');
  });
});
