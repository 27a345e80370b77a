import { enteredMails } from './support/mailAddresses';
import { aContact, aSubscription, type Caller, everyRole, manyClients } from './support/api';
import { type HostProcess, startHost } from './support/host';

interface Judged {
  cleaned: string;
  is_address: boolean;
  is_broken: boolean;
}

const right = enteredMails.filter(({ address }) => address !== undefined);
const wrong = enteredMails.filter(({ address }) => address === undefined);
/** The wire of a request takes no line break at the end of a text that a browser would send. */
const asTyped = (text: string) => text.replace(/^[\s\u0085\u2800]+|[\s\u0085\u2800]+$/g, '');

describe('an address of mail in the database', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    roles = await everyRole(host);
  });
  afterAll(() => host.stop());

  const judge = async (text: string) => {
    const [judged] = await host.sql<Judged>(
      `select private.cleaned_mail($1) as cleaned, private.is_mail_address($1) as is_address, private.is_broken_mail($1) as is_broken`,
      [text],
    );
    return judged;
  };

  it.each(right)('is read out of a text: $name', async ({ text, address = '' }) => {
    expect(await judge(text)).toEqual({
      cleaned: address,
      is_address: text === address,
      is_broken: false,
    });
    expect(await judge(address)).toEqual({ cleaned: address, is_address: true, is_broken: false });
  });

  it.each(wrong)('is not made of what is none: $name', async ({ text, isMeant = false }) => {
    expect(await judge(text)).toEqual({
      cleaned: asTyped(text),
      is_address: false,
      is_broken: isMeant,
    });
  });

  it.each(['newsLetter', 'contactForm'])('is stored clean in %s, or refused', async (table) => {
    const write = (email: string) =>
      roles.anon('POST', `/rest/v1/${table}`, {
        body: table === 'newsLetter' ? aSubscription({ email }) : aContact({ email }),
        headers: { prefer: 'return=minimal' },
      });
    const newest = async () =>
      (await host.sql(`select email from public."${table}" order by id desc limit 1`))[0]?.email;
    for (const { text, address } of right) {
      await host.sql(`delete from public."${table}"`);
      expect([text, await write(text)]).toEqual([text, { status: 201, body: undefined }]);
      expect(await newest()).toBe(address);
    }
    for (const { text, isMeant } of wrong) {
      if (asTyped(text) === '' || text === '\u200b') continue;
      expect([text, (await write(text)).status]).toEqual([text, isMeant ? 400 : 201]);
      if (!isMeant) expect(await newest()).toBe(text);
    }
  });
});
