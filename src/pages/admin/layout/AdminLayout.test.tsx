import { screen, waitFor } from '@testing-library/react';
import { renderSignedIn } from '@/test/signedIn';

it('following a link scrolls to the top and focuses the main element', async () => {
  const { user } = await renderSignedIn();
  document.documentElement.scrollTop = 900;
  await user.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement);
  await waitFor(() => expect(document.documentElement.scrollTop).toBe(0));
  expect(screen.getByRole('main')).toHaveFocus();
});
