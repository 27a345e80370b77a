import { screen, waitFor, within } from '@testing-library/react';
import type { Health } from '@/features/health/healthApi';
import { health as well } from '@/test/health';
import { openSignedIn } from '@/test/signedIn';
import { onItsWay, refusal, Reply, type Script } from '@/test/stubBackend';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;

const openHealth = (health: Partial<Health>, script: Script = {}) =>
  openSignedIn('/auth/app/admin/health', { [rpc('health')]: { ...well, ...health }, ...script });

const region = async (name: string) =>
  within(await screen.findByRole('region', { name }, { timeout: 20_000 }));
const figure = (panel: Awaited<ReturnType<typeof region>>, label: string) =>
  panel.getByText(label).nextElementSibling?.textContent;

describe('the page Health', () => {
  it('says that nothing is wrong where nothing is', async () => {
    openHealth({ errors: [], mail: { mails: {}, dueSince: null } });
    const panel = await region('What needs a hand');
    expect(panel.getByText('Nothing is wrong that can be seen from here.')).toBeVisible();
    expect(panel.getByText('There was none yet.')).toBeInTheDocument();
  });

  it('says what is wrong in plain words, and what to do', async () => {
    const facts = { at: '2026-11-24T01:02:03.000Z' };
    openHealth({
      problems: [
        { kind: 'backup_old', level: 'alert', facts },
        { kind: 'backup_untested', level: 'advice', facts: { at: null } },
        { kind: 'from_a_newer_version', level: 'alert', facts: {} },
      ],
      alerts: [
        { id: 2, kind: 'backup_old', facts, beganAt: well.at, endedAt: null },
        { id: 1, kind: 'mail_failed', facts: { mails: 11 }, beganAt: well.at, endedAt: well.at },
      ],
    });
    const panel = await region('What needs a hand');
    const alerts = panel.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toEqual([
      expect.stringMatching(
        /^Alert: The newest backup is of 2026-11-24 01:02 UTC\.Look whether BACKUP_EVERY/,
      ),
      expect.stringMatching(/^Advice: No backup was ever restored as a test\.Restore the newest one/),
      'Alert: Something needs a hand: from_a_newer_version.Update all hosts to one version.',
    ]);
    const past = panel.getByRole('table', { name: 'Alerts so far', hidden: true });
    const rows = within(past).getAllByRole('row', { hidden: true }).slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/still on$/),
      expect.stringMatching(/^11 mails were not sent/),
    ]);
  });

  it('says of what it lists below that it is to be looked at', async () => {
    openHealth({
      problems: [
        { kind: 'browser_errors_listed', level: 'advice', facts: { errors: 8 } },
        { kind: 'calls_failed_some', level: 'advice', facts: { calls: 1 } },
        { kind: 'mail_unsent', level: 'advice', facts: { mails: 3 } },
        { kind: 'backup_failed_before', level: 'advice', facts: { runs: 1 } },
      ],
      alerts: [{ id: 1, kind: 'backup_failed', facts: { at: well.at }, beganAt: well.at, endedAt: null }],
    });
    const panel = await region('What needs a hand');
    expect(panel.queryByText(/^Nothing is wrong/)).toBeNull();
    expect(panel.getAllByRole('alert').map(({ textContent }) => textContent?.split('.')[0])).toEqual([
      'Advice: 8 errors of browsers are on the list',
      'Advice: 1 call failed in the host within a day',
      'Advice: 3 mails were not sent within a week, or may not have left',
      'Advice: 1 backup of the newest five failed, but not the last',
    ]);
    // It was seen less than an hour ago.
    expect(panel.getByText('not now; over once it stays away for an hour')).toBeInTheDocument();
  });

  it('has each figure, and what it is made of', async () => {
    openHealth({
      backups: {
        newestAt: '2026-11-26T01:00:00.000Z',
        checkedAt: null,
        runs: [
          {
            ...{
              id: 1,
              beganAt: '2026-11-26T01:00:00.000Z',
              endedAt: '2026-11-26T01:01:00.000Z',
              bytes: 2048,
            },
            ...{ encrypted: true, ok: false, checkedAt: null, error: 'No room is left.' },
          },
        ],
      },
      mail: { mails: { waiting: 1234, failed: 1, unknown: 2 }, dueSince: '2026-11-26T09:00:00.000Z' },
    });
    const glance = await region('At a glance');
    expect(figure(glance, 'Version')).toBe('1.0.0');
    expect(figure(glance, 'Database')).toBe('50.0 MB');
    expect(figure(glance, 'Growth in 7 days')).toBe('+10.0 MB');
    expect(figure(glance, 'Growth in 30 days')).toBe('not known yet');
    expect(figure(glance, 'Newest tested restore')).toBe('none');
    expect(figure(glance, 'Mails waiting')).toMatch(/^1,234, since 26 November 2026/);
    expect(figure(glance, 'Mails that were not sent, or may not have been')).toBe('3');
    expect(figure(glance, 'Open chats and live pages')).toBe('3');
    expect(figure(glance, 'Calls refused by a limit, 24 hours')).toBe('7');
    const rowsOf = async (name: string) =>
      (await region(name))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(await rowsOf('Hosts')).toEqual([
      [
        'host-a',
        'runs',
        '1.0.0, Node 24.1.0',
        expect.stringContaining('2026') as string,
        '3',
        ...['300 MB', '4 %', '20.0 GB'],
      ],
    ]);
    expect(await rowsOf('Backups')).toEqual([
      [expect.stringContaining('2026'), 'failed: No room is left.', '2.0 kB', 'yes', 'not known yet'],
    ]);
    expect(await rowsOf('Calls that were slow, refused or failed')).toEqual([
      ['/rest/v1/rpc/track_consignment', '900', '7', '0', '2', '0.0123 s', '1.5 s'],
    ]);
  });

  it('names a host that has gone without a word', async () => {
    openHealth({ hosts: well.hosts.map((host) => ({ ...host, isAlive: false, diskFree: null })) });
    expect(
      (await region('Hosts')).getByRole('cell', { name: /^says nothing since 26 November/ }),
    ).toBeVisible();
    expect(figure(await region('At a glance'), 'Version')).toBe('no host reports');
  });

  it('says on a hosted project where to look instead', async () => {
    openHealth({ hosts: [] });
    expect((await region('Hosts')).getByText(/^No host reports here/)).toBeVisible();
  });

  it('takes an error off the list, and keeps the focus', async () => {
    let errors = well.errors;
    const { user, calls } = openHealth(
      {},
      {
        [rpc('health')]: () => ({ ...well, errors }),
        [rpc('forget_browser_error')]: () => {
          errors = [];
          return new Reply(204);
        },
      },
    );
    const panel = await region('Errors of browsers');
    expect(panel.getByRole('rowheader')).toHaveTextContent('Rejection: TypeError: x is not a function');
    await user.click(
      panel.getByRole('button', { name: 'Take off the list: TypeError: x is not a function' }),
    );
    expect(await panel.findByText('No browser has reported one.')).toBeVisible();
    expect(calls).toContainEqual([rpc('forget_browser_error'), { error: 4 }]);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Errors of browsers' })).toHaveFocus());
  });

  it('takes all errors off the list, up to when they were read', async () => {
    const [knownError] = well.errors;
    let errors = knownError ? [knownError, { ...knownError, id: 5, message: 'Error: another' }] : [];
    const { user, calls } = openHealth(
      {},
      {
        [rpc('health')]: () => ({ ...well, errors }),
        [rpc('forget_browser_errors')]: () => {
          errors = [];
          return new Reply(204);
        },
      },
    );
    const panel = await region('Errors of browsers');
    await user.click(panel.getByRole('button', { name: 'Take all off the list' }));
    expect(await panel.findByText('No browser has reported one.')).toBeVisible();
    expect(calls).toContainEqual([rpc('forget_browser_errors'), { until: well.at }]);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Errors of browsers' })).toHaveFocus());
  });

  it('can be asked again when it could not be read', async () => {
    let isDown = true;
    const { user } = openHealth(
      {},
      { [rpc('health')]: () => (isDown ? refusal(400, 'XX000', 'No.') : well) },
    );
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
    expect(retry.closest('[role=alert]')).toHaveTextContent('Could not read how the installation is');
    isDown = false;
    await user.click(retry);
    await region('At a glance');
  });

  it('is for owners alone', async () => {
    const { countOf } = openHealth({}, { [rpc('my_role')]: 'office' });
    await screen.findByRole('heading', { level: 1, name: /Consignment/ }, { timeout: 20_000 });
    expect(countOf(rpc('health'))).toBe(0);
    expect(screen.queryByRole('link', { name: 'Health' })).toBeNull();
  });
});

