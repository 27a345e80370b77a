import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/test/renderApp';
import {
  asScanner,
  chooseBatch,
  later,
  list,
  newDevice,
  openScanner,
  rpc,
  sentBy,
  type,
  type ScannerApp,
} from '@/test/scanner';
import { asAdmin, aSession } from '@/test/session';
import { setOnline } from '@/test/setOnline';
import { Reply } from '@/test/stubBackend';
import { reloadDocument } from '@/ui/openDocument';

jest.mock('@/ui/openDocument', () => ({
  openDocument: jest.fn(),
  reloadDocument: jest.fn(),
  isDocumentOf: () => true,
}));

beforeEach(() => void newDevice());

describe('waiting scans', () => {
  const collect = async () => {
    const app = await openScanner();
    await chooseBatch(app, 'loaded');
    await type(app, 'CARGO001');
    await list().findByText('CARGO001: Loaded');
    app.leave();
    return app;
  };

  it('survive a closed page, and the same person sees and sends them', async () => {
    await collect();
    later(9_000);
    const app = await openScanner();
    expect(await list().findByText('CARGO001: Loaded')).toBeVisible();
    await waitFor(() => expect(sentBy(app)).toHaveLength(1));
  });

  it('are not seen, sent or counted for anybody else', async () => {
    await collect();
    later(9_000);
    const session = aSession();
    const somebodyElse = { ...session, user: { ...session.user, id: 'somebody-else' } };
    const app = renderApp('/auth/app/admin/scan', { ...asAdmin(), ...asScanner() }, undefined, somebodyElse);
    await screen.findByRole('heading', { name: 'Scan' });
    expect(await list().findByText('Nothing yet')).toBeVisible();
    expect(screen.queryByText(/waiting/)).toBeNull();
    expect(app.calls.filter(([address]) => address === rpc('record_scan'))).toEqual([]);
  });
});

describe('without a session and without a line', () => {
  const openAgain = (app: ScannerApp) => {
    app.leave();
    sessionStorage.clear();
    setOnline(false);
    return renderApp('/auth/app/admin/scan', { ...asAdmin(), ...asScanner() });
  };

  it('collects for who was signed in last, and shows nothing from before', async () => {
    const app = await openScanner();
    await chooseBatch(app, 'loaded');
    await type(app, 'CARGO001');
    await list().findByText('CARGO001: Loaded');
    const again = openAgain(app);
    expect(await screen.findByText(/No connection: scans are kept on this device/)).toBeVisible();
    expect(await screen.findByText('1 scan is waiting.')).toBeVisible();
    expect(list().getByText('Nothing yet')).toBeVisible();
    await chooseBatch(again, 'departed');
    await type(again, 'CARGO001');
    expect(await list().findByText('CARGO001: Departed')).toBeVisible();
    expect(await screen.findByText('2 scans are waiting.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  it('collects for nobody after a sign-out', async () => {
    const app = await openScanner({ 'POST /auth/v1/logout': new Reply(204) });
    await chooseBatch(app, 'loaded');
    await app.user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(reloadDocument).toHaveBeenCalled());
    openAgain(app);
    expect(await screen.findByText(/This device has not been signed in here yet/)).toBeVisible();
  });
});
