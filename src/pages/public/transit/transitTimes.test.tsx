import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lanes, type Lane } from '@/content/lanes';
import { services } from '@/content/services';
import { renderApp } from '@/test/renderApp';
import { onItsWay } from '@/test/stubBackend';

const FOUND = 'POST /rest/v1/rpc/find_transit_lanes';
const CURRENT = 'POST /rest/v1/rpc/transit_lanes';
const PLACES = 'POST /rest/v1/rpc/transit_places';
const ADDRESS = '/transit_times?from=NLRTM&to=USNYC';
const SLUG = 'ocean-rotterdam-new-york';

const sea = lanes.find(({ slug }) => slug === SLUG) as Lane;
const rotterdam = { code: 'NLRTM', name: 'Rotterdam', country: 'Netherlands' };
const newYork = { code: 'USNYC', name: 'New York', country: 'United States of America' };
const FOUND_HEADING = 'Rotterdam, Netherlands – New York, United States of America';

const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLTableRowElement;

const noOthers = { otherOrigins: [], otherDestinations: [] };

describe('a table of lanes', () => {
  it('shows what the database has in place of what the page was written with', async () => {
    renderApp('/services/ocean-freight', {
      [CURRENT]: [{ ...sea, daysMin: 9, daysMax: 10, checkedOn: '2026-12-01' }],
    });
    const row = await rowOf('Rotterdam – New York');
    expect(await within(row).findByText('9–10 days')).toBeVisible();
    // The others are not offered any more: their lines stay, without their old figures.
    expect(within(await rowOf('China – North Europe')).getByText('Ask for a current time')).toBeVisible();
    expect(screen.getByText(/Checked on 1 December 2026\.$/)).toBeVisible();
  });

  it('stays as it was written if the database does not answer', async () => {
    const app = renderApp('/services/ocean-freight', {
      [CURRENT]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const row = await rowOf('China – North Europe');
    expect(within(row).getByText('32–45 days')).toBeVisible();
    app.leave();
  });

  it.each(services.map(({ path, transit }) => [path, transit.heading]))(
    'of %s stands under a heading that is true of it',
    async (path, heading) => {
      renderApp(path);
      const table = await screen.findByRole('table', { name: heading });
      const isOnLanes = within(table).queryAllByRole('link').length > 0;
      expect(heading === 'Typical transit times and cut-offs').toBe(isOnLanes);
    },
  );
});

describe('the page of the transit times', () => {
  it('asks for what its address says, and shows ranges, dates and whom to ask', async () => {
    const app = renderApp('/transit_times?from=NLRTM&to=USNYC&mode=ocean', {
      [FOUND]: { origin: rotterdam, destination: newYork, ...noOthers, lanes: [sea] },
    });
    expect(await screen.findByRole('heading', { name: `${FOUND_HEADING}, ocean only` })).toBeVisible();
    expect(app.calls).toContainEqual([FOUND, { origin: 'NLRTM', destination: 'USNYC', mode: 'ocean' }]);
    expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('Rotterdam');
    const lane = screen.getByRole('heading', { name: 'Ocean: Rotterdam – New York' })
      .parentElement as HTMLElement;
    expect(lane).toHaveTextContent('11–13 days, port to port');
    expect(lane).toHaveTextContent('16 November 2026');
    expect(within(lane).getByRole('link', { name: /^Ask for a quote/ })).toHaveAttribute(
      'href',
      '/quote?from=NLRTM&to=USNYC&mode=ocean',
    );
  });

  it('names the ends of its address, but not those that were changed before it knew the names', async () => {
    const answer = onItsWay({ origin: rotterdam, destination: newYork, ...noOthers, lanes: [sea] });
    renderApp(ADDRESS, { [FOUND]: () => answer.arrived, [PLACES]: [] });
    const from = await screen.findByRole('combobox', { name: 'From' });
    await waitFor(() => expect(from).toHaveValue('NLRTM'));
    fireEvent.change(from, { target: { value: 'Hamburg' } });
    answer.release();
    expect(await screen.findByRole('heading', { name: FOUND_HEADING })).toBeVisible();
    expect(from).toHaveValue('Hamburg');
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('New York');
  });

  it('shows its heading after a search, and leaves fields and focus alone when the network is back', async () => {
    const { user, calls } = renderApp(ADDRESS, {
      [FOUND]: { origin: rotterdam, destination: newYork, ...noOthers, lanes: [sea] },
      [PLACES]: [],
    });
    const heading = await screen.findByRole('heading', { name: FOUND_HEADING });
    await user.click(screen.getByRole('button', { name: 'Show transit times' }));
    await waitFor(() => expect(heading).toHaveFocus());
    const to = screen.getByRole('combobox', { name: 'To' });
    act(() => to.focus());
    fireEvent.change(to, { target: { value: 'Boston' } });
    const countFound = () => calls.filter(([address]) => address === FOUND).length;
    const before = countFound();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(countFound()).toBe(before + 1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show transit times' })).toBeEnabled());
    expect(heading).toBeVisible();
    expect(to).toHaveValue('Boston');
    expect(to).toHaveFocus();
  });

  it('says that there is no lane yet, and leads to the request for a quote', async () => {
    renderApp('/transit_times?from=NZAKL&to=Chile', {
      [FOUND]: { origin: { ...rotterdam, name: 'Auckland' }, destination: newYork, ...noOthers, lanes: [] },
    });
    expect(await screen.findByText('We do not have this lane yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
      'href',
      '/quote?from=NZAKL&to=Chile',
    );
  });

  it('says which place it does not know', async () => {
    renderApp('/transit_times?from=Atlantis&to=Chile', {
      [FOUND]: {
        origin: null,
        destination: { code: null, name: 'Chile', country: null },
        ...noOthers,
        lanes: [],
      },
    });
    expect(await screen.findByText(/We know no place called “Atlantis”\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Atlantis – Chile' })).toBeVisible();
  });

  it('says as what a name was taken, and offers the other places of that name', async () => {
    const american = { code: 'USRAJ', name: 'Rotterdam', country: 'United States of America' };
    const app = renderApp('/transit_times?from=Rotterdam&to=USNYC', {
      [FOUND]: {
        ...noOthers,
        origin: rotterdam,
        destination: newYork,
        otherOrigins: [american],
        lanes: [sea],
      },
    });
    expect(await screen.findByText('Taken as Rotterdam, Netherlands. Not meant?')).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Rotterdam, United States of America' }));
    await waitFor(() =>
      expect(app.calls).toContainEqual([FOUND, { origin: 'USRAJ', destination: 'USNYC', mode: null }]),
    );
  });

  it('asks which place is meant where several are called the same', async () => {
    const boston = (code: string, country: string) => ({ code, name: 'Boston', country });
    renderApp('/transit_times?from=Boston&to=USNYC', {
      [FOUND]: {
        ...noOthers,
        origin: null,
        destination: newYork,
        otherOrigins: [boston('GBBOS', 'United Kingdom'), boston('USBOS', 'United States of America')],
        lanes: [],
      },
    });
    expect(await screen.findByText('Which “Boston” do you mean?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Boston, United Kingdom' })).toHaveAttribute(
      'href',
      '/transit_times?from=GBBOS&to=USNYC',
    );
  });

  it('names the country of a place, but not twice', async () => {
    const singapore = { code: 'SGSIN', name: 'Singapore', country: 'Singapore' };
    renderApp('/transit_times?from=SGSIN&to=USNYC', {
      [FOUND]: { origin: singapore, destination: newYork, ...noOthers, lanes: [] },
    });
    expect(
      await screen.findByRole('heading', { name: 'Singapore – New York, United States of America' }),
    ).toBeVisible();
  });
});

describe('the page of a lane', () => {
  it('has its figures, and what is known since', async () => {
    renderApp(`/transit_times/${SLUG}`, { [CURRENT]: [{ ...sea, daysMin: 9, daysMax: 10 }] });
    expect(
      await screen.findByRole('heading', { name: 'Rotterdam – New York by ocean', level: 1 }),
    ).toBeVisible();
    expect(await screen.findByText('9–10 days, port to port')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a quote on this lane' })).toHaveAttribute(
      'href',
      '/quote?from=NLRTM&to=USNYC&mode=ocean',
    );
  });

  it('says that it is not offered any more', async () => {
    renderApp(`/transit_times/${SLUG}`, { [CURRENT]: [] });
    expect(
      await screen.findByText('This lane is not offered at the moment. Ask us for another route.'),
    ).toBeVisible();
    expect(screen.getAllByText('Ask for a current time')).toHaveLength(3);
  });

  it('is none for a name that no lane has', async () => {
    renderApp('/transit_times/no-lane');
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Transit');
  });
});
