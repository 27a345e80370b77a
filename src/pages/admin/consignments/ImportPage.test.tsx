import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { ImportEntry } from '@/features/imports/importApi';
import { choose, fileOf, fileWith, line } from '@/test/importFile';
import { openSignedIn } from '@/test/signedIn';
import { NO_ANSWER, refusal } from '@/test/stubBackend';
import { sheetOf, workbook } from '@/test/workbook';

const CHECK = 'POST /rest/v1/rpc/check_import';
const STORE = 'POST /rest/v1/rpc/import_consignments';
const UNDO = 'POST /rest/v1/rpc/undo_import';
const LIST = 'POST /rest/v1/rpc/list_imports';

interface Sent {
  batch: string;
  entries: ImportEntry[];
}

const numbersOf = ({ entries }: Sent) => entries.map(({ number }) => number);
const stored = ({ entries }: Sent) =>
  entries.map(({ number, trackingId }) => ({
    outcome: 'stored',
    id: number,
    trackingId: trackingId ?? `NEW0000${number}`,
  }));

const openImport = async (script: Record<string, unknown> = {}) => {
  const app = openSignedIn(paths.adminImport, {
    [LIST]: [],
    [CHECK]: ({ entries }: Sent) => entries.map(() => null),
    [STORE]: stored,
    ...script,
  });
  await screen.findByRole('heading', { name: 'Step 1 of 4: Choose a file' });
  return app;
};
const press = async (app: Awaited<ReturnType<typeof openImport>>, name: string) =>
  app.user.click(await screen.findByRole('button', { name }));
const bodiesOf = (app: Awaited<ReturnType<typeof openImport>>, address: string) =>
  app.calls.filter(([called]) => called === address).map(([, body]) => body as Sent);

