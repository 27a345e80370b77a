import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { INHERITED, type Surface, surfaceOf } from './fuzzSurface';
import type { HostProcess } from './hostProcess';

/** A number in [0, 1) at each call, the same ones for a seed (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed | 0;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'X'];
/** Beside what the host offers. */
const NO_TABLES = ['no_such_table', '', 'pg_class', 'auth.users'];
const NO_FUNCTIONS = ['no_such_function', 'mail_claim', 'pg_sleep'];
const NO_SERVICES = ['x', '', '..', '%E0%A4%A'];
const AUTH = [
  'token',
  'token?grant_type=password',
  'token?grant_type=refresh_token',
  'user',
  'logout',
  'signup',
];
const MORE_AUTH = ['settings', 'health', 'factors', 'factors/x/challenge', 'factors/x/verify', 'admin/users'];
const OTHERS = [
  ...['/', '/track', '/outbox', '/outbox/x', '/healthz', '/quote?service=__proto__', '/tracking?id=%E0%A4%A'],
  ...[
    '/%E0%A4%A',
    '/news/%',
    '/outbox/__proto__',
    '/outbox/%E0%A4%A',
    '/constructor',
    '/%00',
    '/toString/',
    '//x',
  ],
];
const QUERIES = [
  ...[
    'select=*',
    'select=id,chat_message(*)',
    'id=eq.1',
    'id=in.(1,2)',
    'order=id.desc',
    'limit=1',
    'limit=-1',
  ],
  ...[
    'offset=1e9',
    'or=(id.eq.1,id.eq.2)',
    'on_conflict=id',
    'columns=id',
    'select=count()',
    'and=()',
    'a=b',
  ],
];
const TYPES = [
  'application/json',
  'text/csv',
  'text/plain',
  'application/x-www-form-urlencoded',
  '',
  ';',
  '*/*',
];
const VALUES: unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1e308,
    2 ** 53,
    -(2 ** 63),
    0.1,
    '',
    'CARGO001',
    '%',
    '\u0000',
    '\ud800',
    '🚢',
    'x'.repeat(5000),
  ],
  ...[
    [],
    {},
    [[]],
    { a: { b: null } },
    ['x', 1],
    ['__proto__'],
    '2026-01-01',
    randomUUID(),
    "' or 1=1 --",
    '\u202e',
  ],
  ...[
    'a@b.test',
    'x'.repeat(43),
    '0'.repeat(64),
    JSON.parse('{"__proto__": {"x": 1}}') as unknown,
    ...INHERITED,
  ],
];
/** Fields that nothing reads, or that only the sign-in does. */
const FIELDS = [
  'password',
  'refresh_token',
  'gotrue_meta_security',
  'factorId',
  'code',
  'email',
  ...INHERITED,
];
/** As they stand in an address, right or wrong. */
const ENCODED = [
  '',
  '%',
  '%E0%A4%A',
  '%00',
  '%uD800',
  '%F0%9F%9A%A2',
  '%ED%A0%80',
  '1e999',
  '-1',
  '+',
  '%26',
  '#',
  ...INHERITED,
];
const HEADERS = [
  ...[
    'prefer: return=representation',
    'prefer: count=exact',
    'prefer: x',
    'range: 0-9',
    'range: 9-0',
    'accept: x',
  ],
  ...['accept: application/vnd.pgrst.object+json', 'accept-profile: private', 'content-profile: auth'],
  ...[
    'authorization: Bearer x.y.z',
    'authorization: Basic eDp5',
    'authorization:',
    'apikey: x',
    'origin: null',
  ],
  ...[
    'content-encoding: gzip',
    'expect: 100-continue',
    'if-none-match: *',
    'accept-encoding: br;q=0',
    'te: x',
  ],
  ...['x-forwarded-for: ,', 'cookie: a=b', 'range-unit: x', 'upgrade: websocket', 'host: evil.test'],
];
const EVENTS = ['phx_join', 'phx_leave', 'access_token', 'heartbeat', 'broadcast', 'presence', 'x', ''];

