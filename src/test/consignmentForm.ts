import { fireEvent, screen } from '@testing-library/react';
import type { renderSignedIn } from './signedIn';

export type App = Awaited<ReturnType<typeof renderSignedIn>>;

/** The labels of the create form's first step. */
export const parties = ['Sender', 'Receiver'].flatMap((party) =>
  ['name', 'email', 'address', 'phone'].map((fact) => `${party} ${fact} *`),
);
const choices = {
  'Departed from *': 'Netherlands',
  'Heading to *': 'Ghana',
  'Current location *': 'Netherlands',
};
const texts = {
  'Quantity *': '-5 boxes',
  'Current city *': 'Rotterdam',
  'Status *': 'Registered',
  'Delivery date *': '2026-04-02T15:30',
};

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Opens the create form, unless it is open. */
export const openForm = async ({ user }: Pick<App, 'user'>) => {
  const opener = screen.queryByText('New consignment', { selector: 'main button' });
  if (opener) await user.click(opener);
  await screen.findByLabelText('Sender name *');
};

/** Fills the first step and goes on to the second. */
export const fillParties = async (app: App) => {
  const { user } = app;
  await openForm(app);
  for (const label of parties) type(label, label.toLowerCase());
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByLabelText('Quantity *');
};

/** Fills all required fields. */
export const fillBothSteps = async (app: App) => {
  await fillParties(app);
  for (const [label, value] of Object.entries({ ...choices, ...texts })) type(label, value);
};
