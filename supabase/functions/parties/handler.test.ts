import { createParties } from './handler.ts';

const answer = createParties({
  backend: { url: 'http://backend.test', fetch: () => Promise.reject(new Error('No database')) },
  secretKey: 'secret',
  siteUrl: 'https://site.test',
});

it.each([
  ['not JSON', 'code please', 'The request is not JSON.'],
  ['nothing', 'null', 'The request is incomplete.'],
  ['a party that does not exist', '{"trackingId":"CARGO001","party":"owner"}', 'The request is incomplete.'],
  ['no id', '{"party":"sender"}', 'The request is incomplete.'],
  [
    'an id that cannot be stored',
    '{"trackingId":"CARGO\\u0000","party":"sender"}',
    'The request is incomplete.',
  ],
  [
    'an id that is too long',
    JSON.stringify({ trackingId: 'x'.repeat(101), party: 'sender' }),
    'The request is incomplete.',
  ],
])('parties refuses %s in the words of all functions', async (_what, body, message) => {
  const response = await answer(new Request('https://site.test/parties', { method: 'POST', body }));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ status: 'error', data: { message } });
});
