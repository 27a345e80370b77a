import { fireEvent, screen } from '@testing-library/react';
import { aConsignment } from '@/test/builders';
import { ROWS } from '@/test/session';
import { renderSignedIn } from '@/test/signedIn';
import { Reply } from '@/test/stubBackend';

/** Signed in, and then removed from the list of admins: the token stays valid for an hour. */
const openAndLeaveTheList = async (deletion?: Reply) => {
  let isAdmin = true;
  const app = await renderSignedIn({
    'POST /rest/v1/rpc/is_admin': () => isAdmin,
    [`GET ${ROWS}`]: [aConsignment()],
    [`DELETE ${ROWS}`]: deletion,
  });
  const remove = await screen.findByRole('button', { name: /^Delete / });
  isAdmin = false;
  return { ...app, remove };
};

const nothing = new Reply(204, undefined, { 'content-range': '*/0' });
const one = new Reply(204, undefined, { 'content-range': '*/1' });

describe('an account that has lost its admin rights', () => {
  it('is redirected to the login when the tab gets the focus', async () => {
    await openAndLeaveTheList();
    fireEvent(window, new Event('focus'));
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  });

  it('is redirected to the login after a deletion that found no row', async () => {
    const { user, remove } = await openAndLeaveTheList(nothing);
    await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  });

  it('is not checked after a deletion that found a row', async () => {
    const { user, remove, countOf } = await openAndLeaveTheList(one);
    const asked = countOf('POST /rest/v1/rpc/is_admin');
    await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByText('Deletion is successful');
    expect(countOf('POST /rest/v1/rpc/is_admin')).toBe(asked);
  });
});
