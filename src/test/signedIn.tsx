import { screen } from '@testing-library/react';
import { renderApp } from './renderApp';
import { asAdmin } from './session';
import type { Script } from './stubBackend';
import type { StubRealtime } from './stubRealtime';

/** The admin area after a real sign-in, at the consignments. `calls` includes those of the sign-in. */
export const renderSignedIn = async (script: Script = {}, realtime?: StubRealtime) => {
  const app = renderApp('/admin/login/auth', { ...asAdmin(), ...script }, realtime);
  await app.user.click(await screen.findByLabelText('Email'));
  await app.user.paste('admin@carmine.example');
  await app.user.click(screen.getByLabelText('Password'));
  await app.user.paste('secret');
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Consignment', level: 1 });
  return app;
};