/** What a seed makes of a surface, one after the other. */
const makerOf = (seed: number, key: string, { tables, functions, services }: Surface) => {
  const random = randomFrom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const any = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const perhaps = (share: number) => random() < share;

  /** Changes, removes, repeats or inserts some characters. */
  const mangle = (text: string): string => {
    if (!perhaps(0.3)) return text;
    const at = below(text.length + 1);
    const bytes = Array.from({ length: 1 + below(4) }, () => String.fromCharCode(below(256))).join('');
    return (
      text.slice(0, at) +
      any([bytes, '', text.slice(at, at + 9).repeat(3), '%', '"']) +
      text.slice(at + below(3))
    );
  };
  const object = (names: readonly string[] = FIELDS) =>
    Object.fromEntries(
      Array.from({ length: below(7) }, () => [any(perhaps(0.9) ? names : FIELDS), any(VALUES)]),
    );
  const query = (pairs: readonly string[]): string =>
    Array.from({ length: below(4) }, () => any(pairs)).join('&');
  const withQuery = (base: string, pairs: readonly string[]): string => {
    const more = query(pairs);
    return more ? `${base}${base.includes('?') ? '&' : '?'}${more}` : base;
  };

  /** One of those that there are, or that there are not, and the names that it reads. */
  const oneOf = (knownTables: ReadonlyMap<string, readonly string[]>, otherNames: readonly string[]) => {
    const name = perhaps(0.9) ? any([...knownTables.keys()]) : any([...otherNames, ...INHERITED]);
    return { name, names: [...(knownTables.get(name) ?? FIELDS)] };
  };
  /** A call of a table, a function of the database, the sign-in, a function beside it, or a page: its address and its body. */
  const call = (): { address: string; content: unknown } =>
    any([
      () => {
        const { name, names } = oneOf(tables, NO_TABLES);
        return {
          address: withQuery(`/rest/v1/${name}`, QUERIES),
          content: any([object(names), [object(names)]]),
        };
      },
      () => {
        const { name, names } = oneOf(functions, NO_FUNCTIONS);
        const all = Object.fromEntries(names.map((parameter) => [parameter, any(VALUES)]));
        return {
          address: withQuery(`/rest/v1/rpc/${name}`, QUERIES),
          content: any([all, all, object(names)]),
        };
      },
      () => ({ address: withQuery(`/auth/v1/${any([...AUTH, ...MORE_AUTH])}`, QUERIES), content: object() }),
      () => {
        const { name, names } = oneOf(services, NO_SERVICES);
        const pairs = names.map((parameter) => `${parameter}=${any([...ENCODED, ...names])}`);
        const json = object(names);
        const content = perhaps(0.5) ? { ...json, action: any(names) } : json;
        return { address: withQuery(`/functions/v1/${name}`, pairs), content };
      },
      () => ({ address: withQuery(any(OTHERS), QUERIES), content: object() }),
    ])();
  const client = () =>
    `x-forwarded-for: 2001:db8:${below(65536).toString(16)}:${below(65536).toString(16)}::1`;

  const request = (): string => {
    const { address, content: callBody } = call();
    const body = mangle(JSON.stringify(perhaps(0.9) ? callBody : any(VALUES)));
    const content = perhaps(0.7) ? Buffer.from(body).toString('latin1') : '';
    const length = perhaps(0.95) ? content.length : below(9999);
    const lines = [
      `${perhaps(0.5) ? any(['GET', 'POST']) : any(METHODS)} ${mangle(address).replaceAll(/[\r\n]/g, '')} HTTP/1.1`,
      'host: localhost',
      'connection: close',
      perhaps(0.9) ? `apikey: ${key}` : 'x: y',
      client(),
      `content-type: ${any(TYPES)}`,
      perhaps(0.95) ? `content-length: ${length}` : 'transfer-encoding: chunked',
      ...Array.from({ length: below(3) }, () => any(HEADERS)),
    ];
    const text = `${lines.join('\r\n')}\r\n\r\n${content}`;
    return perhaps(0.1) ? mangle(text) : text;
  };

  const text = () => {
    const topic = any([
      'phoenix',
      'realtime:admin:chats',
      `realtime:chat:${'0'.repeat(64)}`,
      'realtime:',
      '',
      'x',
    ]);
    const payload = any<unknown>([
      {},
      object(),
      { config: { private: true } },
      { config: object() },
      null,
      1,
    ]);
    const parts = [any<unknown>(['1', null, 1]), any<unknown>(['2', null, {}]), topic, any(EVENTS), payload];
    return mangle(JSON.stringify(perhaps(0.9) ? parts : parts.slice(below(5))));
  };
  /** One frame of RFC 6455, section 5.2: mostly masked and well-formed. */
  const frame = (): Buffer => {
    const content = perhaps(0.8)
      ? Buffer.from(text())
      : Buffer.from(Array.from({ length: below(60) }, () => below(256)));
    const opcode = perhaps(0.85) ? 0x81 + below(2) : below(256);
    const isLong = content.length > 125;
    const mask = perhaps(0.97) ? 0x80 : 0;
    const size = isLong ? [mask | 126, content.length >> 8, content.length & 255] : [mask | content.length];
    return Buffer.concat([Buffer.from([opcode, ...size]), Buffer.alloc(mask ? 4 : 0), content]);
  };
  const socket = (): Buffer =>
    Buffer.concat([
      Buffer.from(
        `GET /realtime/v1/websocket?apikey=${key}&vsn=2.0.0 HTTP/1.1\r\nhost: localhost\r\n${client()}\r\n` +
          'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n' +
          'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      ),
      ...Array.from({ length: 1 + below(5) }, frame),
    ]);
  return (): Buffer => (perhaps(0.25) ? socket() : Buffer.from(request(), 'latin1'));
};

const ANSWER_MS = 300;
const AT_ONCE = 16;

/** Sends bytes and resolves with the response, or what there is of one once nobody says anything more. */
const exchange = (port: number, bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    let output = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on('data', (part) => (output = (output + part.toString('latin1')).slice(0, 4_000)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(output));
  });

export interface Fuzzed {
  requests: number;
  /** By status; 0 for no answer. */
  statuses: Record<number, number>;
  /** Requests that were answered with an internal error, as they were sent. */
  failures: string[];
}

/** Sends `count` made-up requests and sockets with made-up frames; the same ones for the same seed. */
export const fuzz = async (
  host: Pick<HostProcess, 'url' | 'publishableKey' | 'sql'>,
  count: number,
  seed: number,
): Promise<Fuzzed> => {
  const { url, publishableKey } = host;
  const make = makerOf(seed, publishableKey, await surfaceOf(host));
  const port = Number(new URL(url).port);
  const result: Fuzzed = { requests: 0, statuses: {}, failures: [] };
  const work = async () => {
    while (result.requests < count) {
      result.requests += 1;
      const bytes = make();
      const reply = await exchange(port, bytes);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1] ?? 0);
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      if (status >= 500)
        result.failures.push(`${bytes.toString('latin1').slice(0, 600)}\n→ ${reply.slice(-400)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await sleep(ANSWER_MS); // what is under way may still fail
  return result;
};

/** The lines of a log that a fuzzed host must not write. */
export const complaintsOf = (log: string): string[] =>
  log.split('\n').filter((line) => /^\s+at .+:\d+:\d+|^5\d\d |uncaught|unhandled/i.test(line));
