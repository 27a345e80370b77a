import { screen, waitFor, within } from '@testing-library/react';
import { importLanes, paths } from '@/config/paths';
import { lanes } from '@/content/lanes';
import type { ImportEntry } from '@/features/imports/importApi';
import { laneCsvColumns } from '@/features/lanes/keep/laneCsv';
import type { KeptLane } from '@/features/lanes/keep/lanesApi';
import { choose, fileOf, fileWith, HEAD, line } from '@/test/importFile';
import { openSignedIn } from '@/test/signedIn';
import { NO_ANSWER, onItsWay } from '@/test/stubBackend';
import { toCsv } from '@/ui/list/csv';

const CHECK = 'POST /rest/v1/rpc/check_import';
const STORE = 'POST /rest/v1/rpc/import_consignments';

interface Sent {
  entries: ImportEntry[];
}
type App = ReturnType<typeof openSignedIn>;

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:import-'));
const press = async ({ user }: App, name: string) => user.click(await screen.findByRole('button', { name }));

/** Corrects a text of a row. */
const correct = async ({ user }: App, row: string, label: string | RegExp, text: string) => {
  const field = within(await screen.findByRole('listitem', { name: row })).getByLabelText(label);
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
  return within(await screen.findByRole('listitem', { name: row }));
};

describe('what was corrected in a file of consignments', () => {
  const isNew = ({ entries }: Sent) => entries.map((): unknown => null);
  const openImport = async (
    store: unknown = ({ entries }: Sent) => entries.map(storedAs),
    checks: unknown = isNew,
  ) => {
    const app = openSignedIn(paths.adminImport, {
      'POST /rest/v1/rpc/list_imports': [],
      [CHECK]: checks,
      [STORE]: store,
    });
    await screen.findByRole('heading', { name: 'Step 1 of 4: Choose a file' });
    return app;
  };
  const storedAs = ({ number }: ImportEntry) => ({
    outcome: 'stored',
    id: number,
    trackingId: `NEW0000${number}`,
  });
  const check = async (app: App, ...lines: string[]) => {
    choose(fileOf(...lines));
    await press(app, 'Check the rows');
  };
  const file = [line('', 'Kofi', '2026-04-31'), line('', 'Ama', 'soon'), line('', 'Esi')];

  it('is there again when the same file is chosen after a reload, and is forgotten once it is stored', async () => {
    const before = await openImport();
    await check(before, ...file);
    const row = await correct(before, 'Row 2', 'Delivery date', '2026-04-03');
    await row.findByText('Corrected');
    before.leave();
    expect(drafts()).toHaveLength(1);

    const app = await openImport();
    await check(app, ...file);
    expect(
      await screen.findByText('1 row of this file was corrected before: the corrections are here again.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Errors 1' })).toBeVisible();
    await correct(app, 'Row 3', 'Delivery date', '2026-04-04');
    await press(app, 'Import 3 consignments');
    await screen.findByText('3 consignments stored.');
    const [, body] = app.calls.find(([address]) => address === STORE) ?? [];
    expect((body as Sent).entries.map(({ fields }) => fields.deliveryDate?.slice(0, 10))).toEqual([
      '2026-04-03',
      '2026-04-04',
      '2026-12-24',
    ]);
    expect(drafts()).toEqual([]);
  });

  it('is there again with what its columns become and what all rows get, until they are stored', async () => {
    const text = [HEAD.replace('Receiver phone', 'Ring').replace('Current city', 'Where'), line('', 'Kofi')];
    const fileWithOwnNames = () => choose(fileWith(Buffer.from(text.join('\r\n')), 'parcels.csv'));
    const before = await openImport();
    fileWithOwnNames();
    await before.user.selectOptions(await screen.findByLabelText('What “Ring” becomes'), 'recPhone');
    await before.user.type(screen.getByLabelText('Current city'), 'Delft');
    before.leave();

    const app = await openImport();
    fileWithOwnNames();
    expect(await screen.findByLabelText('What “Ring” becomes')).toHaveValue('recPhone');
    expect(screen.getByLabelText('Current city')).toHaveValue('Delft');
    await press(app, 'Check the rows');
    await press(app, 'Import 1 consignment');
    await screen.findByText('1 consignment stored.');
    expect(drafts()).toEqual([]);
  });

  it('is kept for rows that are still wrong when the others are stored', async () => {
    const app = await openImport();
    await check(app, ...file);
    await correct(app, 'Row 2', 'Delivery date', '2026-04-03');
    await correct(app, 'Row 3', 'Delivery date', 'in spring');
    await press(app, 'Import 2 consignments');
    await screen.findByText('2 consignments stored.');
    expect(drafts().map((key) => sessionStorage.getItem(key))).toEqual([
      JSON.stringify({ 3: { deliveryDate: 'in spring' } }),
    ]);
  });

  it('is a duplicate when it equals another row of the file', async () => {
    const app = await openImport();
    await check(app, line('', 'Kofi'), line('', 'Kofi', '2026-04-31'));
    await correct(app, 'Row 3', 'Delivery date', '2026-12-24 15:30');
    expect(await screen.findByRole('button', { name: 'Duplicates 1' })).toBeVisible();
    await press(app, 'Import 1 consignment');
    await screen.findByText('1 consignment stored.');
  });

  it('is not stored before the database has said that it is not there yet', async () => {
    const answer = onItsWay([{ outcome: 'duplicate', trackingId: 'THERE001' }]);
    const checks = (body: Sent) => (body.entries.length === 1 ? answer.arrived : isNew(body));
    const app = await openImport(undefined, checks);
    await check(app, line('', 'Kofi'), line('', 'Ama', '2026-04-31'));
    await correct(app, 'Row 3', 'Delivery date', '2026-04-03');
    await press(app, 'Import 2 consignments');
    expect(app.countOf(STORE)).toBe(0);
    answer.release();
    await screen.findByText('1 consignment stored.');
    const [, body] = app.calls.find(([address]) => address === STORE) ?? [];
    expect((body as Sent).entries.map(({ number }) => number)).toEqual([2]);
  });

  it('is not stored before the database has checked it', async () => {
    let isDown = true;
    const checks = (body: Sent) => {
      if (body.entries.length > 1) return isNew(body);
      return isDown ? NO_ANSWER() : [{ outcome: 'duplicate', trackingId: 'THERE001' }];
    };
    const app = await openImport(undefined, checks);
    await check(app, line('', 'Kofi'), line('', 'Ama', '2026-04-31'));
    await correct(app, 'Row 3', 'Delivery date', '2026-04-03');
    await press(app, 'Import 2 consignments');
    await screen.findByText(/The server could not be reached/);
    expect(app.countOf(STORE)).toBe(0);
    isDown = false;
    await press(app, 'Continue');
    await screen.findByText('1 consignment stored.');
    const [, body] = app.calls.find(([address]) => address === STORE) ?? [];
    expect((body as Sent).entries.map(({ number }) => number)).toEqual([2]);
  });

  it('is kept when the server cannot be reached', async () => {
    const app = await openImport(NO_ANSWER);
    await check(app, ...file);
    await correct(app, 'Row 2', 'Delivery date', '2026-04-03');
    await press(app, 'Import 2 consignments');
    await screen.findByText(/The server could not be reached/);
    expect(drafts()).toHaveLength(1);
  });

  it('is there again when the columns are looked at once more, unless its column is not imported', async () => {
    const app = await openImport();
    const text = `${HEAD},Product\r\n${line('', 'Kofi')},${'x'.repeat(200)}`;
    choose(fileWith(Buffer.from(text), 'parcels.csv'));
    await press(app, 'Check the rows');
    await correct(app, 'Row 2', 'Product', 'Tea');
    await press(app, 'Back to the columns');
    await press(app, 'Check the rows');
    await screen.findByRole('button', { name: 'Import 1 consignment' });
    await press(app, 'Back to the columns');
    await app.user.selectOptions(await screen.findByLabelText('What “Product” becomes'), 'Not imported');
    await press(app, 'Check the rows');
    await press(app, 'Import 1 consignment');
    await screen.findByText('1 consignment stored.');
    const [, body] = app.calls.find(([address]) => address === STORE) ?? [];
    expect((body as Sent).entries[0]?.fields).not.toHaveProperty('product');
  });
});

