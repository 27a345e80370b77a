import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@/config/paths';
import { goneCopy } from '@/content/updates';
import { aConsignment, aListed } from '@/test/builders';
import { asksForOne } from '@/test/mailPage';
import { COUNT, FIND, ROWS } from '@/test/session';
import { openSignedIn } from '@/test/signedIn';
import { refusal } from '@/test/stubBackend';
import { stubRealtime } from '@/test/stubRealtime';

/** The admin's pages over rows that somebody else changes. */
const openPage = async (address: string) => {
  const realtime = stubRealtime();
  const row = { city: 'Tema' };
  let isThere = true;
  const app = openSignedIn(
    address,
    {
      [`GET ${ROWS}`]: (_body: unknown, headers: Headers) =>
        asksForOne(headers)
          ? isThere
            ? aConsignment(row)
            : refusal(406, 'PGRST116', 'The result contains 0 rows')
          : [aConsignment(row)],
      [FIND]: () => [aListed(row)],
      [COUNT]: 1,
    },
    realtime,
  );
  await waitFor(() => expect(realtime.joined()).toContain('admin:consignments'));
  const poke = () => act(() => realtime.poke('admin:consignments', { kind: 'journey', consignment: 7 }));
  const save = (city: string) => {
    row.city = city;
    poke();
  };
  const remove = () => {
    isThere = false;
    poke();
  };
  return { app, realtime, save, remove };
};

describe('the admin’s pages of consignments', () => {
  it('list what somebody else has changed', async () => {
    const { save } = await openPage(paths.adminConsignments);
    await screen.findByText('Tema, Ghana');
    save('Accra');
    expect(await screen.findByText('Accra, Ghana')).toBeVisible();
  });

  it('show of one consignment what somebody else has changed, and keep an open form', async () => {
    const { app, save } = await openPage(paths.adminConsignment(7));
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
    await app.user.click(await screen.findByRole('button', { name: 'Next' }));
    const field = await screen.findByLabelText('Current city *');
    await app.user.clear(field);
    await app.user.type(field, 'Kumasi');
    save('Accra');
    await waitFor(() => expect(screen.getAllByText('Accra')).not.toEqual([]));
    expect(field).toHaveValue('Kumasi');
    expect(field).toHaveFocus();
  });

  it('say that somebody else has deleted the consignment, and keep what is typed', async () => {
    const { app, remove } = await openPage(paths.adminConsignment(7));
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
    await app.user.click(await screen.findByRole('button', { name: 'Next' }));
    const field = await screen.findByLabelText('Current city *');
    await app.user.clear(field);
    await app.user.type(field, 'Kumasi');
    remove();
    expect(await screen.findByText(goneCopy.shown)).toBeInTheDocument();
    expect(field).toHaveValue('Kumasi');
    expect(screen.queryByText('Try again')).not.toBeInTheDocument();
  });

  it('share one channel, which other pages leave', async () => {
    const { app, realtime } = await openPage(paths.adminConsignments);
    await app.user.click(await screen.findByRole('link', { name: 'View AG123XYZ' }));
    await screen.findByRole('button', { name: 'Edit' });
    expect(realtime.joins.filter((topic) => topic === 'admin:consignments')).toHaveLength(1);
    await app.user.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement);
    await waitFor(() => expect(realtime.joined()).toEqual(['admin:chats']));
  });
});
