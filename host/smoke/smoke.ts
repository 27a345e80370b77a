import { randomBytes, randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';

export interface Check {
  what: string;
  isGood: boolean;
  /** The actual response. */
  text: string;
}

const TIMEOUT_MS = 10_000;

const within = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('no answer in ten seconds')), TIMEOUT_MS).unref();
    }),
  ]);

const joining = (
  client: SupabaseClient,
  topic: string,
  isPrivate: boolean,
  onHint?: (payload: unknown) => void,
) =>
  new Promise<string>((resolve) => {
    client
      .channel(topic, { config: { private: isPrivate } })
      .on('broadcast', { event: 'poke' }, ({ payload }) => onHint?.(payload))
      .subscribe((status) => resolve(status));
  });

/**
 * Checks a deployed backend, with nothing but its public key, for what only the deployment can get wrong. It leaves one
 * ended chat with two messages behind.
 */
export const smoke = async (url: string, key: string, show: (check: Check) => void): Promise<Check[]> => {
  const connect = (): SupabaseClient =>
    createClient<never>(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as never },
    });
  const client = connect();
  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: { apikey: key, 'content-type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  const checks: Check[] = [];
  /** `ask` returns what it observed; the check passes if that matches `good`. */
  const check = async (what: string, good: RegExp, ask: () => Promise<string>): Promise<void> => {
    const answerText = await within(ask()).catch((error: Error) => error.message);
    const result = { what, isGood: good.test(answerText), text: answerText.slice(0, 200) };
    checks.push(result);
    show(result);
  };
  const status = async (...args: Parameters<typeof call>) => {
    const answer = await call(...args);
    return `${answer.status} ${answer.text}`;
  };

  const token = randomBytes(32).toString('base64url');
  let topic = '';
  const chat = (name: string, more: object) => call('POST', `/rest/v1/rpc/${name}`, { token, ...more });

  await check('tracking answers a wrong id with an empty list', /^200 \[\]$/, () =>
    status('POST', '/rest/v1/rpc/track_consignment', { tracking_id: 'NOTHING0' }),
  );
  await check('a visitor cannot list consignments', /^40[13] .*42501/, () =>
    status('GET', '/rest/v1/consignment'),
  );
  await check('a visitor cannot list chats', /^40[13] .*42501/, () => status('GET', '/rest/v1/chats'));
  await check('a visitor is no admin', /^40[134]/, () => status('POST', '/rest/v1/rpc/is_admin', {}));
  await check('nobody signs up', /^4\d\d /, () =>
    status('POST', '/auth/v1/signup', { email: `${randomUUID()}@example.com`, password: randomUUID() }),
  );
  await check('nobody signs in without an account', /^4\d\d /, () => status('POST', '/auth/v1/signup', {}));
  await check('a chat begins', /^200 .*"open"/, async () => {
    const { status: code, text } = await chat('chat_start', { cid: randomUUID(), body: 'Smoke test: begin' });
    topic = (JSON.parse(text) as { topic?: string }).topic ?? '';
    return `${code} ${text}`;
  });
  await check('a poke reaches its visitor', /"kind":"item"/, async () => {
    let tell: (payload: unknown) => void = () => undefined;
    const hint = new Promise<unknown>((resolve) => (tell = resolve));
    const joined = await joining(client, topic, true, (payload) => tell(payload));
    if (joined !== 'SUBSCRIBED') return joined;
    await chat('chat_send', { cid: randomUUID(), body: 'Smoke test: hear me' });
    return JSON.stringify(await hint);
  });
  await check('nobody listens to another topic', /CHANNEL_ERROR|TIMED_OUT|CLOSED/, () =>
    joining(connect(), `chat:${'0'.repeat(64)}`, true),
  );
  await check('nobody listens in public', /CHANNEL_ERROR|TIMED_OUT|CLOSED/, () =>
    joining(connect(), topic, false),
  );
  await check('what a client forges reaches nobody', /^silence$/, async () => {
    const other = connect();
    let answer = 'silence';
    if ((await joining(other, topic, true, () => (answer = 'heard'))) !== 'SUBSCRIBED')
      return 'could not listen';
    await client.channel(topic).send({ type: 'broadcast', event: 'poke', payload: { seq: 999_999 } });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return answer;
  });
  await check('mail is refused to strangers', /^(401|403) /, () =>
    status('POST', '/functions/v1/foxEmail', {}),
  );
  await check('the chat ends', /^200 .*"ended"/, async () => {
    const { status: code, text } = await chat('chat_end', {});
    return `${code} ${text}`;
  });
  return checks;
};
