import { Reply, type Script } from './stubBackend';

export const SIGN_IN = 'POST /auth/v1/token';
export const ROWS = '/rest/v1/consignment';

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

/** A backend with one admin, no consignments and no chats, which accepts that an inquiry is marked as read. */
export const asAdmin = (): Script => ({
  [SIGN_IN]: aSession(),
  'GET /auth/v1/user': aSession().user,
  'POST /rest/v1/rpc/is_admin': true,
  'GET /rest/v1/chat_summary': [],
  'PATCH /rest/v1/contactForm': { id: 1 },
  [`GET ${ROWS}`]: new Reply(200, [], { 'content-range': '*/0' }),
  [`HEAD ${ROWS}`]: new Reply(200, undefined, { 'content-range': '*/0' }),
});
