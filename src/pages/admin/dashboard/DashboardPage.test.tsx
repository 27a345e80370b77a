import { screen, waitFor, within } from '@testing-library/react';
import { firstStepNames, firstStepsCopy } from '@/content/firstSteps';
import { openSignedIn } from '@/test/signedIn';
import { Reply } from '@/test/stubBackend';
import './DashboardPage'; // so that no test waits for its compilation

const STEPS = 'POST /rest/v1/rpc/first_steps';
const AWAY = 'POST /rest/v1/rpc/put_first_steps_away';
const stepsDone = (...names: string[]) =>
  Object.fromEntries(firstStepNames.map((name) => [name, names.includes(name)]));

const openDashboard = async (script = {}) => {
  const app = openSignedIn('/auth/app/admin/dashboard', script);
  await screen.findByText('To be done today', {}, { timeout: 20_000 });
  return app;
};

describe('the dashboard', () => {
  it('says nothing untrue of what it shows', async () => {
    await openDashboard();
    expect(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    expect(screen.queryByText(/nothing here/)).toBeNull();
  });

  it('lists the first steps of an owner with their state, and where each is done', async () => {
    await openDashboard({ [STEPS]: { putAway: false, done: stepsDone('hours', 'staff') } });
    const heading = await screen.findByText('First steps', {}, { timeout: 20_000 });
    const panel = within(heading.closest('section') as HTMLElement);
    const rows = panel.getAllByRole('listitem');
    expect(rows).toHaveLength(8);
    expect(panel.getByText('2 of 8 done')).toBeVisible();
    const states = rows.map((row) => within(row).getByRole('img').getAttribute('aria-label'));
    expect(states.filter((state) => state === 'Done')).toHaveLength(2);
    for (const name of firstStepNames) {
      const { title, link } = firstStepsCopy.steps[name];
      const row = within(rows[firstStepNames.indexOf(name)] as HTMLElement);
      expect(row.getByText(title)).toBeVisible();
      expect(row.queryAllByRole('link', { name: link })).toHaveLength(
        ['hours', 'staff'].includes(name) ? 0 : 1,
      );
    }
    expect(panel.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/auth/app/admin/import');
  });

  it('puts the first steps away for this owner, and the page Health has them', async () => {
    let putAway = false;
    const { user, calls } = await openDashboard({
      [STEPS]: () => ({ putAway, done: stepsDone() }),
      'POST /rest/v1/rpc/health': () => new Promise(() => undefined),
      [AWAY]: ({ away }: { away: boolean }) => {
        putAway = away;
        return new Reply(204);
      },
    });
    await user.click(await screen.findByText('Put the list away', {}, { timeout: 20_000 }));
    await waitFor(() => expect(screen.queryByText('First steps')).toBeNull());
    expect(calls).toContainEqual([AWAY, { away: true }]);
    await user.click(screen.getByRole('link', { name: 'Health' }));
    await user.click(await screen.findByText('Show it on the dashboard', {}, { timeout: 20_000 }));
    await waitFor(() => expect(calls).toContainEqual([AWAY, { away: false }]));
  });

  it('has no first steps for the office, which may not ask for them', async () => {
    const { countOf } = await openDashboard({ 'POST /rest/v1/rpc/my_role': 'office' });
    expect(countOf(STEPS)).toBe(0);
  });
});
