import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { type Answer, type Caller, aContact, everyRole, manyClients } from '../../supabase/tests/support/api';
import { type HostProcess, startHost } from '../testing/hostProcess';

/** More than the database can handle, and as much as fits into a URL. */
const DEEP = 12_000;
const brackets = '['.repeat(DEEP);
const key = '3f0f6c1e-5d0a-4d6c-9b1e-0a2d5c8f7e61';

let host: HostProcess;
let roles: Record<'anon' | 'user' | 'admin', Caller>;
beforeAll(async () => {
  host = await startHost({ env: manyClients });
  roles = await everyRole(host);
});
afterAll(() => host.stop());

describe('JSON that is nested too deeply', () => {
  /** Sends the path as it is: `fetch` would encode brackets and arrows. */
  const ask = async (path: string): Promise<Answer> => {
    const { port } = new URL(host.url);
    const call = request({ port, path, headers: { apikey: host.publishableKey } }).end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, body: await json(response) };
  };

  /** The next request must find the database as it was: a damaged one gets out of sync with its requests. */
  const expectUnharmed = async () => {
    const { status, body } = await roles.anon('POST', '/rest/v1/rpc/track_consignment', {
      body: { tracking_id: 'CARGO001' },
    });
    expect([status, body]).toEqual([200, [expect.objectContaining({ trackingId: 'CARGO001' })]]);
  };

  it.each([
    ['as an argument', `rpc/mail_claim?key=${key}&hash=x&message=${brackets}`],
    ['as an encoded argument', `rpc/mail_claim?key=${key}&hash=x&message=${'%5b'.repeat(5_000)}`],
    ['as an argument of objects', `rpc/mail_claim?key=${key}&hash=x&message=${'{"a":'.repeat(2_500)}`],
    ['as encoded objects', `rpc/mail_claim?key=${key}&hash=x&message=${'%7B%22a%22:'.repeat(1_300)}`],
    [
      'between texts that contain brackets',
      `rpc/mail_claim?key=${key}&hash=x&message=${'["]",'.repeat(3_000)}`,
    ],
    ['in a filter', `consignment?locations=eq.${brackets}`],
    ['in a list of filters', `consignment?and=(locations.cs.${brackets})`],
    ['as a JSON path', `consignment?select=locations${'->0'.repeat(4_800)}`],
    ['as an encoded JSON path', `consignment?order=locations${'-%3E0'.repeat(2_900)}`],
  ])('is refused in an address %s', async (_where, address) => {
    expect(await ask(`/rest/v1/${address}`)).toMatchObject({
      status: 400,
      body: { message: 'The address is not valid.' },
    });
    await expectUnharmed();
  });

  it.each([
    ['application/x-www-form-urlencoded', 'rpc/mail_claim', `key=${key}&hash=x&message=${brackets}`],
    ['application/x-www-form-urlencoded', 'rpc/mail_claim', `key=${key}&message=${'%5B'.repeat(20_000)}`],
    ['text/csv', 'consignment', `locations\n"${'['.repeat(60_000)}"\n`],
    ['Text/CSV; charset=utf-8', 'newsLetter', `country\n"${brackets}"\n`],
    ['text/csv; application/json', 'consignment', `locations\n"${brackets}"\n`],
    ['text/plain', 'rpc/mail_claim', brackets],
    ['application/octet-stream', 'rpc/mail_claim', brackets],
    ['text/xml', 'rpc/mail_claim', brackets],
    ['multipart/form-data; boundary=x', 'rpc/mail_claim', brackets],
  ])('is refused in a body of another type: %s', async (type, path, body) => {
    const answer = await roles.anon('POST', `/rest/v1/${path}`, { body, headers: { 'content-type': type } });
    expect(answer).toMatchObject({ status: 415, body: { code: 'PGRST107' } });
    await expectUnharmed();
  });

  const claim = (message: string): Promise<Answer> =>
    roles.admin('POST', '/rest/v1/rpc/mail_claim', { body: { key, hash: 'x', message } });

  it('is refused in a text that the database parses as JSON', async () => {
    for (const text of ['['.repeat(100_000), '{"a":'.repeat(100_000), `${brackets}${']'.repeat(DEEP)}`]) {
      expect(await claim(text)).toMatchObject({ status: 400, body: { code: '54001' } });
      expect(await claim(`{"a":${text}`)).toMatchObject({ status: 400, body: { code: '54001' } });
      await expectUnharmed();
    }
  });

  it('does not affect text with many brackets', async () => {
    for (const comment of ['[{(", "[[[" {{', '[('.repeat(1_000), '[]{}'.repeat(1_000)]) {
      const body = aContact({ comment });
      const { status } = await roles.anon('POST', '/rest/v1/contactForm', { body });
      expect(status).toBe(201);
    }
  });

  it('does not affect the content types that clients send', async () => {
    const headers = { 'content-type': 'application/json; charset=UTF-8' };
    const track = (more: Record<string, string>) =>
      roles.anon('POST', '/rest/v1/rpc/track_consignment', {
        body: { tracking_id: 'CARGO001' },
        headers: more,
      });
    expect(await track(headers)).toMatchObject({ status: 200 });
    expect(await track({ 'content-type': '' })).toMatchObject({ status: 200 });
    for (const type of ['application/json', 'text/plain']) {
      const call = { headers: { 'content-type': type } };
      expect(await roles.admin('GET', '/rest/v1/consignment?select=id&limit=1', call)).toMatchObject({
        status: 200,
      });
      expect(await roles.admin('DELETE', '/rest/v1/contactForm?id=eq.-1', call)).toMatchObject({
        status: 204,
      });
    }
  });
});

describe('a body for a table or a function', () => {
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, 0]));

  it.each([
    ['a list of rows', '/rest/v1/contactForm', [aContact(), aContact()]],
    ['a list of arguments', '/rest/v1/rpc/track_consignment', ['CARGO001']],
    ['more fields than any row has', '/rest/v1/contactForm', fields(101)],
    ['more fields than a statement may have parameters', '/rest/v1/contactForm', fields(20_000)],
    ['a text', '/rest/v1/contactForm', 'x'],
    ['null', '/rest/v1/contactForm', null],
  ])('is refused with 400 when it is %s', async (_what, path, body) => {
    expect(await roles.admin('POST', path, { body })).toMatchObject({
      status: 400,
      body: { code: 'PGRST102' },
    });
    const track = await roles.anon('POST', '/rest/v1/rpc/track_consignment', {
      body: { tracking_id: 'CARGO001' },
    });
    expect(track).toMatchObject({ status: 200, body: [{ trackingId: 'CARGO001' }] });
  });
});
