import { fireEvent, screen } from '@testing-library/react';
import { aTrackedConsignment } from '@/test/builders';
import { aQuoted } from '@/test/quoted';
import { renderApp } from '@/test/renderApp';
import type { Script } from '@/test/stubBackend';

const HEX = 'f00d'.repeat(16);
const BASE = 'secret'.padEnd(43, '0');
const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;

interface LinkPage {
  path: string;
  token: string;
  /** The call that looks the token up, and its answer for this token. */
  call: string;
  found: unknown;
  gone: unknown;
  /** What is shown of it. */
  shownText: RegExp;
  /** What is said of a token that opens nothing. */
  over: RegExp;
}

const gone = { status: 'gone' };
const pages: LinkPage[] = [
  {
    ...{ path: '/following', token: HEX, call: rpc('follow_state'), gone: null },
    found: { trackingId: 'AG123XYZ', email: 'r***@mail.test', party: 'receiver' },
    ...{ shownText: /^r\*\*\*@mail\.test is told/, over: /the messages were stopped/ },
  },
  {
    ...{ path: '/newsletter', token: HEX, call: rpc('newsletter_state'), gone: null },
    found: { email: 'r***@mail.test', confirmed: true },
    ...{ shownText: /^r\*\*\*@mail\.test gets our newsletter/, over: /does not get our newsletter/ },
  },
  {
    ...{ path: '/shared', token: HEX, call: rpc('open_share_link'), gone: null },
    found: { scope: 'journey', expiresAt: '2030-01-01T00:00:00Z', consignment: aTrackedConsignment() },
    ...{ shownText: /^This link works until/, over: /^This link shows nothing/ },
  },
  {
    ...{ path: '/quoted', token: BASE, call: rpc('quote_state'), gone: null },
    found: aQuoted(),
    ...{ shownText: /^Quote Q1234567$/, over: /^This link shows nothing/ },
  },
  {
    ...{ path: '/chat', token: `stop.${BASE}`, call: rpc('chat_address'), gone },
    found: { status: 'ok', email: 'r***@mail.test' },
    ...{ shownText: /go to r\*\*\*@mail\.test\.$/, over: /^This link leads nowhere any more/ },
  },
];

const CHANGED = /^This link was changed on its way/;

describe.each(pages)('a link to $path', ({ path, token, call, found, gone: nothing, shownText, over }) => {
  const bare = token.replace('stop.', '');
  const script: Script = {
    [call]: ({ token: askedToken }: { token: string }) => (askedToken === bare ? found : nothing),
  };
  const openLink = (link: string) => renderApp(link, script);
  const broken = token.replace(/.{20}$/, (end) => `=\n${end}`);

  it.each([
    ['whose # was encoded', `${path}%23${token}`],
    ['whose # was encoded twice', `${path}%2523${token}`],
    ['with a slash before its #', `${path}/#${token}`],
    ['with a full stop behind it', `${path}#${token}.`],
    ['with an encoded angle bracket behind it', `${path}%23${token}%3E`],
    ['with a bracket and a comma behind it', `${path}#${token}),`],
    ['with a parameter behind it', `${path}#${token}?utm_source=mail&utm_campaign=x`],
    ['with an escaped parameter behind it', `${path}#${token}&amp;fbclid=IwAR0`],
    ['with a parameter before it', `${path}?utm_source=mail#${token}`],
    ['in capitals', `${path.toUpperCase()}#${token}`],
    ['with a soft line break in it', `${path}#${broken}`],
  ])('opens: %s', async (_how, link) => {
    const { calls } = openLink(link);
    expect(await screen.findByText(shownText)).toBeVisible();
    expect(calls).toContainEqual([call, { token: bare }]);
    expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
    expect(document.title).not.toContain(bare);
  });

  it('that was cut says that it was changed on its way, and opens the whole one that is pasted', async () => {
    const { user } = openLink(`${path}#${token.slice(0, -7)}`);
    expect(await screen.findByText(CHANGED)).toBeVisible();
    expect(screen.queryByText(over)).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('The whole link'));
    await user.paste('https://carmine.example');
    await user.click(screen.getByRole('button', { name: 'Open the link' }));
    expect(await screen.findByText(/^No whole link is in this text/)).toBeVisible();
    expect(screen.getByLabelText('The whole link')).toHaveValue('https://carmine.example');
    fireEvent.change(screen.getByLabelText('The whole link'), {
      target: { value: `<https://carmine.example${path}#${broken}>` },
    });
    await user.click(screen.getByRole('button', { name: 'Open the link' }));
    expect(await screen.findByText(shownText)).toBeVisible();
  });

  it('that has ended says so, and nothing of a change', async () => {
    openLink(`${path}#${token.replace(/.$/, '1')}`);
    expect(await screen.findByText(over)).toBeVisible();
    expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
  });

  it('whose token was lost says so, and asks nothing', async () => {
    const { countOf } = openLink(`${path}%23`);
    expect(await screen.findByText(/the link was changed on its way/)).toBeVisible();
    expect(countOf(call)).toBe(0);
  });
});

it.each(['/shared/nowhere', '/chat/room', '/newsletters', '/nowhere%23x'])(
  'the address %s is not taken for a link',
  async (address) => {
    renderApp(address);
    expect(await screen.findByText('404 Not Found')).toBeVisible();
  },
);
