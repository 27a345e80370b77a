import { readFileSync } from 'node:fs';
import { alertMail } from './alertMail.ts';
import { problemWords, sizeText } from './problemWords.ts';
import { siteMail } from './siteMail.ts';

const facts = {
  ...{ mails: 1, since: '2026-11-26T01:02:03.000Z', at: '2026-11-26T01:02:03.000Z', host: 'a', free: 1e6 },
  ...{
    before: 1e9,
    now: 2e9,
    times: 50,
    calls: 20,
    errors: 8,
    runs: 2,
    seen: '2026-11-26T01:02:03.000Z',
    busy: 0.87,
  },
  versions: ['1.0.0', '1.0.1'],
};

const kinds = [
  ...readFileSync('supabase/schemas/health/health.sql', 'utf8').matchAll(
    /select '(\w+)', '(?:alert|advice)'/g,
  ),
].map(([, kind = '']) => kind);

it('there are words for every problem that the database notices, with all of its figures', () => {
  expect(kinds).toHaveLength(17);
  for (const kind of kinds) {
    const { text, todo } = problemWords({ kind, facts });
    expect(text).not.toMatch(/undefined|NaN|unknown|^Something/);
    expect(todo).toMatch(/\.$|”\.$/);
  }
});

it('an alert tells an owner what is wrong, what to do, and where to see more', () => {
  const mail = alertMail(
    { kind: 'alert', problem: 'mail_stuck', facts: { ...facts, mails: 12 } },
    {
      key: '3f0f6c1e-5d0a-4d6c-9b1e-0a2d5c8f7e61',
      email: 'owner@site.test',
      pageUrl: 'https://site.test/auth/app/admin/health',
    },
  );
  const outgoing = siteMail(mail, { siteUrl: 'https://site.test', from: 'site@site.test' });
  expect(outgoing.subject).toBe('Mail is stuck: 12 mails wait since 2026-11-26 01:02 UTC');
  expect(outgoing.text).toContain('Look whether a host with SMTP_URL runs');
  expect(outgoing.text).toContain('https://site.test/auth/app/admin/health');
  expect(outgoing.to).toBe('owner@site.test');
});

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1536, '1.5 kB'],
  [300 * 1024 ** 2, '300 MB'],
  [20 * 1024 ** 3, '20.0 GB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
