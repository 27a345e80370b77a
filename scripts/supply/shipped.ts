import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FORBIDDEN: [what: string, pattern: RegExp][] = [
  ['a source map', /[#@] ?sourceMappingURL=/],
  ['the word service_role', /service_role/],
  ['a secret key', /sb_secret_\w/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a database address with a password', /postgres(ql)?:\/\/[^\s:/'"]+:[^\s@'"]+@/],
  ['a mail server with a password', /smtps?:\/\/[^\s:/'"]+:[^\s@'"]+@/],
];

const TOKEN = /eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]*/g;

/** A legacy key is a token that names its role: only the anonymous one is public. */
const foreignToken = (text: string): boolean =>
  [...text.matchAll(TOKEN)].some(([, payload = '']) => {
    try {
      return (
        (JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { role?: string }).role !== 'anon'
      );
    } catch {
      return true;
    }
  });

const isText = (name: string): boolean =>
  /\.(html|js|css|json|txt|xml|svg|webmanifest)$|_(headers|redirects)$/.test(name);

/** What must not be published with the built site, as `file: what`. */
export const secretsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    if (name.endsWith('.map')) return [`${name}: a source map`];
    if (!isText(name)) return [];
    const text = readFileSync(path.join(folder, name), 'utf8');
    const findings = FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(
      ([title]) => `${name}: ${title}`,
    );
    return foreignToken(text) ? [...findings, `${name}: a token of another role than anon`] : findings;
  });
