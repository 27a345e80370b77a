import { fillFrom, turnTo, type Parties } from './fillFrom';
import { newMail, type MailValues } from './mailForm';

const parties: Parties = {
  trackingId: 'AG123XYZ',
  sendersName: 'Ada Moreau',
  sendersEmail: 'ada@sender.example',
  recName: 'Kofi Mensah',
  recEmail: 'kofi@receiver.example',
};

const mail = (changes: Partial<MailValues> = {}): MailValues => ({
  ...newMail({ to: '', name: '' }),
  ...changes,
});
const firstWords = ({ message }: MailValues) => message[0]?.paragraph;

describe('a consignment that is chosen for a mail', () => {
  it('names its id alone while nobody knows who the mail is for', () => {
    const filled = fillFrom(mail(), parties);
    expect(filled).toMatchObject({ trackingId: 'AG123XYZ', receiversMail: '' });
    expect(firstWords(filled)).toBe('');
  });

  it.each([
    ['receiver', 'kofi@receiver.example', 'Dear Kofi Mensah,'],
    ['sender', 'ada@sender.example', 'Dear Ada Moreau,'],
  ] as const)('names its %s', (toWho, receiversMail, greeting) => {
    const filled = fillFrom(mail({ toWho }), parties);
    expect(filled).toMatchObject({ toWho, receiversMail });
    expect(firstWords(filled)).toBe(greeting);
  });

  it('replaces a greeting and leaves other words alone', () => {
    const written = (paragraph: string) => {
      const [first] = mail().message;
      return mail({ toWho: 'receiver', message: first ? [{ ...first, paragraph }] : [] });
    };
    expect(firstWords(fillFrom(written('Dear Zoë,'), parties))).toBe('Dear Kofi Mensah,');
    expect(firstWords(fillFrom(written('Dear Zoë, it is here.'), parties))).toBe('Dear Zoë, it is here.');
  });
});

describe('turning to the other party', () => {
  it('brings its address and name', () => {
    const turned = turnTo(fillFrom(mail({ toWho: 'receiver' }), parties), 'sender', parties);
    expect(turned).toMatchObject({ toWho: 'sender', receiversMail: 'ada@sender.example' });
    expect(firstWords(turned)).toBe('Dear Ada Moreau,');
  });

  it('leaves an address that was typed by hand', () => {
    const typed = {
      ...fillFrom(mail({ toWho: 'receiver' }), parties),
      receiversMail: 'desk@receiver.example',
    };
    expect(turnTo(typed, 'sender', parties)).toMatchObject({
      toWho: 'sender',
      receiversMail: 'desk@receiver.example',
    });
  });

  it('fills in nothing without a consignment', () => {
    expect(turnTo(mail(), 'receiver')).toMatchObject({
      toWho: 'receiver',
      receiversMail: '',
      trackingId: '',
    });
  });
});
