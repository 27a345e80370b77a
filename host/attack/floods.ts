import { randomBytes } from 'node:crypto';
import { quantile } from '../../bench/quantile';
import { type Answer, ask, askWith, type Attempt, isDone, note, type Target } from './target';

const median = (values: number[]) => quantile(values, 0.5);
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomId = () => Array.from(randomBytes(8), (byte) => ALPHABET[byte & 31]).join('');

const hasRows = ({ json }: Pick<Answer, 'json'>) => Array.isArray(json) && json.length > 0;

const track = (target: Target, id: string, headers?: Record<string, string>) =>
  ask(target, 'POST', '/rest/v1/rpc/track_consignment', { body: { tracking_id: id }, headers });

/** Alternates hits and misses; a difference counts only if it is larger than the spread of the misses. */
const compareTimes = async (target: Target, knownId: string): Promise<Attempt> => {
  const [hits, misses]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < 10; pair++) {
    misses.push((await track(target, randomId())).milliseconds);
    hits.push((await track(target, knownId)).milliseconds);
  }
  const difference = Math.abs(median(hits) - median(misses));
  const spread = Math.max(...misses) - Math.min(...misses);
  const answer = `median ${median(hits).toFixed(1)} ms for a hit, ${median(misses).toFixed(1)} ms for a miss`;
  return { name: 'tell an id that exists by the time', answer, isHole: difference > Math.max(5, spread) };
};

const guess = async (target: Target): Promise<Attempt[]> => {
  let [foundCount, openedCount] = [0, 0];
  for (let tries = 0; tries < 15; tries++) {
    const { json } = await track(target, randomId());
    if (hasRows({ json })) foundCount++;
    const token = randomBytes(32).toString('base64url');
    const chat = await ask(target, 'POST', '/rest/v1/rpc/chat_read', { body: { token } });
    if (isDone(chat) && (chat.json as { status?: string }).status !== 'gone') openedCount++;
  }
  return [
    { name: 'guess 15 tracking ids', answer: `${foundCount} found`, isHole: foundCount > 0 },
    { name: 'guess 15 chat secrets', answer: `${openedCount} opened`, isHole: openedCount > 0 },
  ];
};

/** What claims another client each time: another address, or another port of one, which some proxies write behind it. */
const disguises: [name: string, addressOf: (turn: number) => string][] = [
  ['under other addresses', (turn) => `198.51.100.${turn}`],
  ['from other ports of one address', (turn) => `203.0.113.1:${1024 + turn}`],
];

const floodWithForgedHeaders = async (
  target: Target,
  disguise: string,
  addressOf: (turn: number) => string,
): Promise<Attempt> => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 65; tries++) {
    const address = addressOf(tries);
    const headers = {
      'x-forwarded-for': address,
      'x-real-ip': address,
      'cf-connecting-ip': address,
      forwarded: `for="${address}"`,
    };
    statuses.push((await track(target, randomId(), headers)).status);
    if (statuses.at(-1) === 429) break;
  }
  const answer = `${statuses.filter((status) => status === 200).length} answered, then ${statuses.at(-1)}`;
  return { name: `track without end, ${disguise}`, answer, isHole: statuses.at(-1) !== 429 };
};

type Call = [name: string, method: string, path: string, body?: string, headers?: Record<string, string>];

/** A host may parse these and find nothing: PostgREST has no limit of its own. */
const oversized: Call[] = [
  [
    'a body of 2 MB',
    'POST',
    '/rest/v1/rpc/track_consignment',
    JSON.stringify({ tracking_id: 'A'.repeat(2_000_000) }),
  ],
  [
    'a body nested 10,000 deep',
    'POST',
    '/rest/v1/rpc/track_consignment',
    `{"tracking_id":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
  ],
];

const strange: Call[] = [
  ['half a JSON', 'POST', '/rest/v1/rpc/track_consignment', '{"tracking_id":'],
  ['half a character', 'POST', '/rest/v1/rpc/track_consignment', '{"tracking_id":"\\ud800"}'],
  ['NUL', 'POST', '/rest/v1/rpc/chat_read', '{"token":"a\\u0000b"}'],
  ['a filter with SQL', 'GET', `/rest/v1/consignment?id=eq.1;drop table chats`],
  ['an order with SQL', 'GET', '/rest/v1/consignment?order=(select 1)'],
  ['a function with SQL', 'POST', `/rest/v1/rpc/track_consignment';select 1--`, '{}'],
  [
    '1,000 subscriptions at once',
    'POST',
    '/rest/v1/newsLetter',
    JSON.stringify(
      Array.from({ length: 1000 }, (_, index) => ({ email: `attack-${index}@example.test`, country: 'x' })),
    ),
  ],
  [
    'a letter with a second header',
    'POST',
    '/rest/v1/newsLetter',
    '{"email":"a@b.test\\r\\nBcc: c@d.test","country":"x"}',
  ],
  ['another method in a header', 'GET', '/rest/v1/chats', undefined, { 'x-http-method-override': 'DELETE' }],
];

const files = [
  '/.env',
  '/.git/config',
  '/.data/secrets.json',
  '/secrets.json',
  '/..%2f.data%2fsecrets.json',
  '/%2e%2e/.data/secrets.json',
  '/package.json',
  '/supabase/config.toml',
];
const isSecret = (text: string) => /jwtSecret|secretKey|\[core\]|"dependencies"|project_id/.test(text);

/** Names that other sites resolve to this machine, and what a proxy passes on, which may have replaced the name. */
const outboxVisits: [string, Record<string, string>][] = [
  ['the outbox under another name', { host: 'evil.test' }],
  ['the outbox under the name of this machine', { host: 'localhost.evil.test' }],
  ['the outbox through a proxy', { host: 'localhost', 'x-forwarded-for': '192.0.2.1' }],
  ['the outbox through a proxy that names itself only', { host: 'localhost', via: '1.1 proxy' }],
];

/** Requests that are too large, too deep or too frequent, and files that must not be served. */
export const attackWithFloods = async (target: Target): Promise<Attempt[]> => {
  const attempts: Attempt[] = [];
  for (const [name, method, path, body, headers] of strange) {
    const answer = await ask(target, method, path, { body, headers });
    attempts.push(note(name, answer, isDone(answer)));
  }
  for (const [name, method, path, body] of oversized) {
    const answer = await ask(target, method, path, { body });
    attempts.push(note(name, answer, hasRows(answer)));
  }
  for (const path of files) {
    const answer = await ask(target, 'GET', path);
    attempts.push({
      ...note(`the file ${path}`, answer, isSecret(answer.text)),
      answer: String(answer.status),
    });
  }
  for (const [name, headers] of outboxVisits) {
    const answer = await askWith(target, '/outbox', headers).catch(() => ({ status: 0, text: '' }));
    attempts.push({
      name,
      answer: String(answer.status),
      isHole: answer.text.includes('<h1>Outbox</h1>'), // any other page may be the site's own
    });
  }
  if (target.knownId) attempts.push(await compareTimes(target, target.knownId));
  attempts.push(...(await guess(target)));
  for (const [disguise, addressOf] of disguises)
    attempts.push(await floodWithForgedHeaders(target, disguise, addressOf));
  return attempts;
};