describe('the switch of alerts in the settings', () => {
  const openSettings = (script: Script = {}) =>
    openSignedIn('/auth/app/admin/settings', {
      'POST /auth/v1/factors': new Reply(404, {}),
      [rpc('my_sessions')]: [],
      ...script,
    });

  it('is set by an owner', async () => {
    let wanted = true;
    const { user, calls } = openSettings({
      [rpc('alerts_by_mail')]: () => wanted,
      [rpc('set_alerts_by_mail')]: (body: { wanted: boolean }) => {
        ({ wanted } = body);
        return new Reply(204);
      },
    });
    const box = (await region('Alerts by mail')).findByRole('checkbox', { name: 'Tell owners by mail' });
    expect(await box).toBeChecked();
    await user.click(await box);
    expect(await screen.findByText('The switch is set')).toBeVisible();
    expect(calls).toContainEqual([rpc('set_alerts_by_mail'), { wanted: false }]);
    await waitFor(async () => expect(await box).not.toBeChecked());
  });

  it('shows what is chosen while it is being saved, keeps the focus, and is saved once', async () => {
    const saved = onItsWay(new Reply(204));
    const { user, countOf } = openSettings({
      [rpc('alerts_by_mail')]: true,
      [rpc('set_alerts_by_mail')]: () => saved.arrived,
    });
    const box = await (
      await region('Alerts by mail')
    ).findByRole('checkbox', { name: 'Tell owners by mail' });
    await user.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    expect(box).toBeEnabled(); // disabled, it would lose the focus
    await user.keyboard(' ');
    expect(box).not.toBeChecked();
    saved.release();
    expect(await screen.findByText('The switch is set')).toBeVisible();
    expect(countOf(rpc('set_alerts_by_mail'))).toBe(1);
  });

  it('is not there for the office', async () => {
    openSettings({ [rpc('my_role')]: 'office' });
    await region('Reply time');
    expect(screen.queryByRole('region', { name: 'Alerts by mail' })).toBeNull();
  });
});
