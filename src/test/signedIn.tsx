import { screen } from '@testing-library/react';
import { paths } from '@/config/paths';
import { renderApp } from './renderApp';
import { asAdmin, aSession } from './session';
import type { Script } from './stubBackend';
import type { StubRealtime } from './stubRealtime';

/** The heading of the list, once it is known who asks: before that, it stands alone. */
export const findAdminArea = async () => {
  await screen.findByText('Logout');
  return screen.findByRole('heading', { name: 'Consignment', level: 1 });
};

/** A page of the admin area, in a tab that has kept the admin's session. `calls` includes those that check it. */
export const openSignedIn = (address: string, script: Script = {}, realtime?: StubRealtime) =>
  renderApp(address, { ...asAdmin(), ...script }, realtime, aSession());

/** The same, at the consignments. */
export const renderSignedIn = async (script: Script = {}, realtime?: StubRealtime) => {
  const app = openSignedIn(paths.adminConsignments, script, realtime);
  await findAdminArea();
  return app;
};
