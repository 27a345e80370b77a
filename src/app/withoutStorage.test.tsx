import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as tabStorage from '@/supabase/tabStorage';
import { aConsignment, aListed } from '@/test/builders';
import { input, openWindow } from '@/test/chatWidget';
import { openForm, type } from '@/test/consignmentForm';
import * as mail from '@/test/mailPage';
import { renderApp } from '@/test/renderApp';
import { FIND, ROWS } from '@/test/session';
import { renderSignedIn } from '@/test/signedIn';

const block = () => {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  }
};

/** Only writes fail: the session of a signed-in admin stays. */
const fill = () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
};

type App = Awaited<ReturnType<typeof renderSignedIn>>;

const goTo = async ({ user }: Pick<App, 'user'>, label: string) => {
  await user.click(screen.getAllByRole('link', { name: label })[0] as HTMLElement);
};

describe('a draft when storage is blocked or full', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    tabStorage.clear();
  });

  it('is restored in the chat after minimising it', async () => {
    const { user } = await openWindow();
    block();
    await user.type(await input(), 'Half a sent');
    await user.click(screen.getByRole('button', { name: 'Minimize the chat' }));
    await user.click(await screen.findByRole('button', { name: 'Chat with support' }));
    expect(await input()).toHaveValue('Half a sent');
  });

  it('is restored in the inquiry form after visiting another page', async () => {
    const app = renderApp('/contact');
    block();
    await app.user.type(await screen.findByLabelText('Comment'), 'Half a sent');
    await goTo(app, 'Tracking');
    await waitFor(() => expect(screen.queryByLabelText('Comment')).toBeNull());
    await goTo(app, 'Contact');
    await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue('Half a sent'));
  });

  it('is restored in a new consignment and in a mail after visiting another page', async () => {
    const app = await mail.openPage();
    mail.write(mail.subject(), 'Your');
    fill();
    mail.write(mail.subject(), 'Your parcel');
    await goTo(app, 'Consignment');
    await screen.findByRole('heading', { name: 'Consignment', level: 1 });
    await openForm(app);
    type('Sender name *', 'Ama');
    await goTo(app, 'All messages');
    await waitFor(() => expect(mail.subject()).toHaveValue('Your parcel'));
    await goTo(app, 'Consignment');
    expect(await screen.findByLabelText('Sender name *')).toHaveValue('Ama');
  });

  it('is restored in an edit form after closing it', async () => {
    const row = aConsignment();
    const { user } = await renderSignedIn({
      [FIND]: [aListed()],
      [`GET ${ROWS}`]: row,
    });
    await user.click(await screen.findByRole('link', { name: 'View AG123XYZ' }));
    await screen.findByText('Kofi Mensah');
    const edit = async () => {
      await user.click(screen.getByRole('button', { name: 'Edit' }));
      await screen.findByRole('dialog');
      await user.click(screen.getByRole('button', { name: 'Next' }));
      return screen.findByLabelText('Current city *');
    };
    await edit();
    type('Current city *', 'Accra');
    fill();
    type('Current city *', 'Accra, in the harbour');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await edit()).toHaveValue('Accra, in the harbour');
  });
});
