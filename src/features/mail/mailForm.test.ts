import { mailRules, newMail, newParagraph, toMessage } from './mailForm';
import { openMailKey } from './mailKey';

const finished = () => ({
  ...newMail({ to: ' ada@sender.example ', name: 'Ada' }),
  toWho: 'sender' as const,
  sendersName: 'Carmine Cargo Support' as const,
  subject: ' Your parcel ',
});

describe('a mail', () => {
  it('has paragraphs with an id of five characters', () => {
    const ids = Array.from({ length: 200 }, () => newParagraph().id);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{5}$/);
    expect(new Set(ids).size).toBeGreaterThan(195);
  });

  it('is sent as the specification lists it', () => {
    expect(toMessage(finished())).toEqual({
      toWho: 'sender',
      receiversMail: 'ada@sender.example',
      sendersName: 'Carmine Cargo Support',
      subject: 'Your parcel',
      message: [
        {
          id: expect.stringMatching(/^\w{5}$/) as string,
          paragraph: 'Dear Ada,',
          color: 'black',
          bold: 'normal',
          textAlign: 'left',
        },
      ],
    });
  });

  it('takes a tracking id as people paste it', () => {
    expect(toMessage({ ...finished(), trackingId: ' ag12-3x yz ' })).toMatchObject({
      trackingId: 'AG123XYZ',
    });
  });

  it.each(['toWho', 'sendersName', 'receiversMail', 'subject'])('asks for %s', async (field) => {
    await expect(mailRules.validate({ ...finished(), [field]: '' })).rejects.toThrow();
    await expect(mailRules.validate(finished())).resolves.toBeTruthy();
  });
});

describe('the key of a mail', () => {
  const KEY = 'draft:mail:key';
  const message = toMessage(finished());

  it('is a uuid, the same for the same mail', () => {
    const mailKey = openMailKey(KEY);
    expect(mailKey.keyFor(message)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(mailKey.keyFor({ ...message })).toBe(mailKey.keyFor(message));
  });

  it('is another for a mail that was changed after an attempt', () => {
    const mailKey = openMailKey(KEY);
    const first = mailKey.keyFor(message);
    const second = mailKey.keyFor({ ...message, subject: 'Another' });
    expect(second).not.toBe(first);
    expect(mailKey.keyFor({ ...message, subject: 'Another' })).toBe(second);
  });

  it('survives a reload, and ends with the mail', () => {
    const first = openMailKey(KEY).keyFor(message);
    expect(openMailKey(KEY).keyFor(message)).toBe(first);
    openMailKey(KEY).close();
    expect(openMailKey(KEY).keyFor(message)).not.toBe(first);
  });
});
