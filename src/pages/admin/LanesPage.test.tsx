import { screen, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { lanes } from '@/content/lanes';
import type { KeptLane } from '@/features/lanes/keep/lanesApi';
import { openSignedIn } from '@/test/signedIn';

const ALL = 'POST /rest/v1/rpc/all_transit_lanes';
const CHANGE = 'POST /rest/v1/rpc/change_transit_lanes';
const SEA = 'Rotterdam – New York';

interface Sent {
  changes: { id: number | null; version?: number; lane: string | null }[];
}

/** The lanes of a database that stores what it is told, or refuses it with these problems. */
const aDatabase = (problems: (body: Sent) => object[] = () => []) => {
  let stored: KeptLane[] = lanes.map((lane, place) => ({
    ...lane,
    id: place + 1,
    version: 1,
    published: true,
  }));
  const requests: Sent[] = [];
  return {
    requests,
    stored: () => stored,
    /** As another admin changes a lane. */
    put: (lane: KeptLane) =>
      (stored = stored.map((candidate) => (candidate.id === lane.id ? lane : candidate))),
    script: {
      [ALL]: () => stored,
      [CHANGE]: (body: Sent) => {
        requests.push(body);
        const problemList = problems(body);
        if (problemList.length > 0) return problemList;
        for (const { id, lane } of body.changes) {
          stored = stored.filter((candidate) => candidate.id !== id);
          if (lane !== null) {
            const stated = JSON.parse(lane) as KeptLane;
            stored = [...stored, { ...stated, slug: 'new', id: id ?? 1_000, version: 2 }];
          }
        }
        return [];
      },
    },
  };
};

const find = async (app: ReturnType<typeof openSignedIn>, text: string) => {
  await app.user.type(
    await screen.findByRole('searchbox', { name: 'Search by place, mode or service' }),
    text,
  );
};

describe('the lanes of the admin', () => {
  it('are found by the words of their places, codes and services', async () => {
    const app = openSignedIn(paths.adminLanes, aDatabase().script);
    expect(await screen.findByText('1–20 of 35')).toBeVisible();
    await find(app, 'nlrtm');
    expect(await screen.findByText('1–1 of 1')).toBeVisible();
    expect(screen.getByRole('button', { name: `Edit ${SEA}` })).toBeVisible();
  });

  it('are deleted after a question that says what goes', async () => {
    const database = aDatabase();
    const app = openSignedIn(paths.adminLanes, database.script);
    await find(app, 'nlrtm');
    await app.user.click(await screen.findByRole('button', { name: `Delete ${SEA}` }));
    const dialog = screen.getByRole('dialog', { name: `Delete the lane ${SEA}` });
    expect(within(dialog).getByText(/its transit time of 11–13 days/)).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: `Undo: Deleted ${SEA}.` })).toBeVisible();
    expect(database.requests).toEqual([{ changes: [{ id: 13, version: 1, lane: null }] }]);
    await app.user.click(screen.getByRole('button', { name: `Undo: Deleted ${SEA}.` }));
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(database.stored().map(({ origin }) => origin)).toContain('Rotterdam');
  });

  it('ask again about a lane that somebody has changed', async () => {
    const now = { ...lanes[12], id: 13, version: 5, published: true, daysMax: 20 };
    const app = openSignedIn(
      paths.adminLanes,
      aDatabase(({ changes }) =>
        changes[0]?.version === 5
          ? []
          : [{ place: 0, code: 'PT409', reason: 'changed', constraint: '', now }],
      ).script,
    );
    await find(app, 'nlrtm');
    await app.user.click(await screen.findByRole('button', { name: `Delete ${SEA}` }));
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^Someone has changed this lane meanwhile/)).toBeVisible();
    expect(screen.getByText(/its transit time of 11–20 days/)).toBeVisible();
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(`Deleted ${SEA}.`)).toBeVisible();
  });

  it('are not replaced by a draft that was begun before they were changed, before it says so', async () => {
    const now = { ...lanes[12]!, id: 13, version: 5, published: true, daysMax: 20 };
    const database = aDatabase(({ changes }) =>
      changes[0]?.version === 5 ? [] : [{ place: 0, code: 'PT409', reason: 'changed', constraint: '', now }],
    );
    const app = openSignedIn(paths.adminLanes, database.script);
    const { user } = app;
    await find(app, 'nlrtm');
    const edit = async () => user.click(await screen.findByRole('button', { name: `Edit ${SEA}` }));
    const most = () => screen.getByRole('textbox', { name: /^Days, at most/ });
    await edit();
    await user.clear(most());
    await user.type(most(), '14');
    await user.keyboard('{Escape}');
    database.put(now);
    await edit(); // which reads the list again
    await user.keyboard('{Escape}');
    await screen.findByText(/11–20 days/);
    await edit();
    expect(most()).toHaveValue('14');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Someone has changed this lane meanwhile/)).toBeVisible();
    expect(most()).toHaveValue('14');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`Changed ${SEA}.`)).toBeVisible();
    expect(database.requests.map(({ changes }) => changes[0]?.version)).toEqual([1, 5]);
  });

  it('keep what was typed when the database refuses it', async () => {
    const app = openSignedIn(
      paths.adminLanes,
      aDatabase(() => [
        { place: 0, code: 'P0001', reason: 'There is no country or region “X”.', constraint: '', now: null },
      ]).script,
    );
    await find(app, 'nlrtm');
    await app.user.click(await screen.findByRole('button', { name: `Edit ${SEA}` }));
    const dialog = screen.getByRole('dialog', { name: `Lane ${SEA}` });
    const most = within(dialog).getByRole('textbox', { name: /^Days, at most/ });
    await app.user.clear(most);
    await app.user.type(most, '9');
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('This is less than the number at least')).toBeVisible();
    await app.user.clear(most);
    await app.user.type(most, '14');
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('There is no country or region “X”.')).toBeVisible();
    expect(most).toHaveValue('14');
  });

  it('are reached by the palette and the sidebar', async () => {
    openSignedIn(paths.adminLanes, aDatabase().script);
    expect(await screen.findByRole('link', { name: 'Import from CSV' })).toHaveAttribute(
      'href',
      `${paths.adminLanes}?import`,
    );
    expect(screen.getByRole('link', { name: 'Lanes' })).toHaveAttribute('href', paths.adminLanes);
  });
});