describe('what was corrected in a file of lanes', () => {
  const stored = lanes.map((lane, place): KeptLane => ({
    ...lane,
    id: place + 1,
    version: 1,
    published: true,
  }));
  const [first] = stored as [KeptLane];
  const changed = { ...first, daysMin: 'two', daysMax: first.daysMax + 1 } as unknown as KeptLane;
  const openLanes = () =>
    openSignedIn(importLanes, {
      'POST /rest/v1/rpc/all_transit_lanes': stored,
      'POST /rest/v1/rpc/change_transit_lanes': [],
    });
  const chooseLanes = async () => {
    await screen.findByRole('button', { name: 'Choose a file' });
    choose(fileWith(Buffer.from(toCsv([changed], laneCsvColumns)), 'lanes.csv'));
  };

  it('is there again when the same file is chosen after a reload, and is forgotten once it is stored', async () => {
    const before = openLanes();
    await chooseLanes();
    const row = await correct(before, 'Row 2', 'Days, at least', String(first.daysMin));
    await row.findByText('Corrected');
    before.leave();
    expect(drafts()).toHaveLength(1);

    const app = openLanes();
    await chooseLanes();
    expect(await screen.findByText(/^1 row of this file was corrected before/)).toBeVisible();
    await press(app, 'Store 1 change');
    await screen.findByText('Imported: 0 lanes added, 1 changed, 0 deleted.');
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});
