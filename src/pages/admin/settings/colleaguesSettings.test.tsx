import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSignedIn } from '@/test/signedIn';
import { refusal, Reply, type Script } from '@/test/stubBackend';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const SLOW = { timeout: 120_000 };
const NO_DAYS = Array.from({ length: 7 }, () => [] as string[][]);
const hoursOf = (monday: string[][], friday: string[][], holidays: string[] = []) => ({
  zone: 'Europe/Berlin',
  week: [monday, ...NO_DAYS.slice(1, 4), friday, ...NO_DAYS.slice(5)],
  holidays,
});
const MORNING = [['09:00', '12:00']];
const DAY = [['09:00', '17:00']];
const LONG = [['08:00', '18:00']];

/** A value of the backend that is replaced only by whoever knows it. */
const shared = <Value,>(first: Value, nameOf: string) => {
  const state = { stored: first };
  const replace = (expected: unknown, next: Value) => {
    if (JSON.stringify(expected) !== JSON.stringify(state.stored))
      return refusal(409, 'PT409', `Somebody has changed ${nameOf}.`);
    state.stored = next;
    return new Reply(204);
  };
  return { state, replace };
};

const openSettings = (script: Script) =>
  openSignedIn('/auth/app/admin/settings', {
    [rpc('my_sessions')]: [],
    ...script,
  });
type App = ReturnType<typeof openSettings>;

const panelOf = async (name: string) => within(await screen.findByRole('region', { name }, SLOW));
const goAway = async ({ user }: App) => {
  const pages = within(screen.getByRole('navigation', { name: 'Admin' }));
  await user.click(pages.getByRole('link', { name: 'Consignment' }));
  await screen.findByRole('heading', { name: 'Consignment', level: 1 }, SLOW);
};

