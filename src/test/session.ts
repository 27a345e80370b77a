import { Reply, type Script } from './stubBackend';

export const SIGN_IN = 'POST /auth/v1/token';
export const ROWS = '/rest/v1/consignment';
/** The list of consignments, and how many there are. */
export const FIND = 'POST /rest/v1/rpc/find_consignments';
export const COUNT = 'POST /rest/v1/rpc/count_consignments';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The response to a correct password. */
export const aSession = () => {
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const claims = { sub: 'admin-id', role: 'authenticated', exp: expires_at };
  return {
    access_token: `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.c2ln`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    refresh_token: 'refresh',
    user: { id: 'admin-id', email: 'admin@carmine.example', role: 'authenticated', user_metadata: {} },
  };
};

/** Nothing of any journey beyond the consignment itself: no entries, legs, changes, words, links or notices. */
export const NO_JOURNEY: Script = {
  'GET /rest/v1/event_code': [],
  'GET /rest/v1/consignment_event': [],
  'GET /rest/v1/consignment_leg': [],
  'GET /rest/v1/consignment_piece': [],
  'GET /rest/v1/eta_revision': [],
  'GET /rest/v1/audit': [],
  'POST /rest/v1/rpc/party_words': null,
  'POST /rest/v1/rpc/share_links': [],
  'POST /rest/v1/rpc/consignment_proofs': [],
  'POST /rest/v1/rpc/consignment_notices': { followers: 0, stopped: [], planned: [], mails: [] },
  'POST /rest/v1/rpc/notice_audience': { parties: [], followers: 0 },
};

/** The list of quotes without any. */
export const NO_QUOTES = { rows: [], counts: { new: 0, asked: 0, quoted: 0, won: 0, lost: 0 }, next: null };

/** A backend with one admin, no consignments and no chats, which accepts that an inquiry is marked as read. */
export const asAdmin = (): Script => ({
  [SIGN_IN]: aSession(),
  'GET /auth/v1/user': aSession().user,
  'POST /rest/v1/rpc/my_role': 'owner',
  'POST /rest/v1/rpc/site_settings': { maskParties: false },
  'POST /rest/v1/rpc/staff_review': { at: null, by: null, isDue: false },
  'POST /rest/v1/rpc/notice_rules': {},
  'POST /rest/v1/rpc/alerts_by_mail': true,
  'POST /rest/v1/rpc/first_steps': { putAway: true, done: {} },
  'POST /rest/v1/rpc/demonstration': null,
  'POST /rest/v1/rpc/agent_present': new Reply(204),
  'POST /rest/v1/rpc/chat_agent_address': null,
  'POST /rest/v1/rpc/office_hours': {
    zone: 'Etc/UTC',
    week: Array.from({ length: 7 }, () => []),
    holidays: [],
  },
  'POST /rest/v1/rpc/all_transit_lanes': [],
  'POST /rest/v1/rpc/unsent_notices': [],
  'POST /rest/v1/rpc/quotes': NO_QUOTES,
  'POST /rest/v1/rpc/newsletters': { unasked: 0, asked: 0, confirmed: 0, sent: [] },
  'GET /rest/v1/chat_summary': [],
  'PATCH /rest/v1/contactForm': { id: 1 },
  ...NO_JOURNEY,
  [`GET ${ROWS}`]: [],
  [FIND]: [],
  [COUNT]: 0,
  'GET /rest/v1/saved_view': [],
  'POST /rest/v1/rpc/list_layout': null,
  'POST /rest/v1/rpc/keep_list_layout': new Reply(204),
  'GET /rest/v1/prepared_answer': [],
  'GET /rest/v1/consignment_summary': [],
  'HEAD /rest/v1/contactForm': new Reply(200, undefined, { 'content-range': '*/0' }),
  'POST /rest/v1/rpc/delivery_figures': { months: [], lanes: [] },
});
