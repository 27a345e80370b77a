import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { type DnsServer, startDnsServer, type Zone } from '../testing/dnsServer';
import { checkMail, readMailCheck, runMailCheck } from './command';
import { openLookUp } from './lookUp';
import type { Finding } from './records';

const rsaKey = (modulusLength: number): string =>
  generateKeyPairSync('rsa', { modulusLength })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64');
const KEY = rsaKey(2048);

const zone = (changes: Zone = {}): Zone => ({
  'carmine.test': { txt: ['v=spf1 include:provider.test ~all', 'other=1'], mx: [[10, 'mx.carmine.test']] },
  'provider.test': { txt: ['v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 -all'] },
  's1._domainkey.carmine.test': { txt: [`v=DKIM1; k=rsa; p=${KEY}`] },
  '_dmarc.carmine.test': { txt: ['v=DMARC1; p=reject; rua=mailto:dmarc@carmine.test'] },
  ...changes,
});

describe('mail:check', () => {
  let dns: DnsServer;
  beforeAll(async () => {
    dns = await startDnsServer();
  });
  afterAll(() => dns.stop());
  beforeEach(() => {
    dns.zone = zone();
  });

  const check = (
    topic: Finding['topic'],
    changes: Zone = {},
    domain = 'carmine.test',
  ): Promise<Finding[]> => {
    dns.zone = zone(changes);
    const check = { domain, selector: 's1', dns: [], smtpUrl: undefined };
    return checkMail(check, openLookUp([dns.at], 300)).then((findings) =>
      findings.filter((finding) => finding.topic === topic),
    );
  };
  const includes = (text: string): string => expect.stringContaining(text) as string;

  it('finds nothing to do where every record is right', async () => {
    const { text, isGood } = await runMailCheck(['--selector', 's1', '--dns', dns.at], {
      MAIL_FROM: 'support@carmine.test',
    });
    expect(text.split('\n')).toEqual([
      'Mail from carmine.test',
      'SPF   ok       v=spf1 include:provider.test ~all (1 of 10 look-ups)',
      'DKIM  ok       s1._domainkey.carmine.test: RSA, 2048 bits',
      'DMARC ok       _dmarc.carmine.test: v=DMARC1; p=reject; rua=mailto:dmarc@carmine.test',
      'MX    ok       carmine.test receives at mx.carmine.test',
      'Nothing that mailbox providers require is missing.',
    ]);
    expect(isGood).toBe(true);
  });

  it('names every record to add for a domain with none, and fails', async () => {
    dns.zone = { 'empty.test': {} };
    const script = path.resolve('host/commands/mailCheck.ts');
    const { code, stdout } = await new Promise<{ code: unknown; stdout: string }>((resolve) => {
      const env = { PATH: process.env.PATH };
      const args = ['--import', 'tsx', script, 'empty.test', '--selector', 's1', '--dns', dns.at];
      execFile(process.execPath, args, { env }, (error, out) => resolve({ code: error?.code, stdout: out }));
    });
    expect(code).toBe(1);
    for (const record of [
      'Add: empty.test. TXT "v=spf1 mx ~all"',
      'Add: s1._domainkey.empty.test. TXT "v=DKIM1; k=rsa; p=…"',
      'Add: _dmarc.empty.test. TXT "v=DMARC1; p=none; rua=mailto:postmaster@empty.test"',
      'empty.test has no MX record',
      '4 of what mailbox providers require are missing: see docs/mail.md.',
    ])
      expect(stdout).toContain(record);
  });

  it.each<[string, Zone, Partial<Finding>]>([
    [
      'two records',
      { 'carmine.test': { txt: ['v=spf1 mx -all', 'v=spf1 a mx ~all'] } },
      { level: 'missing', text: includes('has 2 SPF records') },
    ],
    [
      'no name',
      { 'carmine.test': undefined as never },
      { level: 'missing', text: includes('has no SPF record') },
    ],
    ['a fault', { 'carmine.test': 'SERVFAIL' }, { level: 'missing', text: includes('SERVFAIL') }],
    ['no answer', { 'carmine.test': 'silent' }, { level: 'missing', text: includes('ETIMEOUT') }],
    [
      'every server allowed',
      { 'carmine.test': { txt: ['v=spf1 mx +all'] } },
      { level: 'missing', text: includes('every server'), todo: includes('"v=spf1 mx ~all"') },
    ],
    [
      'an include that cannot be read',
      { 'provider.test': 'SERVFAIL' },
      { level: 'missing', text: includes('provider.test could not be read (ESERVFAIL)') },
    ],
    [
      'an include of itself',
      { 'provider.test': { txt: ['v=spf1 include:provider.test -all'] } },
      { level: 'missing', text: includes('more than 10 look-ups') },
    ],
    [
      'eleven look-ups',
      { 'provider.test': { txt: [`v=spf1 ${'mx '.repeat(10)}-all`] } },
      { level: 'missing', text: includes('more than 10 look-ups') },
    ],
    [
      'ten look-ups, and terms that need none',
      {
        'provider.test': {
          txt: [`v=spf1 ${'mx '.repeat(9)}ip4:192.0.2.1 x-note=1 -all`],
        },
      },
      { level: 'ok', text: includes('(10 of 10 look-ups)') },
    ],
    [
      'a redirect that says what others may not',
      { 'carmine.test': { txt: ['v=spf1 redirect=provider.test'] } },
      { level: 'ok', text: includes('(1 of 10 look-ups)') },
    ],
    [
      'a long record in pieces, one of which breaks a word',
      {
        'carmine.test': {
          txt: [['v=spf1 inclu', 'de:provider.test ', `${'ip4:192.0.2.1 '.repeat(17)}`, '~all']],
        },
      },
      { level: 'ok', text: includes('include:provider.test') },
    ],
  ])('judges SPF with %s', async (_case, changes, expected) => {
    expect(await check('SPF', changes)).toEqual([expect.objectContaining(expected)]);
  });

  it.each([
    ['v=spf1 mx ?all', 'v=spf1 mx ~all'],
    ['v=spf1 mx', 'v=spf1 mx ~all'],
  ])('advises to end the SPF record %s', async (text, better) => {
    const [advice] = await check('SPF', { 'carmine.test': { txt: [text] } });
    expect(advice).toMatchObject({ level: 'advice', todo: includes(better) });
  });

  const keyed = (text: string): Zone => ({ 's1._domainkey.carmine.test': { txt: [text] } });
  it.each<[string, Zone, string]>([
    ['no record', { 's1._domainkey.carmine.test': {} }, 'has no DKIM key'],
    ['no name', { 's1._domainkey.carmine.test': undefined as never }, 'has no DKIM key'],
    ['a fault', { 's1._domainkey.carmine.test': 'SERVFAIL' }, 'SERVFAIL'],
    ['a revoked key', keyed('v=DKIM1; p='), 'is revoked'],
    ['a short key', keyed(`v=DKIM1; p=${rsaKey(512)}`), 'has 512 bits'],
    ['half a key', keyed(`v=DKIM1; p=${KEY.slice(0, 200)}`), 'no key that can be read'],
    ['two keys', { 's1._domainkey.carmine.test': { txt: [`p=${KEY}`, `p=${KEY}`] } }, 'more than one key'],
  ])('refuses DKIM with %s', async (_case, changes, text) => {
    expect(await check('DKIM', changes)).toMatchObject([{ level: 'missing', text: includes(text) }]);
  });

  it.each<[string, string, Partial<Finding>]>([
    ['a key without a version', `p=${KEY}`, { level: 'ok' }],
    [
      '1024 bits',
      `v=DKIM1; p=${rsaKey(1024)}`,
      { level: 'advice', text: includes('1024 bits are the least') },
    ],
    ['Ed25519', 'v=DKIM1; k=ed25519; p=AAAA', { level: 'advice', text: includes('Not all receivers') }],
  ])('accepts DKIM with %s', async (_case, text, expected) => {
    expect(await check('DKIM', keyed(text))).toMatchObject([expected]);
  });

  it('says that DKIM cannot be checked without the name of the key', async () => {
    const findings = await checkMail({ domain: 'carmine.test', dns: [] }, openLookUp([dns.at], 300));
    expect(findings).toContainEqual(
      expect.objectContaining({
        topic: 'DKIM',
        level: 'missing',
        text: includes('without the name of the key'),
      }),
    );
  });

  const policy = (text: string): Zone => ({ '_dmarc.carmine.test': { txt: [text] } });
  it.each<[string, Zone, string]>([
    ['no record', { '_dmarc.carmine.test': {} }, 'has no DMARC record'],
    ['a fault', { '_dmarc.carmine.test': 'SERVFAIL' }, 'SERVFAIL'],
    ['an unknown policy', policy('v=DMARC1; p=block'), 'must be none, quarantine or reject'],
    ['no policy', policy('v=DMARC1; rua=mailto:a@carmine.test'), 'must be none, quarantine or reject'],
    [
      'two records',
      { '_dmarc.carmine.test': { txt: ['v=DMARC1; p=none', 'v=DMARC1; p=none'] } },
      'more than one DMARC',
    ],
  ])('refuses DMARC with %s', async (_case, changes, text) => {
    expect(await check('DMARC', changes)).toMatchObject([{ level: 'missing', text: includes(text) }]);
  });

  it('advises on a DMARC record that only watches', async () => {
    expect(await check('DMARC', policy('v=DMARC1;p=none'))).toMatchObject([
      { level: 'advice', text: includes('only watches') },
    ]);
  });

  it('takes the DMARC record of the domain above, with its policy for those below', async () => {
    const above = (text: string): Zone => ({
      'mail.carmine.test': {},
      '_dmarc.carmine.test': { txt: [text] },
    });
    const report = 'rua=mailto:a@carmine.test';
    const findings = await check('DMARC', above(`v=DMARC1; p=reject; ${report}`), 'mail.carmine.test');
    expect(findings).toMatchObject([{ level: 'ok', text: includes('_dmarc.carmine.test') }]);
    const weak = await check('DMARC', above(`v=DMARC1; p=reject; sp=none; ${report}`), 'mail.carmine.test');
    expect(weak).toMatchObject([{ level: 'advice', text: includes('only watches') }]);
  });

  it.each<[string, Zone, Partial<Finding>]>([
    ['nothing', { 'carmine.test': {} }, { level: 'missing', text: includes('has no MX') }],
    ['a null MX', { 'carmine.test': { mx: [[0, '']] } }, { level: 'missing', text: includes('RFC 7505') }],
    ['a fault', { 'carmine.test': 'SERVFAIL' }, { level: 'missing', text: includes('SERVFAIL') }],
    [
      'several',
      {
        'carmine.test': {
          mx: [
            [20, 'b.test'],
            [5, 'a.test'],
          ],
        },
      },
      { text: includes('at a.test') },
    ],
  ])('judges where answers arrive: %s', async (_case, changes, expected) => {
    expect(await check('MX', changes)).toMatchObject([expected]);
  });
});

describe('what mail:check is asked', () => {
  it('is the domain of MAIL_FROM unless another is named, in ASCII', () => {
    const env = { MAIL_FROM: 'support@carmine.test' };
    expect(readMailCheck([], env)).toMatchObject({ domain: 'carmine.test', dns: [] });
    expect(readMailCheck(['käse.test.', '--selector', 's2', '--dns', '9.9.9.9'], env)).toMatchObject({
      domain: 'xn--kse-qla.test',
      selector: 's2',
      dns: ['9.9.9.9'],
    });
  });

  it.each([
    [[], 'Name the domain'],
    [['localhost'], 'is no domain'],
    [['a b.test'], 'is no domain'],
    [['carmine.test', '--selector'], 'npm run host -- mail:check'],
    [['carmine.test', '--what', 'x'], 'npm run host -- mail:check'],
    [['carmine.test', '--selector', 'a"b'], 'is no selector'],
  ])('is refused for %j', (args, why) => {
    expect(() => readMailCheck(args, {})).toThrow(why);
  });
});
