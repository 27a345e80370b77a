import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
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
const TABLES = [
  ...['consignment', 'newsLetter', 'contactForm', 'chats', 'chat_message', 'chat_summary', 'mail_log'],
  ...['mail_summary', 'no_such_table', '', 'pg_class', '__proto__'],
  ...['consignment_event', 'consignment_leg', 'eta_revision', 'lane_template', 'place', 'event_code'],
  ...['consignment_template', 'consignment_piece', 'prepared_answer'],
];
const FUNCTIONS = [
  ...['track_consignment', 'chat_start', 'chat_send', 'chat_read', 'chat_seen', 'chat_end', 'chat_typing'],
  ...['chat_context', 'chat_details', 'chat_set_label', 'chat_snooze', 'chat_add_note', 'find_chats'],
  ...['chat_reply', 'chat_mark_read', 'is_admin', 'mail_claim', 'no_such_function'],
  ...['chat_address', 'chat_leave_address', 'chat_agent_address', 'support_status', 'agent_present'],
  ...['office_hours', 'set_office_hours'],
  ...['transit_lanes', 'transit_places', 'find_transit_lanes', 'all_transit_lanes', 'change_transit_lanes'],
  ...['office_hours', 'set_office_hours', 'reply_time', 'set_reply_time'],
  ...['find_person', 'export_person', 'erase_person', 'keeping_terms', 'set_keeping_term', 'count_due'],
  ...['staff_review', 'confirm_staff'],
  ...['report_browser_error', 'health', 'forget_browser_error', 'forget_browser_errors'],
  ...['alerts_by_mail', 'set_alerts_by_mail'],
  ...['track_consignments', 'track_events', 'find_places', 'place_zones', 'order_legs', 'add_lane'],
  ...['add_pieces', 'remove_pieces'],
  ...[
    'request_quote',
    'quote_state',
    'answer_quote_question',
    'answer_offer',
    'quotes',
    'ask_quote',
    'resend_quote_mail',
    'offer_quote',
  ],
  ...['follow_state', 'confirm_follow', 'change_follow', 'stop_follow', 'notice_audience', 'claim_mails'],
  ...['open_share_link', 'make_party_link', 'party_links', 'revoke_party_link', 'share_links'],
  ...['my_sessions', 'end_session', 'account_link', 'look_up_scan', 'record_scan', 'scan_events'],
  'invite_staff',
];
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
  '/',
  '/track',
  '/outbox',
  '/outbox/x',
  '/healthz',
  '/functions/v1/foxEmail',
  '/functions/v1/account',
  '/functions/v1/x',
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
  ...[null, true, 0, -1, 1e308, '', 'CARGO001', '%', '\u0000', '\ud800', '🚢', 'x'.repeat(5000), [], {}],
  ...[[[]], { a: { b: null } }, ['x', 1], '2026-01-01', randomUUID(), '__proto__', "' or 1=1 --"],
];
const FIELDS = [
  ...[
    'tracking_id',
    'token',
    'cid',
    'body',
    'after',
    'upto',
    'email',
    'password',
    'refresh_token',
    'id',
    'chat',
  ],
  ...['request', 'version', 'offer', 'answer', 'details'],
  ...['kind', 'message', 'place', 'page', 'browser', 'error', 'wanted'],
  ...['firstName', 'country', '__proto__', 'constructor', 'key', 'gotrue_meta_security', 'code', 'factorId'],
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

/** What a seed makes, one after the other. */
const makerOf = (seed: number, key: string) => {
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
  const object = () => Object.fromEntries(Array.from({ length: below(5) }, () => [any(FIELDS), any(VALUES)]));
  const body = () => mangle(JSON.stringify(any([object(), [object(), object()], any(VALUES)])));
  const path = (): string => {
    const base = any([
      () => `/rest/v1/${any(TABLES)}`,
      () => `/rest/v1/rpc/${any(FUNCTIONS)}`,
      () => `/auth/v1/${any([...AUTH, ...MORE_AUTH])}`,
      () => any(OTHERS),
    ])();
    const query = Array.from({ length: below(4) }, () => any(QUERIES)).join('&');
    return mangle(query ? `${base}${base.includes('?') ? '&' : '?'}${query}` : base);
  };
  const client = () =>
    `x-forwarded-for: 2001:db8:${below(65536).toString(16)}:${below(65536).toString(16)}::1`;

  const request = (): string => {
    const content = perhaps(0.7) ? Buffer.from(body()).toString('latin1') : '';
    const length = perhaps(0.95) ? content.length : below(9999);
    const lines = [
      `${any(METHODS)} ${path().replaceAll(/[\r\n]/g, '')} HTTP/1.1`,
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
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on('data', (part) => (said = (said + part.toString('latin1')).slice(0, 4_000)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(said));
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
  { url, publishableKey }: Pick<HostProcess, 'url' | 'publishableKey'>,
  count: number,
  seed: number,
): Promise<Fuzzed> => {
  const make = makerOf(seed, publishableKey);
  const port = Number(new URL(url).port);
  const result: Fuzzed = { requests: 0, statuses: {}, failures: [] };
  const work = async () => {
    while (result.requests < count) {
      result.requests += 1;
      const bytes = make();
      const said = await exchange(port, bytes);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0);
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      if (status >= 500)
        result.failures.push(`${bytes.toString('latin1').slice(0, 600)}\n→ ${said.slice(-400)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await sleep(ANSWER_MS); // what is under way may still fail
  return result;
};

/** The lines of a log that a fuzzed host must not write. */
export const complaintsOf = (log: string): string[] =>
  log.split('\n').filter((line) => /^\s+at .+:\d+:\d+|^5\d\d |uncaught|unhandled/i.test(line));
