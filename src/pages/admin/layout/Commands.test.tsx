import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShortcutsPanel } from '@/features/commands/ShortcutsPanel';
import { api } from '@/api/api';
import { aConsignment, aListed } from '@/test/builders';
import { COUNT, FIND, ROWS } from '@/test/session';
import { renderSignedIn } from '@/test/signedIn';
import { onItsWay, Reply } from '@/test/stubBackend';

const rows = [aListed(), aListed({ id: 8, trackingId: 'AG456XYZ' })];

const startingWith = (search: string): unknown =>
  rows.filter(({ trackingId }) => trackingId.startsWith(search.toUpperCase()));

const openPalette = async (find = startingWith) => {
  const app = await renderSignedIn({
    [`GET ${ROWS}`]: aConsignment(),
    [FIND]: ({ filter: { search = '' } }: { filter: { search?: string } }) => find(search),
    [COUNT]: 2,
    'POST /auth/v1/logout': new Reply(204),
  });
  await screen.findByText('AG456XYZ');
  return app;
};

const linkOf = (trackingId: string) => screen.getByText(trackingId).closest('tr')?.querySelector('a');
const palette = () => screen.findByRole('combobox', { name: 'Tracking number, page or action' });

describe('the command palette', () => {
  it('opens with Ctrl K, finds a consignment by its id, and goes there', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await palette(), 'ag12');
    const option = await screen.findByRole('option', { name: /AG123XYZ/ });
    expect(screen.queryByRole('option', { name: /AG456XYZ/ })).toBeNull();
    expect(option).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Consignment Information' })).toBeVisible();
  });

  it('opens with its button, and goes to a page by the arrows', async () => {
    const { user } = await openPalette();
    await user.click(screen.getByRole('button', { name: /^Search or jump/ }));
    await user.type(await palette(), 'go to c');
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual(['Go to Consignment', 'Go to Chat', 'Go to Subscribers', 'Go to Scan']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Chat', level: 1 })).toBeVisible();
  });

  it('runs the chosen command when the search finds consignments above it', async () => {
    const pendingRows = onItsWay(rows);
    const { user } = await openPalette((search) => (search ? pendingRows.arrived : rows));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await palette(), 'go to c');
    await user.keyboard('{ArrowDown}');
    pendingRows.release();
    await screen.findByRole('option', { name: /AG456XYZ/ });
    expect(screen.getByRole('option', { name: 'Go to Chat', selected: true })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Chat', level: 1 })).toBeVisible();
  });

  it('runs what the search finds first when Enter was pressed before its answer', async () => {
    const found = onItsWay([rows[1]]);
    const { user } = await openPalette((search) => (search ? found.arrived : rows));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await palette(), 'ag45{Enter}');
    found.release();
    expect(await screen.findByRole('heading', { name: 'Consignment Information' })).toBeVisible();
  });

  it('keeps what the search has found while the list is read again', async () => {
    let isSlow = false;
    const { user, store, countOf } = await openPalette((search) =>
      search && isSlow ? onItsWay([]).arrived : startingWith(search),
    );
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await palette(), 'ag12');
    await screen.findByRole('option', { name: /AG123XYZ/ });
    isSlow = true;
    act(() => void store.dispatch(api.util.invalidateTags(['Consignment'])));
    await waitFor(() => expect(countOf(FIND)).toBeGreaterThan(2));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Consignment Information' })).toBeVisible();
  });

  it('chooses the first command again when the text changes', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await palette(), 'go to c{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Go to Chat', selected: true })).toBeVisible();
    await user.type(await palette(), 'h');
    await user.keyboard('{Backspace}');
    expect(screen.getByRole('option', { name: 'Go to Consignment', selected: true })).toBeVisible();
  });

  it('opens the form of a new consignment', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await palette(), 'new{Enter}');
    expect(await screen.findByLabelText('Sender name *')).toHaveFocus();
  });

  it('closes with Escape, and gives the focus back', async () => {
    const { user } = await openPalette();
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  });

  it('restores the focus after the shortcuts dialog', async () => {
    const { user } = await openPalette();
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await palette(), 'shortcuts{Enter}');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  });

  it('says that nothing was found, and logs out', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await palette(), 'zzz');
    expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
    await user.clear(await palette());
    await user.type(await palette(), 'log out{Enter}');
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
  });
});

describe('the keys of a list', () => {
  it('move through its rows, open one, and search', async () => {
    const { user } = await openPalette();
    await user.keyboard('j');
    expect(linkOf('AG123XYZ')).toHaveFocus();
    await user.keyboard('jj');
    expect(linkOf('AG456XYZ')).toHaveFocus();
    await user.keyboard('k');
    expect(linkOf('AG123XYZ')).toHaveFocus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await user.keyboard('j?');
    expect(screen.getByRole('searchbox')).toHaveValue('j?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are shown with ?, and do nothing under a dialog or with a modifier', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Alt>}j{/Alt}');
    expect(linkOf('AG123XYZ')).not.toHaveFocus();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(dialog).toHaveTextContent('Next row of the list');
    await user.keyboard('j');
    expect(linkOf('AG123XYZ')).not.toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are off where they were turned off, and the palette stays', async () => {
    localStorage.setItem('admin-without-single-keys', 'on');
    const { user } = await openPalette();
    await user.keyboard('j?');
    expect(linkOf('AG123XYZ')).not.toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(await palette()).toHaveFocus();
  });
});

it('the settings turn the keys off and on', async () => {
  const user = userEvent.setup({ delay: null });
  render(<ShortcutsPanel />);
  const single = screen.getByRole('switch', { name: 'Shortcuts of a single key' });
  expect(single).toBeChecked();
  await user.click(single);
  expect(single).not.toBeChecked();
  expect(localStorage.getItem('admin-without-single-keys')).toBe('on');
  await user.click(single);
  expect(single).toBeChecked();
  expect(localStorage.getItem('admin-without-single-keys')).toBeNull();
});
