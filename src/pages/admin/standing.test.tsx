import { fireEvent, screen } from '@testing-library/react';
import { aListed } from '@/test/builders';
import { FIND, ROWS } from '@/test/session';
import { renderSignedIn } from '@/test/signedIn';
import { Reply } from '@/test/stubBackend';

/** Signed in, and then removed from the list of admins: the token stays valid for an hour. */
const openList = async (deletion?: Reply) => {
  let isAdmin = true;
  const app = await renderSignedIn({
    'POST /rest/v1/rpc/my_role': () => (isAdmin ? 'owner' : null),
    [FIND]: [aListed()],
    [`DELETE ${ROWS}`]: deletion,
    'POST /auth/v1/logout': new Reply(204),
  });
  const remove = await screen.findByRole('button', { name: /^Delete / });
  isAdmin = false;
  return { ...app, remove };
};

const nothing = new Reply(204, undefined, { 'content-range': '*/0' });
const countReply = new Reply(204, undefined, { 'content-range': '*/1' });

describe('an account that has lost its admin rights', () => {
  it('is signed out when the tab gets the focus, and told why', async () => {
    const { countOf } = await openList();
    fireEvent(window, new Event('focus'));
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    expect(await screen.findByText(/not on the staff any more/)).toBeVisible();
    expect(countOf('POST /auth/v1/logout')).toBe(1);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is redirected to the login after a deletion that found no row', async () => {
    const { user, remove } = await openList(nothing);
    await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  });

  it('is not checked after a deletion that found a row', async () => {
    const { user, remove, countOf } = await openList(countReply);
    const askCount = countOf('POST /rest/v1/rpc/my_role');
    await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Deletion is successful');
    expect(countOf('POST /rest/v1/rpc/my_role')).toBe(askCount);
  });
});
