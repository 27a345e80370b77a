import { installFakeDevTools } from '@/test/fakeDevTools';
import { act, screen } from '@testing-library/react';
import { health } from '@/test/health';
import { openSignedIn } from '@/test/signedIn';
import { Reply } from '@/test/stubBackend';
import { openChat, pass as passBare, stopTime } from '@/test/chatPage';

const MINUTE = 60_000;
const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const noRows = new Reply(200, [], { 'content-range': '*/0' });

const pages = ['dashboard', 'track', 'send_messages', 'all_messages', 'inquiries', 'subscribers', 'health'];

describe('a page at rest', () => {
  stopTime();

  it.each(pages)('of the admin area tells Redux DevTools nothing: %s', async (page) => {
    const tools = installFakeDevTools();
    let askCount = 0;
    const app = openSignedIn(`/auth/app/admin/${page}`, {
      'GET /rest/v1/mail_summary': noRows,
      'GET /rest/v1/contactForm': noRows,
      'GET /rest/v1/newsLetter': noRows,
      [rpc('health')]: () => ({
        ...health,
        at: new Date(Date.now()).toISOString(),
        calls: { ...health.calls, calls: (askCount += 1) },
      }),
    });
    await pass(10_000);
    await screen.findAllByText('Logout');
    await pass(10_000);
    const before = app.countOf(rpc('my_role'));
    tools.takeNames();
    await pass(2 * MINUTE);
    expect(tools.takeNames()).toEqual([]);
    expect(app.countOf(rpc('my_role'))).toBeGreaterThanOrEqual(before + 20);
  });

  it('with an open chat whose channel is proven tells Redux DevTools nothing, and still looks', async () => {
    const tools = installFakeDevTools();
    const page = await openChat();
    await passBare(MINUTE);
    const before = page.countOf('chat_read');
    tools.takeNames();
    await passBare(3 * MINUTE);
    expect(tools.takeNames()).toEqual([]);
    expect(page.countOf('chat_read')).toBeGreaterThan(before + 1);
  });
});
