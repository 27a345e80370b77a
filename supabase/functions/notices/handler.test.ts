import type { Transport } from '../_shared/transport.ts';
import { createNotices } from './handler.ts';

/** What an admin is told of a test, where mail goes that way. */
const send = async (body: object, transport?: Transport) => {
  const { answer } = createNotices({
    backend: { url: 'http://backend.test', fetch: () => Promise.resolve(Response.json('ada@staff.test')) },
    secretKey: 'secret',
    siteUrl: 'https://site.test',
    functionUrl: 'https://site.test/functions/v1/notices',
    mail: transport && { from: 'support@carmine.test', transport },
  });
  const headers = { authorization: 'Bearer token', apikey: 'key' };
  const response = await answer(
    new Request('https://site.test/notices', { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  const { data } = (await response.json()) as { data: { message: string } };
  return [response.status, data.message];
};

describe.each([
  ['a newsletter', { action: 'testNewsletter', subject: 'A try', paragraphs: [] }],
  ['a notice', { action: 'test', about: 'departed', subject: 'A try', text: 'It has left.' }],
])('notices says of a test of %s', (_what, body) => {
  it('that there is no mail server', async () => {
    expect(await send(body)).toEqual([503, 'This site has no mail server, so the test was not sent.']);
  });

  it('that the mail server did not accept it', async () => {
    const transport: Transport = () => Promise.resolve({ outcome: 'refused', reason: '550 No such user' });
    expect(await send(body, transport)).toEqual([
      502,
      'The mail server did not accept this message: 550 No such user',
    ]);
  });

  it('that it may have been sent', async () => {
    const transport: Transport = () => Promise.resolve({ outcome: 'unclear', reason: 'Connection closed' });
    expect(await send(body, transport)).toEqual([
      502,
      'The mail server did not confirm this message. It may have been sent.',
    ]);
  });
});
