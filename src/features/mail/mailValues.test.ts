import { mailRules, newMail, newParagraph, toMessage } from './mailValues';

const finished = () => ({
  ...newMail({ to: ' ada@sender.example ', name: 'Ada' }),
  toWho: 'sender' as const,
  sendersName: 'Carmine Cargo Support' as const,
  subject: ' Your parcel ',
});

describe('a mail', () => {
  it('gives each paragraph an id of five characters', () => {
    const ids = Array.from({ length: 200 }, () => newParagraph().id);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{5}$/);
    expect(new Set(ids).size).toBeGreaterThan(195);
  });

  it('is sent in the specified format', () => {
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

  it.each([' ag12-3x yz ', 'AG12\u20133X\u2011YZ', 'Tracking No.: AG123XYZ-2', '\u200b“AG123XYZ”.'])(
    'normalises a pasted tracking id: %s',
    (trackingId) => {
      expect(toMessage({ ...finished(), trackingId })).toMatchObject({ trackingId: 'AG123XYZ' });
    },
  );

  it.each(['toWho', 'sendersName', 'receiversMail', 'subject'])('requires %s', async (field) => {
    await expect(mailRules.validate({ ...finished(), [field]: '' })).rejects.toThrow();
    await expect(mailRules.validate(finished())).resolves.toBeTruthy();
  });
});
