import { screen, waitFor, within } from '@testing-library/react';
import type { Inquiry } from '@/features/inquiries/inquiriesApi';
import { anInquiry } from '@/test/builders';
import { renderSignedIn } from '@/test/signedIn';
import { refusal, Reply, type Script } from '@/test/stubBackend';

const ROWS = '/rest/v1/contactForm';

const listed = (rows: Inquiry[], total = rows.length) => ({
  [`GET ${ROWS}`]: new Reply(200, rows, { 'content-range': `0-${rows.length}/${total}` }),
});

const openPage = async (script: Script) => {
  const app = await renderSignedIn(script);
  await app.user.click(screen.getAllByRole('link', { name: 'Inquiries' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Inquiries', level: 1 });
  return app;
};

const stateButton = (state: string) => screen.getByRole('button', { name: state });

describe('the Inquiries page', () => {
  it('lists the inquiries, and marks unread ones', async () => {
    const readInquiry = anInquiry({ id: 6, firstName: 'Kofi', readAt: '2026-03-02T08:00:00Z' });
    await openPage(listed([anInquiry(), readInquiry]));
    const [newest, older] = within(await screen.findByRole('list', { name: 'Inquiries' })).getAllByRole(
      'listitem',
    );
    expect(newest).toHaveTextContent(/Unread.*Ada Moreau.*Where is it\?/);
    expect(older).toHaveTextContent('Kofi Moreau');
    expect(older).not.toHaveTextContent('Unread');
  });

  it('marks an inquiry as read when it is opened', async () => {
    const app = await openPage({ ...listed([anInquiry()]), [`PATCH ${ROWS}`]: { id: 7 } });
    await app.user.click(await screen.findByText('Ada Moreau'));
    await waitFor(() =>
      expect(app.calls).toContainEqual([
        `PATCH ${ROWS}`,
        { readAt: expect.stringMatching(/^20.*Z$/) as string },
      ]),
    );
    await waitFor(() => expect(app.countOf(`GET ${ROWS}`)).toBe(2));
  });

  it('shows that an inquiry is handled, and can mark it as open again', async () => {
    const handled = anInquiry({
      readAt: '2026-03-02T08:00:00Z',
      handledAt: '2026-03-02T08:00:00Z',
      handledBy: 'ben@office.example',
    });
    const app = await openPage({ ...listed([handled]), [`PATCH ${ROWS}`]: { id: 7 } });
    const list = within(await screen.findByRole('list', { name: 'Inquiries' }));
    expect(list.getAllByText('Handled')[0]).toBeVisible();
    await app.user.click(list.getByText('Ada Moreau'));
    expect(list.getByText('2 March 2026 at 08:00, by ben@office.example')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Mark as open' }));
    await waitFor(() => expect(app.calls).toContainEqual([`PATCH ${ROWS}`, { handledAt: null }]));
  });

  it('shows those that are open or handled only, and keeps that in its address', async () => {
    const rows = { open: anInquiry(), handled: anInquiry({ id: 8, firstName: 'Kofi' }) };
    const searches: (string | null)[] = [];
    const app = await openPage({
      [`GET ${ROWS}`]: (_body: unknown, _headers: Headers, url: URL) => {
        const state = url.searchParams.get('handledAt');
        searches.push(state);
        const rowsFound = { 'is.null': [rows.open], 'not.is.null': [] }[state ?? ''] ?? Object.values(rows);
        return new Reply(200, rowsFound, { 'content-range': `0-1/${rowsFound.length}` });
      },
    });
    expect(await screen.findByText('Kofi Moreau')).toBeVisible();
    expect(stateButton('All')).toHaveAttribute('aria-pressed', 'true');
    await app.user.click(stateButton('Open'));
    await waitFor(() => expect(screen.queryByText('Kofi Moreau')).toBeNull());
    expect(screen.getByText('Ada Moreau')).toBeVisible();
    expect(stateButton('Open')).toHaveAttribute('aria-pressed', 'true');
    await app.user.click(stateButton('Handled'));
    expect(await screen.findByText('No inquiries match')).toBeVisible();
    expect(searches).toEqual([null, 'is.null', 'not.is.null']);
  });

  it('replies through the message box', async () => {
    const app = await openPage(listed([anInquiry({ readAt: '2026-03-02T08:00:00Z' })]));
    await app.user.click(await screen.findByText('Ada Moreau'));
    expect(screen.getByRole('link', { name: 'Reply to Ada Moreau' })).toHaveAttribute(
      'href',
      '/auth/app/admin/all_messages?to=ada%40sender.example&name=Ada+Moreau&inquiry=7',
    );
  });

  it('links to the consignment that is asked about', async () => {
    await openPage(listed([anInquiry({ trackingNo: 'AB12 CD34' })]));
    expect(await screen.findByText('AB12 CD34')).toHaveAttribute(
      'href',
      '/auth/app/admin/track?search=AB12+CD34',
    );
  });

  it('deletes after a confirmation', async () => {
    const app = await openPage({
      ...listed([anInquiry({ readAt: '2026-03-02T08:00:00Z' })]),
      [`DELETE ${ROWS}`]: { id: 7 },
    });
    await app.user.click(await screen.findByText('Ada Moreau'));
    await app.user.click(screen.getByRole('button', { name: 'Delete the inquiry from Ada Moreau' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the inquiry from Ada Moreau' });
    expect(app.countOf(`DELETE ${ROWS}`)).toBe(0);
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deletion is successful')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows in the dialog that the deletion failed', async () => {
    const app = await openPage({
      ...listed([anInquiry({ readAt: '2026-03-02T08:00:00Z' })]),
      [`DELETE ${ROWS}`]: refusal(403, '42501', 'no'),
    });
    await app.user.click(await screen.findByText('Ada Moreau'));
    await app.user.click(screen.getByRole('button', { name: 'Delete the inquiry from Ada Moreau' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the inquiry from Ada Moreau' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('This inquiry could not be deleted')).toBeVisible();
  });

  it('shows when there are no inquiries, and when none match', async () => {
    const app = await openPage(listed([]));
    expect(await screen.findByText('No inquiries yet')).toBeVisible();
    await app.user.type(screen.getByRole('searchbox'), 'a b');
    expect(await screen.findByText('No results for “a b”')).toBeVisible();
  });

  it('asks for a typed word once, and shows it in the field at once', async () => {
    const requests: string[] = [];
    const app = await openPage({
      [`GET ${ROWS}`]: (_body: unknown, _headers: Headers, { search }: URL) => {
        requests.push(search);
        return listed([anInquiry()])[`GET ${ROWS}`];
      },
    });
    await screen.findByText('Ada Moreau');
    await app.user.type(screen.getByRole('searchbox'), 'moreau');
    expect(screen.getByRole('searchbox')).toHaveValue('moreau');
    await waitFor(() => expect(requests).toEqual([expect.any(String), expect.stringContaining('moreau')]));
  });

  it('shows that the list could not be fetched, and fetches it again', async () => {
    let isDown = true;
    const app = await openPage({
      [`GET ${ROWS}`]: () => (isDown ? refusal(403, '42501', 'no') : listed([anInquiry()])[`GET ${ROWS}`]),
    });
    expect((await screen.findAllByText('Could not load the inquiries')).length).toBeGreaterThan(0);
    isDown = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada Moreau')).toBeVisible();
  });
});
