import { installFakeDevTools } from '@/test/fakeDevTools';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { api } from '@/api/api';
import { newSecret } from '@/api/newSecret';
import { openStore } from '@/test/openStore';
import { sanitizeAction, sanitizeState } from './sanitizers';
import { PLAIN_ARGUMENTS, PLAIN_CODES, SECRET_ANSWERS } from './secrets';

const SOURCES = path.join(__dirname, '../..');

const modules = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => path.join(SOURCES, file))
  .filter((file) => readFileSync(file, 'utf8').includes('injectEndpoints('));

interface Endpoint {
  initiate: (argument: unknown) => (...store: unknown[]) => unknown;
}

const endpoints = () => Object.entries(api.endpoints) as unknown as [name: string, Endpoint][];

const PLANTED = 'planted in this argument';
const FIELDS = 'password token secret current passphrase accessToken recoveryCode word otp pin'.split(' ');
const CODES = ['code', 'codes', 'next'];

const withFields = (names: readonly string[], value: string) => [
  Object.fromEntries(names.map((name) => [name, value])),
  { line: { side: 'visitor' }, details: Object.fromEntries(names.map((name) => [name, [value]])) },
];

/** Starts a call of each endpoint with each argument; returns all that DevTools show of it. */
const shownOf = async (argumentsOf: (endpoint: string) => unknown[]) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // arguments that no endpoint expects
  const tools = installFakeDevTools();
  const store = openStore({ loadDb: () => new Promise(() => undefined) });
  const recordedActions = [];
  for (const [name, { initiate }] of endpoints()) {
    for (const argument of argumentsOf(name)) store.dispatch(initiate(argument) as never);
    await new Promise((resolve) => setTimeout(resolve));
    const actions = tools.recorded.splice(0).map((record) => record.shownAction);
    expect(actions.map(({ type }) => type)).toContain(`${name}/pending`);
    recordedActions.push({ name, text: JSON.stringify(actions) });
  }
  recordedActions.push({ name: 'state', text: JSON.stringify(tools.shownState()) });
  return recordedActions;
};

const leaks = (texts: { name: string; text: string }[], secret: string) =>
  texts.filter(({ text }) => text.includes(secret)).map(({ name }) => name);

const answered = (endpointName: string, payload: unknown) => ({
  type: 'api/executeMutation/fulfilled',
  payload,
  meta: { arg: { type: 'mutation', endpointName, originalArgs: undefined } },
});

beforeAll(async () => {
  for (const file of modules) await import(file);
}, 120_000);

describe('a log of Redux DevTools', () => {
  it('knows every endpoint', () => {
    const names = endpoints().map(([name]) => name);
    expect(names.length).toBeGreaterThan(120);
    expect(
      [...PLAIN_ARGUMENTS, ...PLAIN_CODES, ...SECRET_ANSWERS].filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  it('shows no secret of 256 bits in the argument of any endpoint', async () => {
    const secret = newSecret();
    const texts = await shownOf(() => [
      secret,
      [secret],
      { anything: secret },
      { [secret]: { deep: `see ${secret}` } },
    ]);
    expect(leaks(texts, secret)).toEqual([]);
  });

  it('shows no password, token, word or code in the argument of any endpoint', async () => {
    const texts = await shownOf((name) => [
      ...withFields(FIELDS, PLANTED),
      ...(PLAIN_CODES.includes(name) ? [] : withFields(CODES, PLANTED)),
    ]);
    expect(leaks(texts, PLANTED)).toEqual([]);
  });

  it('shows no argument that is only a text unless it is known to be no secret', async () => {
    const texts = await shownOf((name) =>
      PLAIN_ARGUMENTS.includes(name) ? [undefined] : [PLANTED, [PLANTED]],
    );
    expect(leaks(texts, PLANTED)).toEqual([]);
  });

  it('shows what is no secret: the id that was tracked, what was changed, and the code of an event', async () => {
    const texts = Object.fromEntries(
      (await shownOf(() => ['CARGO001', { consignment: 7, code: 'DEP', place: 'Tema' }])).map(
        ({ name, text }) => [name, text],
      ),
    );
    expect(texts.trackConsignment).toContain('CARGO001');
    expect(texts.addEvent).toContain('DEP');
    expect(texts.updateConsignment).toContain('Tema');
  });

  it.each([...SECRET_ANSWERS])('shows nothing of the answer of %s', (endpoint) => {
    const answer = { key: PLANTED, uri: `otpauth://totp/x?secret=${PLANTED}`, list: [PLANTED] };
    const entry = { endpointName: endpoint, status: 'fulfilled', data: answer };
    const texts = [
      sanitizeAction(answered(endpoint, answer)),
      sanitizeAction(answered(endpoint, [PLANTED])),
      sanitizeState({ api: { mutations: { r: entry }, queries: { [`${endpoint}(7)`]: entry } } }),
    ];
    expect(JSON.stringify(texts)).not.toContain(PLANTED);
  });

  it('shows no token of a chat and no topic in the state, and changes nothing in it', () => {
    const [token, hex] = [newSecret(), '0123456789abcdef'.repeat(4)];
    const line = { side: 'visitor', key: token };
    const key = `readChat(${JSON.stringify({ key: token, side: 'visitor' })})`;
    const state = {
      chat: { ownChat: { token }, shownSeqs: { [token]: 1 }, failures: { [`send ${token}`]: 2 } },
      chatOutbox: [{ line, body: 'Hello' }],
      api: {
        queries: { [key]: { endpointName: 'readChat', originalArgs: line, data: { topic: `chat:${hex}` } } },
        provided: { tags: { Chat: { [token]: [key] } } },
      },
    };
    const before = JSON.stringify(state);
    const stateText = JSON.stringify(sanitizeState(state));
    expect(stateText).not.toContain(token);
    expect(stateText).not.toContain(hex);
    expect(stateText).toContain('Hello');
    expect(JSON.stringify(state)).toBe(before);
  });

  it('shows the topics of the staff, and of no other channel', () => {
    const shownTopic = (topic: string) =>
      sanitizeAction({ type: 'realtime/channelJoined', payload: { topic } }).payload.topic;
    expect(shownTopic('admin:chats')).toBe('admin:chats');
    expect(shownTopic('consignment:abc')).toBe('consignment:‹secret›');
  });
});
