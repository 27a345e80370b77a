import { screen, waitFor, within } from '@testing-library/react';
import type { QuoteSummary } from '@/features/quotes/desk/quote';
import { aQuoteSummary } from '@/test/quotes';
import { NO_QUOTES } from '@/test/session';
import { openSignedIn, renderSignedIn } from '@/test/signedIn';
import { refusal, type Script } from '@/test/stubBackend';

const LIST = 'POST /rest/v1/rpc/quotes';
const ADDRESS = '/auth/app/admin/quotes';

interface Asked {
  filter: { state?: string; sought?: string; before?: number; limit: number };
}

const counts = { new: 1, asked: 0, quoted: 2, won: 1_200, lost: 0 };
const page = (rows: QuoteSummary[], next: number | null = null) => ({ rows, counts, next });

const openPage = async (script: Script, address = ADDRESS) => {
  const app = openSignedIn(address, script);
  await screen.findByRole('heading', { name: 'Quotes', level: 1 });
  const filters = () => app.calls.filter(([call]) => call === LIST).map(([, body]) => (body as Asked).filter);
  return { ...app, filters };
};

const filter = (name: string) => screen.getByRole('button', { name });
const rows = () =>
  within(screen.getByRole('table', { name: 'Quotes' }))
    .getAllByRole('row')
    .slice(1);

describe('the Quotes page', () => {
  it('is linked beside the inquiries', async () => {
    const { user } = await renderSignedIn({ [LIST]: page([aQuoteSummary()]) });
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names[names.indexOf('Inquiries') + 1]).toBe('Quotes');
    await user.click(screen.getAllByRole('link', { name: 'Quotes' })[0] as HTMLElement);
    expect(await screen.findByText('Q7K2M4XA')).toBeVisible();
  });

  it('lists who asks for what, and how many there are in each state', async () => {
    await openPage({
      [LIST]: page([aQuoteSummary(), aQuoteSummary({ id: 4, number: 'Q1', company: null })]),
    });
    expect(await screen.findByText('Q7K2M4XA')).toHaveAttribute('href', `${ADDRESS}/5`);
    const [first, second] = rows();
    expect(first).toHaveTextContent(/New.*Ada Moreau Moreau Machines.*Rotterdam, Netherlands → Tema, Ghana/);
    expect(first).toHaveTextContent('12 pieces, 515 kg');
    expect(first).toHaveTextContent('1 March 2026 at 08:00');
    expect(second).not.toHaveTextContent('Moreau Machines');
    for (const name of ['All', 'New (1)', 'Asked (0)', 'Quoted (2)', 'Won (1,200)', 'Lost (0)'])
      expect(filter(name)).toBeVisible();
  });

  it('shows those in one state, and keeps that in its address', async () => {
    const { user, filters } = await openPage({ [LIST]: page([aQuoteSummary()]) });
    await user.click(await screen.findByRole('button', { name: 'Won (1,200)' }));
    await waitFor(() => expect(filters().at(-1)).toEqual({ state: 'won', limit: 20 }));
    expect(filter('Won (1,200)')).toHaveAttribute('aria-pressed', 'true');
  });

  it('asks for what its address says', async () => {
    const { filters } = await openPage(
      { [LIST]: page([aQuoteSummary()]) },
      `${ADDRESS}?show=new&search=tema&before=40`,
    );
    await waitFor(() => expect(filters()).toEqual([{ state: 'new', sought: 'tema', before: 40, limit: 20 }]));
    expect(screen.getByRole('searchbox')).toHaveValue('tema');
  });

  it('searches, and says that nothing was found', async () => {
    const { user, filters } = await openPage({
      [LIST]: ({ filter: { sought } }: Asked) =>
        sought ? { ...NO_QUOTES, counts } : page([aQuoteSummary()]),
    });
    await screen.findByText('Q7K2M4XA');
    await user.type(screen.getByRole('searchbox'), 'moreau tema');
    expect(await screen.findByText('No results for “moreau tema”')).toBeVisible();
    expect(filters().at(-1)).toEqual({ sought: 'moreau tema', limit: 20 });
  });

  it('goes to older ones and back, a step each', async () => {
    const { user, filters, back } = await openPage({
      [LIST]: ({ filter: { before } }: Asked) =>
        before === undefined ? page([aQuoteSummary()], 5) : page([aQuoteSummary({ id: 3, number: 'QOLD' })]),
    });
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    expect(await screen.findByText('QOLD')).toBeVisible();
    expect(filters().at(-1)).toEqual({ before: 5, limit: 20 });
    expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
    back();
    expect(await screen.findByText('Q7K2M4XA')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    await user.click(await screen.findByRole('button', { name: 'Newest' }));
    expect(await screen.findByText('Q7K2M4XA')).toBeVisible();
  });

  it('says that there are none, or none in a state', async () => {
    const { user } = await openPage({ [LIST]: NO_QUOTES });
    expect(await screen.findByText('No quotes have been requested yet')).toBeVisible();
    await user.click(filter('Lost (0)'));
    expect(await screen.findByText('No quotes match')).toBeVisible();
  });

  it('does not say that there are none below the last one', async () => {
    await openPage({ [LIST]: page([]) }, `${ADDRESS}?before=1`);
    expect(await screen.findByText('No quotes match')).toBeVisible();
  });

  it('shows that the list could not be fetched, and fetches it again', async () => {
    let isDown = true;
    const { user } = await openPage({
      [LIST]: () => (isDown ? refusal(403, '42501', 'no') : page([aQuoteSummary()])),
    });
    expect((await screen.findAllByText('Could not load the quotes')).length).toBeGreaterThan(0);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Q7K2M4XA')).toBeVisible();
  });
});

it('the first screen of the day says how many quotes are new', async () => {
  openSignedIn('/auth/app/admin/dashboard', { [LIST]: page([]) });
  const figure = await screen.findByRole('link', { name: /New quotes/ });
  await waitFor(() => expect(figure).toHaveTextContent('1New quotes'));
  expect(figure).toHaveAttribute('href', `${ADDRESS}?show=new`);
});
