import { act, screen, waitFor, within } from '@testing-library/react';
import { CHUNK_SIZE } from '@/api/listing';
import type { Subscriber } from '@/features/newsletter/newsletterApi';
import { renderSignedIn } from '@/test/signedIn';
import { refusal, Reply, type Script } from '@/test/stubBackend';

const ROWS = '/rest/v1/newsLetter';

const aSubscriber = (id: number, changes: Partial<Subscriber> = {}): Subscriber => ({
  id,
  email: `reader${id}@company.example`,
  country: 'Ghana',
  created_at: '2026-03-01T08:00:00+00:00',
  ...changes,
});

const page = (rows: Subscriber[], total = rows.length) =>
  new Reply(200, rows, { 'content-range': `0-${rows.length}/${total}` });

const openPage = async (script: Script) => {
  const app = await renderSignedIn(script);
  await app.user.click(screen.getAllByRole('link', { name: 'Subscribers' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Subscribers', level: 1 });
  return app;
};

/** The files that the user downloaded. */
const savedFiles = () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { files, names };
};

const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    if (file) reader.readAsText(file);
  });

describe('the Subscribers page', () => {
  it('shows twenty subscribers per page', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => aSubscriber(45 - index));
    const app = await openPage({ [`GET ${ROWS}`]: page(rows, 45) });
    expect(await screen.findByText('reader45@company.example')).toBeVisible();
    expect(screen.getByText('1–20 of 45')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(await screen.findByText('21–40 of 45')).toBeVisible();
    await waitFor(() => expect(app.countOf(`GET ${ROWS}`)).toBe(2));
  });

  it('returns to the first page from a page that no longer exists', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => aSubscriber(45 - index));
    const answers = [
      page(rows, 45),
      refusal(416, 'PGRST103', 'Requested range not satisfiable'),
      page(rows, 20),
    ];
    const app = await openPage({ [`GET ${ROWS}`]: () => answers.shift() });
    await screen.findByText('1–20 of 45');
    await app.user.click(screen.getByRole('button', { name: 'Go to last page' }));
    expect(await screen.findByText('1–20 of 20')).toBeVisible();
    expect(screen.queryByText('Could not load the subscribers')).not.toBeInTheDocument();
  });

  it('deletes a subscriber after a confirmation', async () => {
    const answers = [page([aSubscriber(2), aSubscriber(1)]), page([aSubscriber(1)])];
    const app = await openPage({ [`GET ${ROWS}`]: () => answers.shift(), [`DELETE ${ROWS}`]: { id: 2 } });
    await app.user.click(await screen.findByRole('button', { name: 'Delete reader2@company.example' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Delete the subscriber reader2@company.example',
    });
    expect(app.countOf(`DELETE ${ROWS}`)).toBe(0);
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deletion is successful')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('reader2@company.example')).not.toBeInTheDocument());
    expect(screen.getByText('reader1@company.example')).toBeVisible();
  });

  it('shows when there are no subscribers, and disables the export', async () => {
    await openPage({ [`GET ${ROWS}`]: page([]) });
    expect(await screen.findByText('No subscribers yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled();
  });

  it('exports all chunks into one file, with formulas escaped', async () => {
    const { files, names } = savedFiles();
    const full = Array.from({ length: CHUNK_SIZE }, (_, index) => aSubscriber(1000 - index));
    const answers = [page([aSubscriber(1000)], 501), page(full), page([aSubscriber(3, { country: '=1+1' })])];
    const app = await openPage({ [`GET ${ROWS}`]: () => answers.shift() });
    await screen.findByText('reader1000@company.example');
    await app.user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(names[0]).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await act(() => textOf(files[0]))).split('\r\n');
    expect(lines).toHaveLength(1 + 501 + 1);
    expect(lines[0]).toContain('Email,Country,Subscribed');
    expect(lines.at(-2)).toBe("reader3@company.example,'=1+1,2026-03-01T08:00:00+00:00");
  });

  it('saves no file when a chunk fails', async () => {
    const { files } = savedFiles();
    const answers = [page([aSubscriber(1)]), refusal(403, '42501', 'no')];
    const app = await openPage({ [`GET ${ROWS}`]: () => answers.shift() });
    await screen.findByText('reader1@company.example');
    await app.user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText('Could not load the subscribers')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeEnabled());
    expect(files).toHaveLength(0);
  });

  it('saves no earlier export when a new one fails', async () => {
    const { files } = savedFiles();
    const answers = [page([aSubscriber(1)]), page([aSubscriber(1)]), refusal(403, '42501', 'no')];
    const app = await openPage({ [`GET ${ROWS}`]: () => answers.shift() });
    await screen.findByText('reader1@company.example');
    const button = screen.getByRole('button', { name: 'Export as CSV' });
    await app.user.click(button);
    await waitFor(() => expect(files).toHaveLength(1));
    await waitFor(() => expect(button).toBeEnabled());
    await app.user.click(button);
    expect(await screen.findByText('Could not load the subscribers')).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
    expect(files).toHaveLength(1);
  });
});
