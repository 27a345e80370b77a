import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { aListed } from '@/test/builders';
import { COUNT, FIND, ROWS } from '@/test/session';
import { openSignedIn } from '@/test/signedIn';
import { onItsWay, refusal, Reply, type Script } from '@/test/stubBackend';

const VIEWS = '/rest/v1/saved_view';
const LAYOUT = 'POST /rest/v1/rpc/list_layout';
const KEEP = 'POST /rest/v1/rpc/keep_list_layout';

const openFiltered = async (query = '', script: Script = {}) => {
  const app = openSignedIn(`${paths.adminConsignments}${query}`, {
    [FIND]: [aListed()],
    [COUNT]: 312,
    ...script,
  });
  await screen.findByText('AG123XYZ');
  const lastAsked = () => app.calls.filter(([call]) => call === FIND).at(-1)?.[1];
  const asks = (filter: object, page = 0) =>
    waitFor(() => expect(lastAsked()).toEqual({ filter, page, page_size: 20 }));
  return { ...app, asks };
};

const button = (name: string) => screen.findByRole('button', { name });

describe('the filters of the consignments', () => {
  it('are those of the address, and malformed ones are ignored', async () => {
    const { asks } = await openFiltered(
      '?late=1&state=held&state=sunk&stale=x&page=2&sort=due&search=zo%C3%AB',
    );
    await asks({ search: 'zoë', states: ['held'], late: true, sort: 'due' }, 1);
    expect(screen.getByRole('searchbox')).toHaveValue('zoë');
    expect(await button('Late')).toHaveAttribute('aria-pressed', 'true');
    await button('Remove the filter “State: Held”');
    expect(screen.getByRole('columnheader', { name: 'Arrival' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('are turned on and off one by one, undone by Back, and cleared all at once', async () => {
    const { user, asks, back } = await openFiltered();
    await user.click(await button('Held'));
    await asks({ held: true });
    await user.click(await button('Late'));
    await asks({ held: true, late: true });
    back();
    await asks({ held: true });
    await user.click(await button('Clear all'));
    await asks({});
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  });

  it('are chosen in a panel that says how many fit, in one step back', async () => {
    const { user, asks, back } = await openFiltered();
    await user.click(await button('Filters'));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(panel.getByRole('checkbox', { name: 'Delivered' }));
    await user.type(panel.getByLabelText('Days without an update'), '14');
    await user.type(panel.getByRole('combobox', { name: 'From' }), 'ghan{ArrowDown}{Enter}');
    await asks({ states: ['delivered'], stale: 14, origins: ['Ghana'] });
    await user.click(panel.getByRole('button', { name: 'Show 312 consignments' }));
    await button('Filters (3)');
    back();
    await asks({});
  });

  it('leave the form of a new consignment open, and the focus in the search', async () => {
    const { user, asks } = await openFiltered();
    await user.click(await button('New consignment'));
    await user.type(await screen.findByLabelText('Sender name *'), 'Ada');
    await user.type(screen.getByRole('searchbox'), 'muller jack');
    await asks({ search: 'muller jack' });
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.click(await button('Held'));
    await asks({ search: 'muller jack', held: true });
    expect(screen.getByLabelText('Sender name *')).toHaveValue('Ada');
  });

  it('that nothing fits are named, with a way to be without them', async () => {
    const { user, asks } = await openFiltered('', {
      [FIND]: ({ filter }: { filter: object }) => (Object.keys(filter).length > 0 ? [] : [aListed()]),
    });
    await user.click(await button('Archived'));
    const none = await screen.findByText('No consignment fits: Archived');
    await user.click(within(none.parentElement as HTMLElement).getByRole('button', { name: 'Clear all' }));
    await asks({});
  });
});

describe('the table of consignments', () => {
  it('is sorted by its columns', async () => {
    const { user, asks } = await openFiltered();
    const press = () => user.click(screen.getByRole('button', { name: 'Last update' }));
    await press();
    await asks({ sort: 'updated' });
    await press();
    await asks({ sort: 'stalest' });
    await press();
    await asks({});
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Receiver');
    await asks({ sort: 'receiver' });
  });

  const heads = () =>
    screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label') ?? head.textContent);

  it('has the specified columns first, View before Delete, and then what can be hidden', async () => {
    const { user } = await openFiltered();
    expect(heads()).toEqual([
      ...['S/N', 'Tracking number', 'Location', 'Actions'],
      ...['Select', 'State', 'Receiver', 'Route', 'Arrival', 'Last update'],
    ]);
    const row = screen.getByText('AG123XYZ').closest('tr') as HTMLElement;
    expect(
      [...row.querySelectorAll('a, button, input')].map((element) => element.getAttribute('aria-label')),
    ).toEqual(['View AG123XYZ', 'Delete AG123XYZ', 'Select AG123XYZ']);
    await user.click(await button('Columns'));
    const dialog = await screen.findByRole('dialog', { name: 'Columns' });
    for (const box of within(dialog).getAllByRole<HTMLInputElement>('checkbox'))
      if (box.checked) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heads()).toEqual(['S/N', 'Tracking number', 'Location', 'Actions']);
  });

  it('selects nothing where the column for it is hidden', async () => {
    const { user } = await openFiltered();
    await user.click(screen.getByRole('checkbox', { name: 'Select AG123XYZ' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.click(await button('Columns'));
    await user.click(await screen.findByRole('checkbox', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('1 selected')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Select all on this page' })).toBeNull();
    await user.click(await button('Columns'));
    await user.click(await button('Back to how it was'));
    expect(screen.getByRole('checkbox', { name: 'Select', hidden: true })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('checkbox', { name: 'Select AG123XYZ' })).not.toBeChecked();
  });

  it('stores which columns it has in the order in which they were chosen', async () => {
    const { user, calls } = await openFiltered();
    expect(screen.queryByRole('columnheader', { name: 'Type' })).not.toBeInTheDocument();
    await user.click(await button('Columns'));
    await user.click(await screen.findByRole('checkbox', { name: 'Type' }));
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    const columns = ['state', 'receiver', 'route', 'arrival', 'updated', 'type'];
    await waitFor(() =>
      expect(calls.filter(([call]) => call === KEEP).map(([, sent]) => sent)).toEqual([
        { layout: { columns, density: 'comfortable', pageSize: 20 } },
        { layout: { columns, density: 'compact', pageSize: 20 } },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('columnheader', { name: 'Type' })).toBeInTheDocument();
    await user.click(await button('Columns'));
    await user.click(await button('Back to how it was'));
    expect(screen.getByRole('checkbox', { name: 'Type' })).not.toBeChecked();
  });

  it('shows what was chosen in another browser: fields, what the legs say, and longer pages', async () => {
    const columns = ['vessels', 'modes', 'itemWeight', 'timeCreated'];
    const { user, calls } = await openFiltered('', {
      [LAYOUT]: { columns, pageSize: 50 },
      [`GET ${ROWS}`]: [{ id: 7, itemWeight: '340', timeCreated: '2026-03-01T08:00:00+00:00' }],
      'GET /rest/v1/consignment_leg': [
        { consignment: 7, mode: 'ocean', vessel: 'Dona Clara', carrier: null },
        { consignment: 7, mode: 'road', vessel: null, carrier: 'Kente Trucks' },
      ],
    });
    const row = (await screen.findByText('Dona Clara')).closest('tr');
    expect(row).toHaveTextContent(/Ocean, RoadDona Clara3401 Mar/);
    const names = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(names).toEqual(
      expect.arrayContaining(['Mode', 'Vessel or flight', 'Weight (kg)', 'Created time']),
    );
    expect(calls).toContainEqual([FIND, { filter: {}, page: 0, page_size: 50 }]);
    await user.selectOptions(screen.getByLabelText('Rows per page:'), '100');
    await waitFor(() => expect(calls).toContainEqual([FIND, { filter: {}, page: 0, page_size: 100 }]));
    expect(calls).toContainEqual([
      KEEP,
      {
        layout: {
          columns: ['modes', 'vessels', 'itemWeight', 'timeCreated'],
          density: 'comfortable',
          pageSize: 100,
        },
      },
    ]);
  });

  it('selects the rows of a page, and all that match', async () => {
    const { user } = await openFiltered();
    await user.click(screen.getByRole('checkbox', { name: 'Select AG123XYZ' }));
    const bar = screen.getByRole('group', { name: 'Selected consignments' });
    expect(bar).toHaveTextContent('1 selected');
    await user.click(await button('Select all 312 that match'));
    expect(bar).toHaveTextContent('312 selected');
    await user.click(screen.getByRole('checkbox', { name: 'Select AG123XYZ' }));
    expect(bar).toHaveTextContent('311 selected');
    await user.click(await button('Clear selection'));
    expect(bar).not.toBeInTheDocument();
  });

  it('clears the selection after a bulk change', async () => {
    const { user } = await openFiltered('', { [`PATCH ${ROWS}`]: { id: 7 } });
    await user.click(screen.getByRole('checkbox', { name: 'Select AG123XYZ' }));
    await user.click(await button('Archive'));
    await user.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.click(await button('Archive'));
    await user.click(await button('Change 1 consignment'));
    await screen.findByText('1 consignment changed.');
    await user.click(await button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('1 selected')).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('disables row selection while a new filter loads', async () => {
    const answer = onItsWay([]);
    const { user } = await openFiltered('', {
      [FIND]: ({ filter }: { filter: { late?: boolean } }) => (filter.late ? answer.arrived : [aListed()]),
    });
    await user.click(await button('Late'));
    expect(screen.getByRole('checkbox', { name: 'Select AG123XYZ' })).toBeDisabled();
    answer.release();
    await screen.findByText('No consignment fits: Late');
  });

  it('opens a consignment wherever its row is pressed, unless text is being selected', async () => {
    const { user } = await openFiltered('', { 'GET /rest/v1/consignment': refusal(403, '42501', 'no') });
    const selection = jest.spyOn(window, 'getSelection');
    selection.mockReturnValue({ toString: () => 'AG12' } as Selection);
    await user.click(screen.getByText('AG123XYZ'));
    expect(screen.getByRole('table', { name: 'Consignments' })).toBeInTheDocument();
    selection.mockReturnValue(null);
    await user.click(screen.getByText('AG123XYZ'));
    expect(await screen.findByRole('heading', { name: 'Consignment Information' })).toBeInTheDocument();
  });
});

describe('the saved views', () => {
  const late = { id: 3, name: 'Late to Ghana', address: 'late=1&to=Ghana' };

  it('are opened by their names', async () => {
    const { user, asks } = await openFiltered('?page=3', { [`GET ${VIEWS}`]: [late] });
    await user.click(await button('Saved views'));
    await user.click(await button('Late to Ghana'));
    await asks({ late: true, destinations: ['Ghana'] });
  });

  it('are saved, replaced by name, renamed and deleted', async () => {
    const app = await openFiltered('?held=1&sort=due', {
      [`GET ${VIEWS}`]: [late],
      [`POST ${VIEWS}`]: new Reply(201),
      [`PATCH ${VIEWS}`]: { id: 3 },
      [`DELETE ${VIEWS}`]: new Reply(204, undefined, { 'content-range': '*/1' }),
    });
    const { user } = app;
    const enter = async (name: string, action: string) => {
      const field = await screen.findByLabelText(/^Name/);
      const dialog = within(field.closest<HTMLElement>('[role=dialog]')!);
      await user.clear(field);
      await user.type(field, name);
      await user.click(dialog.getByRole('button', { name: action }));
      await waitFor(() => expect(field).not.toBeInTheDocument());
    };
    const last = (call: string) => app.calls.filter(([address]) => address === call).at(-1)?.[1];
    await user.click(await button('Saved views'));
    await button('Rename the view “Late to Ghana”'); // until then, none can be saved
    await user.click(await button('Save this view'));
    await enter(' Held ', 'Save');
    expect(last(`POST ${VIEWS}`)).toEqual({ name: 'Held', address: 'held=1&sort=due' });
    await user.click(await button('Save this view'));
    await enter('Late to Ghana', 'Save');
    expect(last(`POST ${VIEWS}`)).toEqual({ name: 'Late to Ghana', address: 'held=1&sort=due' });
    await user.click(await button('Rename the view “Late to Ghana”'));
    await enter('Late', 'Rename');
    expect(last(`PATCH ${VIEWS}`)).toEqual({ name: 'Late' });
    await user.click(await button('Delete the view “Late to Ghana”'));
    await user.click(await button('Delete'));
    expect(await screen.findByText('View deleted')).toBeVisible();
  });

  it.each([
    ['is taken', refusal(409, '23505', 'duplicate key'), /You have a view of this name already/],
    ['belongs to none any more', refusal(406, 'PGRST116', 'no row'), /This view has been deleted meanwhile/],
  ])('keep the name that %s', async (_what, answer, message) => {
    const { user } = await openFiltered('', { [`GET ${VIEWS}`]: [late], [`PATCH ${VIEWS}`]: answer });
    await user.click(await button('Saved views'));
    await user.click(await button('Rename the view “Late to Ghana”'));
    await user.type(await screen.findByLabelText(/^Name/), ' and Togo');
    await user.click(await button('Rename'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Late to Ghana and Togo');
  });
});
