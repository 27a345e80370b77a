import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { renderApp } from '@/test/renderApp';
import { openSignedIn } from '@/test/signedIn';
import type * as SidebarFile from './Sidebar';

/** How the dashboard breaks. */
let breaks: (() => void) | undefined;
let breaksLater: (() => void) | undefined;
let frameBreaks = false;
let sidebarBreaks = false;

jest.mock('../dashboard/DashboardPage', () => ({
  DashboardPage: () => {
    breaks?.();
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('No figures');
    useEffect(() => {
      breaksLater?.();
    });
    return (
      <>
        <h1>Dashboard</h1>
        <button onClick={() => setBroken(true)}>Break it</button>
        <button
          onClick={() => {
            throw new Error('In a handler');
          }}
        >
          Press
        </button>
      </>
    );
  },
}));
jest.mock('@/features/chat/alerts/AlertsButton', () => ({
  AlertsButton: () => {
    if (frameBreaks) throw new Error('No alerts');
    return <button>Alerts</button>;
  },
}));
jest.mock('./Sidebar', () => {
  const { Sidebar } = jest.requireActual<typeof SidebarFile>('./Sidebar');
  return {
    Sidebar: (props: Parameters<typeof Sidebar>[0]) => {
      if (sidebarBreaks && props.onLogout) throw new Error('No menu');
      return <Sidebar {...props} />;
    },
  };
});

const fail = (): never => {
  throw new Error('No figures');
};
/** React tells of each error that a boundary catches. */
const expectErrors = () => {
  jest.spyOn(console, 'error').mockImplementation();
};
const errorPage = () => screen.findByRole('heading', { name: 'Unexpected Application Error!', level: 1 });
const frameStands = () => {
  expect(screen.getAllByRole('link', { name: 'Settings' })[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
};

describe('a page of the admin area that breaks', () => {
  beforeEach(() => {
    breaks = breaksLater = undefined;
    frameBreaks = sidebarBreaks = false;
  });

  it.each<[string, () => void]>([
    ['while it renders', () => (breaks = fail)],
    ['in an effect', () => (breaksLater = fail)],
  ])('%s says so in the frame, with what to do, and the stack folded', async (_when, arrange) => {
    expectErrors();
    arrange();
    openSignedIn(paths.adminDashboard);
    expect(await errorPage()).toHaveFocus();
    frameStands();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('alert')).toHaveTextContent('No figures');
    expect(main.getByRole('button', { name: 'Reload' })).toBeVisible();
    const stack = main.getByText(/at .*PageBoundary\.test/s, { selector: 'pre' });
    expect(stack.closest('details')).not.toHaveAttribute('open');
  });

  it('leads to the list, and to itself once it is whole again', async () => {
    expectErrors();
    breaks = fail;
    const { user } = openSignedIn(paths.adminDashboard);
    await errorPage();
    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    await errorPage();
    await user.click(screen.getByRole('link', { name: 'All consignments' }));
    expect(await screen.findByRole('heading', { name: 'Consignment', level: 1 })).toBeVisible();
    breaks = undefined;
    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('keeps what was typed in the tab', async () => {
    expectErrors();
    sessionStorage.setItem(storageKeys.mailDraft(''), '{"body":"Dear Ada"}');
    const { user } = openSignedIn(paths.adminDashboard);
    await user.click(await screen.findByRole('button', { name: 'Break it' }));
    await errorPage();
    expect(sessionStorage.getItem(storageKeys.mailDraft(''))).toBe('{"body":"Dear Ada"}');
  });

  it('stays when what breaks is the handler of a press', async () => {
    const thrown: string[] = [];
    const hear = (event: ErrorEvent) => {
      event.preventDefault();
      thrown.push(event.message);
    };
    window.addEventListener('error', hear);
    const { user } = openSignedIn(paths.adminDashboard);
    await user.click(await screen.findByRole('button', { name: 'Press' }));
    await waitFor(() => expect(thrown).toEqual(['In a handler']));
    window.removeEventListener('error', hear);
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});

describe('a page of the admin area that does not exist', () => {
  it.each(['/auth/app/admin/trak', '/auth/app/admin/quotes/1/2/3', '/auth/app/admin//%2e%2e'])(
    'says so in the frame, and leads to the list: %s',
    async (address) => {
      const { user } = openSignedIn(address);
      expect(await errorPage()).toHaveFocus();
      frameStands();
      expect(screen.getByRole('alert')).toHaveTextContent('404 Not Found');
      expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
      await user.click(screen.getByRole('link', { name: 'All consignments' }));
      expect(await screen.findByRole('heading', { name: 'Consignment', level: 1 })).toBeVisible();
    },
  );

  it('says so without a frame to whoever is not signed in', async () => {
    renderApp('/auth/app/admin/trak');
    await errorPage();
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
    expect(screen.getByText('404 Not Found')).toBeVisible();
  });
});

describe('the frame of the admin area', () => {
  it('leaves out a part that it can do without', async () => {
    expectErrors();
    frameBreaks = true;
    breaks = breaksLater = undefined;
    openSignedIn(paths.adminDashboard);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    frameStands();
    expect(screen.queryByRole('button', { name: 'Alerts' })).toBeNull();
  });

  it('that breaks itself leads to the list and home, and offers to load anew', async () => {
    expectErrors();
    sidebarBreaks = true;
    const { user } = openSignedIn(paths.adminDashboard);
    await errorPage();
    for (const name of ['All consignments', 'Go to the home page'])
      expect(screen.getByRole('link', { name })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await user.click(screen.getByText('Stack trace'));
    expect(screen.getByRole('group', { name: 'Stack trace' })).toBeVisible();
  });
});
