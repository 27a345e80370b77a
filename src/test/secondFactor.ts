import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Enters the password that the set-up of a second factor asks for. */
export const beginSetUp = async (user: UserEvent): Promise<void> => {
  await user.type(await screen.findByLabelText('Password', { selector: 'input' }), 'secret');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};
