import { screen, waitFor } from '@testing-library/react';
import { openSignedIn } from '@/test/signedIn';
import { onItsWay } from '@/test/stubBackend';

const ROLE = 'POST /rest/v1/rpc/my_role';
const WAITS = 'Checking your session';

describe('while the server is asked who has the session', () => {
  it('the list has its heading and its counters, and its links cannot be used yet', async () => {
    const role = onItsWay('owner');
    const { calls } = openSignedIn('/auth/app/admin/track', { [ROLE]: () => role.arrived });
    expect(await screen.findByRole('heading', { name: 'Consignment', level: 1 })).toBeVisible();
    expect(screen.getByText(WAITS)).toBeVisible();
    expect(screen.getByText('Total on Transit')).toBeVisible();
    expect(document.querySelector('nav')).toHaveAttribute('inert');
    expect(screen.queryByText('Logout')).toBeNull();
    expect(calls.map(([call]) => call)).toEqual([ROLE]);
    role.release();
    expect(await screen.findByText('Logout')).toBeVisible();
    expect(document.querySelector('nav')).not.toHaveAttribute('inert');
  });

  it.each(['/auth/app/admin/papers', '/auth/app/admin/quotes/7/offer'])(
    'what is printed at %s has no frame',
    async (address) => {
      const { calls } = openSignedIn(address, { [ROLE]: () => onItsWay('owner').arrived });
      await waitFor(() => expect(calls.map(([call]) => call)).toEqual([ROLE]));
      expect(screen.getByText(WAITS)).toBeVisible();
      expect(document.querySelector('nav')).toBeNull();
    },
  );
});
