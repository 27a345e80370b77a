import PostalMime, { type Email } from 'postal-mime';
import { composeMail } from './composeMail.ts';
import { siteMail } from './siteMail.ts';
import { smtpTransport } from './smtpTransport.ts';
import type { OutgoingMail } from './transport.ts';

const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
const plain: OutgoingMail = {
  key,
  from: { name: 'Carmine Cargo', address: 'support@carmine.test' },
  to: 'ada@receiver.test',
  subject: 'On its way',
  html: '<p>Hello</p>',
  text: 'Hello',
};
const compose = async (changes: Partial<OutgoingMail> = {}): Promise<{ source: string; mail: Email }> => {
  const { source } = await composeMail({ ...plain, ...changes });
  return { source: source.toString(), mail: await PostalMime.parse(source) };
};
const header = ({ headers }: Email, name: string): string[] =>
  headers.filter((header) => header.key === name).map(({ value }) => value);

describe('headers of a mail', () => {
  it('name the language of every mail', async () => {
    expect(header((await compose()).mail, 'content-language')).toEqual(['en']);
  });

  it('are those of a person without more fields', async () => {
    const { source } = await compose();
    expect(source).not.toMatch(/^(Auto-Submitted|In-Reply-To|References|List-[\w-]+):/im);
  });

  it('mark a mail that the site sends by itself', async () => {
    expect((await compose({ isAutomatic: true })).source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  it('put mails about one consignment into one thread, each with its own Message-ID', async () => {
    const { mail } = await compose({ thread: 'consignment.AB12CD34' });
    expect(mail.inReplyTo).toBe('<consignment.AB12CD34@carmine.test>');
    expect(mail.references).toBe('<consignment.AB12CD34@carmine.test>');
    expect(mail.messageId).toBe(`<${key}@carmine.test>`);
  });

  it('write the domain of a thread in ASCII', async () => {
    const from = { name: 'Carmine Cargo', address: 'support@käse.test' };
    const { mail } = await compose({ from, thread: 'consignment.AB12CD34' });
    expect(mail.references).toBe('<consignment.AB12CD34@xn--kse-qla.test>');
  });

  it('offer to unsubscribe with one click, with an address on one line, however long', async () => {
    const unsubscribe = `https://site.test/functions/v1/notices?leave=${'aB3-_'.repeat(60)}&id=%20=`;
    const { source, mail } = await compose({ unsubscribe, listId: 'notices' });
    expect(source).toContain(`<${unsubscribe}>\r\n`);
    expect(header(mail, 'list-unsubscribe')).toEqual([`<${unsubscribe}>`]);
    expect(header(mail, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(header(mail, 'list-id')).toEqual(['<notices.carmine.test>']);
  });

  const endings = [
    '\r\nBcc: eve@evil.test',
    '\nBcc: eve@evil.test',
    '\rBcc: eve@evil.test',
    '>',
    ' ',
    '\0',
    'é',
  ];
  it.each<[string, (ending: string) => Partial<OutgoingMail>]>([
    ['thread', (ending) => ({ thread: `consignment.AB12CD34${ending}` })],
    ['unsubscribe', (ending) => ({ unsubscribe: `https://site.test/${ending}` })],
    ['listId', (ending) => ({ listId: `notices${ending}` })],
    ['calendar name', (ending) => ({ calendar: { name: `arrival${ending}.ics`, content: '' } })],
  ])('refuse a %s that could forge one', async (fieldName, hostile) => {
    for (const ending of endings) {
      const why = `the mail's ${fieldName} contains characters that are not allowed`;
      await expect(compose(hostile(ending))).rejects.toThrow(why);
      const delivery = await smtpTransport('smtp://127.0.0.1:1')(
        { ...plain, ...hostile(ending) },
        AbortSignal.timeout(2_000),
      );
      expect(delivery).toMatchObject({ outcome: 'refused', reason: expect.stringContaining(why) as string });
    }
  });

  it.each(['javascript:alert(1)', 'mailto:eve@evil.test', '', 'https://'])(
    'refuse %p as the address to unsubscribe',
    async (unsubscribe) => {
      await expect(compose({ unsubscribe })).rejects.toThrow('unsubscribe');
    },
  );

  it('keep what was typed into names and subjects in their own header', async () => {
    const { mail } = await compose({
      subject: 'Hello\r\nBcc: eve@evil.test',
      from: { name: 'Carmine\r\nBcc: eve@evil.test', address: 'support@carmine.test' },
      to: 'ada@receiver.test\r\nBcc: eve@evil.test',
    });
    expect(header(mail, 'bcc')).toEqual([]);
  });
});

describe('calendar file of a mail', () => {
  it('is attached next to both parts, with its bytes unchanged', async () => {
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Ankunft in Zürich 货\r\nEND:VCALENDAR\r\n';
    const { source, mail } = await compose({ calendar: { name: 'expected-arrival.ics', content } });
    expect(mail.text?.trim()).toBe('Hello');
    expect(mail.html?.trim()).toBe('<p>Hello</p>');
    expect(mail.attachments).toHaveLength(1);
    const [file] = mail.attachments;
    expect(file).toMatchObject({
      filename: 'expected-arrival.ics',
      mimeType: 'text/calendar',
      disposition: 'attachment',
    });
    // The parser changes line breaks of text, which calendars require as they are (RFC 5545, section 3.1).
    expect(source.replace(/\r\n/g, '')).toContain(Buffer.from(content).toString('base64'));
  });

  it('names its character set', async () => {
    const { source } = await compose({ calendar: { name: 'expected-arrival.ics', content: 'x' } });
    expect(source).toMatch(
      /^Content-Type: text\/calendar; charset=utf-8; *(\r\n )?name=expected-arrival\.ics\r$/m,
    );
  });
});

describe('mail of the site itself', () => {
  const at = { siteUrl: 'https://site.test', from: 'support@carmine.test' };
  const link = { action: 'Track', url: 'https://site.test/tracking', reason: 'You asked for it.' };
  const mail = { to: 'ada@receiver.test', subject: 'On its way', text: 'One\n\nTwo', link };

  it('is marked as automatic and has a new key for each mail', () => {
    const [first, second] = [siteMail(mail, at), siteMail(mail, at)];
    expect(first.isAutomatic).toBe(true);
    expect(first.key).not.toBe(second.key);
  });

  it('passes its headers, its key and its calendar file on', () => {
    const extra = {
      key,
      thread: 'consignment.AB12CD34',
      unsubscribe: 'https://site.test/leave',
      listId: 'notices',
      calendar: { name: 'expected-arrival.ics', content: 'x' },
    };
    expect(siteMail({ ...mail, ...extra }, at)).toMatchObject(extra);
  });

  it('links to the end of such mails in the footer of both parts, escaped', () => {
    const leave = { text: 'Stop these <notices>', url: 'https://site.test/leave?a=1&b="2"' };
    const { html, text } = siteMail({ ...mail, leave }, at);
    expect(html).toContain('href="https://site.test/leave?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('>Stop these &lt;notices&gt;</a>');
    expect(text.split('-- \n')[1]).toContain('\nStop these <notices>: https://site.test/leave?a=1&b="2"\n');
    expect(siteMail(mail, at).html).not.toContain('Stop these');
  });
});
