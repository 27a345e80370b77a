import { fillFrom, removeConsignment, changeParty } from './fillFrom';
import { newMail, type MailValues, type Parties } from './mailValues';

const parties: Parties = {
  trackingId: 'AG123XYZ',
  sendersName: 'Ada Moreau',
  sendersEmail: 'ada@sender.example',
  recName: 'Kofi Mensah',
  recEmail: 'kofi@receiver.example',
};
const otherParties: Parties = {
  trackingId: 'AG456XYZ',
  sendersName: 'Lea Roth',
  sendersEmail: 'lea@sender.example',
  recName: 'Esi Boateng',
  recEmail: 'esi@receiver.example',
};

const mail = (changes: Partial<MailValues> = {}): MailValues => ({
  ...newMail({ to: '', name: '' }),
  ...changes,
});
const mailWith = (paragraph: string, changes: Partial<MailValues> = {}) =>
  mail({
    toWho: 'receiver',
    ...changes,
    message: newMail({ to: '', name: '' }).message.map((block) => ({ ...block, paragraph })),
  });
const firstWords = ({ message }: MailValues) => message[0]?.paragraph;

const reply = { ...newMail({ to: 'zoe@shipper.example', name: 'Zoë' }), toWho: 'receiver' } as const;

describe('choosing a consignment for a mail', () => {
  it('fills in only the tracking id while the receiver is not chosen', () => {
    const filled = fillFrom(mail(), parties);
    expect(filled).toMatchObject({ trackingId: 'AG123XYZ', receiversMail: '' });
    expect(firstWords(filled)).toBe('');
  });

  it.each([
    ['receiver', 'kofi@receiver.example', 'Dear Kofi Mensah,'],
    ['sender', 'ada@sender.example', 'Dear Ada Moreau,'],
  ] as const)('fills in the address and greeting of its %s', (toWho, receiversMail, greeting) => {
    for (const filled of [
      fillFrom(mail({ toWho }), parties),
      changeParty(fillFrom(mail(), parties), toWho),
    ]) {
      expect(filled).toMatchObject({ toWho, receiversMail });
      expect(firstWords(filled)).toBe(greeting);
    }
  });

  it('replaces a greeting, but no other text', () => {
    expect(firstWords(fillFrom(mailWith('Dear Zoë,'), parties))).toBe('Dear Kofi Mensah,');
    expect(firstWords(fillFrom(mailWith('Dear Zoë, it is here.'), parties))).toBe('Dear Zoë, it is here.');
  });

  it('keeps the address and greeting of a reply', () => {
    const answered = { receiversMail: 'zoe@shipper.example', message: reply.message };
    expect(fillFrom(reply, parties)).toMatchObject({ ...answered, trackingId: 'AG123XYZ' });
    expect(changeParty(fillFrom(reply, parties), 'sender')).toMatchObject(answered);
    expect(removeConsignment(fillFrom(reply, parties))).toEqual({ ...reply, consignment: null });
  });

  it('keeps only the data that the mail needs', () => {
    const { consignment } = fillFrom(mail(), { ...parties, ...{ recPhone: '+233 30 555 0102' } });
    expect(consignment).toEqual({ parties });
  });
});

describe('removing the chosen consignment from a mail', () => {
  it('removes everything it had filled in', () => {
    const before = mailWith('', { subject: 'Landed' });
    expect(removeConsignment(fillFrom(before, parties))).toEqual(before);
    expect(removeConsignment(before)).toBe(before);
  });

  it('removes its greeting from a moved paragraph', () => {
    const { message, ...filled } = fillFrom(mailWith(''), parties);
    const moved = { ...filled, message: [{ ...reply.message[0], paragraph: 'First' }, ...message] };
    expect(removeConsignment(moved as MailValues).message.map(({ paragraph }) => paragraph)).toEqual([
      'First',
      '',
    ]);
  });

  it('keeps values that were changed since', () => {
    const filled = fillFrom(mailWith(''), parties);
    const changed = {
      ...filled,
      trackingId: 'AG789XYZ',
      receiversMail: 'desk@receiver.example',
      message: filled.message.map((block) => ({ ...block, paragraph: 'Dear Kofi Mensah, it is here.' })),
    };
    expect(removeConsignment(changed)).toEqual({ ...changed, consignment: null });
  });

  it('keeps the address of a reply that equals the consignment’s', () => {
    const alike = { ...reply, receiversMail: 'kofi@receiver.example' };
    expect(removeConsignment(fillFrom(alike, parties)).receiversMail).toBe('kofi@receiver.example');
  });

  it('leaves no trace when another one is chosen', () => {
    const before = mailWith('');
    const next = fillFrom(fillFrom(before, parties), otherParties);
    expect(next).toEqual(fillFrom(before, otherParties));
    expect(firstWords(next)).toBe('Dear Esi Boateng,');
    expect(JSON.stringify(next)).not.toMatch(/AG123XYZ|Kofi|kofi|Ada/);
  });
});

describe('changing whom a mail is for', () => {
  it('fills in the address and name of the other party, and back', () => {
    const filled = fillFrom(mail({ toWho: 'receiver' }), parties);
    const turned = changeParty(filled, 'sender');
    expect(turned).toMatchObject({ toWho: 'sender', receiversMail: 'ada@sender.example' });
    expect(firstWords(turned)).toBe('Dear Ada Moreau,');
    expect(changeParty(turned, 'receiver')).toEqual(filled);
  });

  it('keeps an address that was typed by hand', () => {
    const typedMail = {
      ...fillFrom(mail({ toWho: 'receiver' }), parties),
      receiversMail: 'desk@receiver.example',
    };
    expect(changeParty(typedMail, 'sender')).toMatchObject({
      toWho: 'sender',
      receiversMail: 'desk@receiver.example',
    });
  });

  it('keeps a corrected tracking id', () => {
    const corrected = { ...fillFrom(mail({ toWho: 'receiver' }), parties), trackingId: 'AG789XYZ' };
    expect(changeParty(corrected, 'sender').trackingId).toBe('AG789XYZ');
  });

  it('removes address and greeting when no party is chosen', () => {
    const turned = changeParty(fillFrom(mail({ toWho: 'receiver' }), parties), '');
    expect(turned).toMatchObject({ toWho: '', receiversMail: '', trackingId: 'AG123XYZ' });
    expect(firstWords(turned)).toBe('');
  });

  it('fills in nothing without a consignment', () => {
    expect(changeParty(mail(), 'receiver')).toMatchObject({
      toWho: 'receiver',
      receiversMail: '',
      trackingId: '',
    });
  });
});
