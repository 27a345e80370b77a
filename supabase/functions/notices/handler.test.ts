import { createNotices } from './handler.ts';

const { answer } = createNotices({
  backend: { url: 'http://backend.test', fetch: () => Promise.resolve(Response.json('ada@staff.test')) },
  secretKey: 'secret',
  siteUrl: 'https://site.test',
  functionUrl: 'https://site.test/functions/v1/notices',
});

it.each([
  ['a newsletter', { action: 'testNewsletter', subject: 'A try', paragraphs: [] }],
  ['a notice', { action: 'test', about: 'departed', subject: 'A try', text: 'It has left.' }],
])('notices says of a test of %s that there is no mail server', async (_what, body) => {
  const headers = { authorization: 'Bearer token', apikey: 'key' };
  const request = new Request('https://site.test/notices', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const response = await answer(request);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    status: 'error',
    data: { message: 'This site has no mail server, so the test was not sent.' },
  });
});