describe('the import page', () => {
  it('matches, checks, has an error corrected where it is, stores and reports', async () => {
    const app = await openImport();
    choose(fileOf(line('', 'Kofi'), line('', 'Ama', 'next spring')));
    const target = await screen.findByLabelText('What “Receiver name” becomes');
    expect(target).toHaveValue('recName');
    await press(app, 'Check the rows');
    const row = await screen.findByRole('listitem', { name: 'Row 3' });
    const date = within(row).getByLabelText('Delivery date');
    expect(date).toBeInvalid();
    expect(date).toHaveAccessibleDescription(/Not a date/);
    expect(screen.getByRole('button', { name: 'Ready 1' })).toHaveAttribute('aria-pressed', 'false');
    await app.user.clear(date);
    await app.user.type(date, '2026-04-03{Enter}');
    await within(row).findByText('Corrected');
    expect(screen.getByRole('button', { name: 'Ready 2' })).toBeVisible();
    await press(app, 'Import 2 consignments');
    await screen.findByText('2 consignments stored.');
    const [call] = bodiesOf(app, STORE);
    expect(call).toMatchObject({ file: 'parcels.csv', entries: [{ number: 2 }, { number: 3 }] });
    expect(call?.entries[0]?.fields).toMatchObject({ recPhone: '+233 30', sendersPhone: '0555 0101' });
  });

  it('takes the sheet of a workbook that is chosen, and keeps what was entered for all rows', async () => {
    const app = await openImport();
    const sheets = [
      sheetOf(['Product', 'Receiver name'], ['Tea', 'Kofi']),
      sheetOf('Product', 'Salt', 'Oil'),
    ];
    choose(fileWith(workbook(sheetOf('Notes'), ...sheets), 'parcels.xlsx'));
    const sheet = await screen.findByLabelText('Sheet');
    expect(
      within(sheet)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['S2', 'S3']);
    expect(screen.getByText('parcels.xlsx: 1 row')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Sender name'), { target: { value: 'Ada' } });
    await app.user.selectOptions(sheet, 'S3');
    expect(await screen.findByText('parcels.xlsx: 2 rows')).toBeVisible();
    expect(screen.queryByLabelText('What “Receiver name” becomes')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Sender name')).toHaveValue('Ada');
  });

  it('goes on after a request that had no answer, and sends the same rows', async () => {
    let attempts = 0;
    const app = await openImport({
      [STORE]: (body: Sent) => ((attempts += 1) === 2 ? NO_ANSWER() : stored(body)),
    });
    choose(fileOf(...Array.from({ length: 150 }, (_, place) => line('', `Receiver ${place}`))));
    await press(app, 'Check the rows');
    await press(app, 'Import 150 consignments');
    await screen.findByText(/The server could not be reached. 100 consignments stored, 50 rows not yet./);
    await press(app, 'Continue');
    await screen.findByText('150 consignments stored.');
    const [first, lost, again] = bodiesOf(app, STORE);
    expect(again).toEqual(lost);
    expect(numbersOf(again!)).toEqual(Array.from({ length: 50 }, (_, place) => place + 102));
    expect(first?.batch).toBe(again?.batch);
  });

  it('stores nothing of what is stored, unchanged, different or a duplicate, and says so', async () => {
    const answers: Record<string, object> = {
      AB12CD34: { outcome: 'unchanged' },
      AB12CD35: { outcome: 'differs', columns: ['recPhone'] },
      AB12CD36: { outcome: 'stored', trackingId: 'AB12CD36' },
    };
    const app = await openImport({
      [CHECK]: ({ entries }: Sent) =>
        entries.map(({ trackingId }) => answers[trackingId ?? ''] ?? { outcome: 'duplicate' }),
    });
    choose(fileOf(...Object.keys(answers).map((id) => line(id, 'Kofi')), line('', 'Ama')));
    await press(app, 'Check the rows');
    await screen.findByRole('button', { name: 'Errors 1' });
    for (const name of ['Duplicates 1', 'Unchanged 1', 'Stored already 1']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
    expect(screen.getByText(/Stored with another value: Receiver phone\./)).toBeVisible();
    expect(screen.getByText('There is nothing to store.')).toBeVisible();
    await press(app, 'Duplicates 1');
    await app.user.click(screen.getByRole('checkbox', { name: 'Store the duplicates, too (1)' }));
    await press(app, 'Import 1 consignment');
    await screen.findByText('1 consignment stored.');
    expect(screen.getByText('1 row changed nothing.')).toBeVisible();
    expect(screen.getByText('1 row not stored.')).toBeVisible();
  });

  it('asks for what the file lacks', async () => {
    const app = await openImport();
    const file = fileOf(line('', 'Kofi'));
    choose(file);
    const check = await screen.findByRole('button', { name: 'Check the rows' });
    await app.user.selectOptions(screen.getByLabelText('What “Status” becomes'), 'Not imported');
    expect(check).toBeDisabled();
    await app.user.type(
      within(screen.getByRole('region', { name: 'Not in the file' })).getByLabelText('Status'),
      'Booked',
    );
    await app.user.click(check);
    await screen.findByRole('button', { name: 'Import 1 consignment' });
    expect(bodiesOf(app, CHECK)[0]?.entries[0]?.fields.status).toBe('Booked');
  });

  it('says what a refused row is refused for', async () => {
    const app = await openImport({
      [STORE]: ({ entries }: Sent) => entries.map(() => ({ outcome: 'refused', code: '23514' })),
    });
    choose(fileOf(line('', 'Kofi')));
    await press(app, 'Check the rows');
    await press(app, 'Import 1 consignment');
    await screen.findByText('0 consignments stored.');
    expect(screen.getByRole('button', { name: 'Download the rows that were not stored' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
  });

  it('says why a check stopped, and checks again', async () => {
    let attempts = 0;
    const app = await openImport({
      [CHECK]: ({ entries }: Sent) =>
        (attempts += 1) === 1 ? refusal(500, 'XX000', 'no') : entries.map(() => null),
    });
    choose(fileOf(line('', 'Kofi')));
    await press(app, 'Check the rows');
    await screen.findByText(/not every row was checked. Nothing was stored./);
    await press(app, 'Check again');
    await screen.findByRole('button', { name: 'Import 1 consignment' });
  });

  it('undoes an earlier import step by step, and names what was kept', async () => {
    const past = {
      key: 'batch',
      file: 'old.csv',
      created_at: '2026-11-25T08:00:00Z',
      created_by: 'a@b.test',
      stored: 250,
    };
    const app = await openImport({
      [LIST]: [past],
      [UNDO]: ({ past: from }: { past: number }) =>
        from === 0 ? { removed: 199, kept: ['AB12CD34'], past: 201 } : { removed: 50, kept: [], past: null },
    });
    await press(app, 'Undo the import of old.csv');
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }));
    await screen.findByText('249 consignments of the import removed.');
    expect(screen.getByText('AB12CD34')).toBeVisible();
  });

  it('refetches the import count when undo is interrupted', async () => {
    const past = { key: 'batch', file: 'old.csv', created_at: '2026-11-25T08:00:00Z', created_by: null };
    let remaining = 250;
    const app = await openImport({
      [LIST]: () => [{ ...past, stored: remaining }],
      [UNDO]: ({ past: from }: { past: number }) => {
        if (from > 0) return NO_ANSWER();
        remaining = 50;
        return { removed: 200, kept: [], past: 200 };
      },
    });
    await press(app, 'Undo the import of old.csv');
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Undo' }));
    await dialog.findByText(/The import could not be undone/);
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('cell', { name: '50' })).toBeVisible();
  });

  it('says why a file cannot be read', async () => {
    await openImport();
    choose(fileOf());
    expect(await screen.findByText('There are no rows below the first one in this file.')).toBeVisible();
  });

  it('is reached from the list and by a command', async () => {
    const app = await openImport();
    await app.user.keyboard('{Control>}k{/Control}');
    await app.user.type(await screen.findByRole('combobox'), 'import con');
    expect(screen.getByRole('option')).toHaveTextContent('Import consignments from a file');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(screen.getByRole('link', { name: 'All consignments' }));
    expect(await screen.findByRole('link', { name: 'Import' })).toHaveAttribute('href', paths.adminImport);
  });
});