describe('hours of the chat that a colleague changes', () => {
  type Hours = ReturnType<typeof hoursOf>;
  const openHours = () => {
    const { state, replace } = shared<Hours>(hoursOf(MORNING, MORNING), 'the hours');
    const app = openSettings({
      [rpc('office_hours')]: () => state.stored,
      [rpc('set_office_hours')]: ({ expected, ...hours }: Hours & { expected: Hours }) =>
        replace(expected, hours),
    });
    return { ...app, state };
  };
  const hoursPanel = async () => {
    const panel = await panelOf('Hours of the chat');
    await panel.findByLabelText('Monday');
    return {
      ...panel,
      fill: (label: string, value: string) =>
        fireEvent.change(panel.getByLabelText(label), { target: { value } }),
    };
  };

  it('are shown by a form in which nothing was typed', async () => {
    const app = openHours();
    expect((await hoursPanel()).getByLabelText('Monday')).toHaveValue('09:00-12:00');
    await goAway(app);
    app.state.stored = hoursOf(DAY, MORNING);
    app.back();
    const panel = await hoursPanel();
    await waitFor(() => expect(panel.getByLabelText('Monday')).toHaveValue('09:00-17:00'));
    panel.fill('Friday', '9-17');
    await app.user.click(panel.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Hours of the chat saved')).toBeVisible();
    expect(app.state.stored).toEqual(hoursOf(DAY, DAY));
    await waitFor(() => expect(panel.getByLabelText('Friday')).toHaveValue('09:00-17:00'));
    expect(sessionStorage.getItem('draft:office-hours')).toBeNull();
  });

  it('are kept when they are saved with others, and replaced once they were seen', async () => {
    const app = openHours();
    const panel = await hoursPanel();
    panel.fill('Friday', '9-17');
    app.state.stored = hoursOf(DAY, LONG);
    await app.user.click(panel.getByRole('button', { name: 'Save' }));
    expect(await panel.findByText('Somebody has changed the hours.')).toBeVisible();
    expect(app.state.stored).toEqual(hoursOf(DAY, LONG));
    expect(panel.getByText(/^These hours are stored now\./)).toBeVisible();
    expect(panel.getByText('08:00-18:00')).toBeVisible();
    expect(panel.getByLabelText('Friday')).toHaveValue('9-17');
    expect(panel.getByLabelText('Monday')).toHaveValue('09:00-17:00');
    await app.user.click(panel.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Hours of the chat saved')).toBeVisible();
    expect(app.state.stored).toEqual(hoursOf(DAY, DAY));
    await waitFor(() => expect(panel.queryByText(/^These hours are stored now\./)).not.toBeInTheDocument());
  });

  it('are not replaced by what was typed before, on an earlier visit of the page', async () => {
    const app = openHours();
    const before = await hoursPanel();
    before.fill('Holidays', '2026-12-25\n2027-01-01');
    before.fill('Friday', '9-17');
    await goAway(app);
    app.state.stored = hoursOf(DAY, LONG);
    app.back();
    const panel = await hoursPanel();
    expect(panel.getByText('What you typed and did not save is back. Please check it.')).toBeVisible();
    expect(panel.getByLabelText('Holidays')).toHaveValue('2026-12-25\n2027-01-01');
    expect(panel.getByLabelText('Friday')).toHaveValue('9-17');
    await waitFor(() => expect(app.countOf(rpc('office_hours'))).toBe(2));
    await app.user.click(panel.getByRole('button', { name: 'Save' }));
    expect(await panel.findByText('Somebody has changed the hours.')).toBeVisible();
    expect(app.state.stored).toEqual(hoursOf(DAY, LONG));
    expect(panel.getByLabelText('Holidays')).toHaveValue('2026-12-25\n2027-01-01');
  });

  it('are shown again when what was typed is discarded', async () => {
    const app = openHours();
    (await hoursPanel()).fill('Friday', '9-17');
    await goAway(app);
    app.back();
    const panel = await hoursPanel();
    await app.user.click(panel.getByRole('button', { name: 'Start over' }));
    expect(panel.getByLabelText('Friday')).toHaveValue('09:00-12:00');
    expect(sessionStorage.getItem('draft:office-hours')).toBeNull();
  });
});

describe('a reply time that a colleague changes', () => {
  it.each([
    [24, /^24 hours are stored now\./],
    [1, /^1 hour is stored now\./],
  ])(
    'to %p is kept when it is saved with another, and replaced once it was seen',
    async (otherHours, message) => {
      const { state, replace } = shared<{ hours: number | null }>({ hours: null }, 'the reply time');
      const { user } = openSettings({
        [rpc('reply_time')]: () => state.stored.hours,
        [rpc('set_reply_time')]: ({ hours = null, expected }: { hours?: number | null; expected: unknown }) =>
          replace(expected, { hours }),
      });
      const panel = await panelOf('Reply time');
      const field = await panel.findByRole('textbox', {}, SLOW);
      await user.type(field, '8');
      state.stored = { hours: otherHours };
      await user.click(panel.getByRole('button', { name: 'Save' }));
      expect(await panel.findByText('Somebody has changed the reply time.')).toBeVisible();
      expect(panel.getByText(message)).toBeVisible();
      expect(field).toHaveValue('8');
      await user.click(panel.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Reply time saved')).toBeVisible();
      expect(state.stored).toEqual({ hours: 8 });
    },
  );
});

describe('words of a notice that a colleague changes', () => {
  const departed = { code: 'departed', label: 'Departed', rank: 2, opens: null, undoes: null };
  interface Rule {
    toSender: boolean;
    toReceiver: boolean;
    subject: string | null;
    text: string | null;
  }
  const openRules = () => {
    const state: { rules: Record<string, Rule> } = { rules: {} };
    const app = openSettings({
      'GET /rest/v1/event_code': [{ ...departed, closes: [], ends: false, position: 1 }],
      [rpc('notice_rules')]: () => state.rules,
      [rpc('set_notice_rule')]: ({ expected, subject }: { expected?: Partial<Rule>; subject?: string }) =>
        expected && expected.subject !== (state.rules.departed?.subject ?? null)
          ? refusal(409, 'PT409', 'Somebody has changed these words.')
          : ((state.rules = { departed: { ...otherRule, subject: subject ?? otherRule.subject } }),
            new Reply(204)),
    });
    return { ...app, state };
  };
  const otherRule: Rule = { toSender: false, toReceiver: false, subject: 'Theirs', text: 'Their text.' };

  it('are not sent with a tick', async () => {
    const { user, calls } = openRules();
    await user.click(await screen.findByRole('checkbox', { name: 'Tell the sender of “Departed”' }, SLOW));
    expect(await screen.findByText('The setting is saved')).toBeVisible();
    expect(calls).toContainEqual([rpc('set_notice_rule'), { about: 'departed', to_sender: true }]);
  });

  it('are kept when others are saved, and replaced once they were seen', async () => {
    const { user, state } = openRules();
    await user.click(await screen.findByRole('button', { name: 'Edit words of “Departed”' }, SLOW));
    const dialog = within(await screen.findByRole('dialog', {}, SLOW));
    const subject = await dialog.findByRole('textbox', { name: /^Subject/ });
    await user.clear(subject);
    await user.type(subject, 'Ours');
    state.rules = { departed: otherRule };
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await dialog.findByText(/^Somebody has changed these words since you opened them\./),
    ).toBeVisible();
    expect(dialog.getByText('Theirs')).toBeVisible();
    expect(dialog.getByText('Their text.')).toBeVisible();
    expect(subject).toHaveValue('Ours');
    expect(state.rules).toEqual({ departed: otherRule });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(state.rules.departed?.subject).toBe('Ours');
  });
});
