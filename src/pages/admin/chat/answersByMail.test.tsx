import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { openSignedIn } from '@/test/signedIn';
import { refusal, Reply } from '@/test/stubBackend';
import { stubChat } from '@/test/stubChat';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const NO_DAYS = Array.from({ length: 7 }, () => [] as string[][]);

describe('the hours of the chat', () => {
  const openSettings = (script: object = {}, role = 'owner') =>
    openSignedIn(paths.adminSettings, {
      'POST /auth/v1/factors': new Reply(404, {}),
      [rpc('my_sessions')]: [],
      [rpc('my_role')]: role,
      ...script,
    });
  const panelOf = async () => within(await screen.findByRole('region', { name: 'Hours of the chat' }));

  it('are set by an owner, as they are written', async () => {
    const { user, calls } = openSettings({ [rpc('set_office_hours')]: new Reply(204) });
    const panel = await panelOf();
    const fill = (label: string, value: string) =>
      fireEvent.change(panel.getByLabelText(label), { target: { value } });
    await panel.findByLabelText('Monday');
    fill('Time zone', 'Europe/Berlin');
    fill('Monday', '9-12, 13-25');
    await user.click(panel.getByRole('button', { name: 'Save' }));
    expect(
      await panel.findByText('Write up to two times of the day, such as 09:00-12:00, 13:00-17:00'),
    ).toBeVisible();
    fill('Monday', '9-12, 13-17:30');
    fill('Holidays', '2026-12-25\n2027-01-01');
    await user.click(panel.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Hours of the chat saved')).toBeVisible();
    const [, ...closed] = NO_DAYS;
    expect(calls).toContainEqual([
      rpc('set_office_hours'),
      {
        zone: 'Europe/Berlin',
        week: [
          [
            ['09:00', '12:00'],
            ['13:00', '17:30'],
          ],
          ...closed,
        ],
        holidays: ['2026-12-25', '2027-01-01'],
        expected: { zone: 'Etc/UTC', week: NO_DAYS, holidays: [] },
      },
    ]);
  });

  it('stay as they were typed when they could not be saved', async () => {
    const { user } = openSettings({
      [rpc('set_office_hours')]: refusal(503, 'PT503', 'Try again in a moment.'),
    });
    const panel = await panelOf();
    fireEvent.change(await panel.findByLabelText('Friday'), { target: { value: '9-15' } });
    await user.click(panel.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('The hours could not be saved')).length).toBeGreaterThan(0);
    expect(panel.getByLabelText('Friday')).toHaveValue('9-15');
  });

  it('are read by the office, which changes nothing', async () => {
    openSettings(
      {
        [rpc('office_hours')]: {
          zone: 'Asia/Tokyo',
          week: [[['09:00', '17:00']], ...NO_DAYS.slice(1)],
          holidays: [],
        },
      },
      'office',
    );
    const panel = await panelOf();
    expect(await panel.findByLabelText('Monday')).toHaveValue('09:00-17:00');
    expect(panel.getByLabelText('Monday')).toBeDisabled();
    expect(panel.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('an agent', () => {
  it('says to be there while the admin area is open', async () => {
    const { countOf } = openSignedIn(paths.adminSettings, {
      'POST /auth/v1/factors': new Reply(404, {}),
      [rpc('my_sessions')]: [],
    });
    await waitFor(() => expect(countOf(rpc('agent_present'))).toBeGreaterThan(0));
  });

  it('sees that the visitor has left an address, and what becomes of the answer', async () => {
    const chat = stubChat();
    chat.visitorWrites('Where is it?');
    const mail = {
      email: 'ada@visitor.test',
      state: null as string | null,
      dueAt: '2026-03-01T08:04:00Z',
      at: '2026-03-01T08:05:00Z',
      reason: 'No such user',
    };
    const app = openSignedIn(
      paths.adminChat,
      { ...chat.script, [rpc('chat_agent_address')]: () => ({ ...mail }) },
      chat.realtime,
    );
    await app.user.click(await screen.findByRole('button', { name: /^visitor-ab12/ }));
    const line = await screen.findByText(/^The visitor has left ada@visitor\.test\./);
    expect(line).toHaveTextContent('An answer that stays unread for some minutes goes there.');
    mail.state = 'waiting';
    await app.user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'On its way{Enter}');
    await waitFor(() =>
      expect(line).toHaveTextContent('Your answer goes there at 08:04 unless it is read before.'),
    );
    await waitFor(() => expect(chat.realtime.joined()).toContain('admin:chats'));
    const states = {
      sending: 'Your answer is being sent there.',
      sent: 'Mailed there on 1 March 2026, 08:05 GMT.',
      kept: 'Kept in the outbox on 1 March 2026, 08:05 GMT: this site has no mail server.',
      failed: 'Your answer could not be mailed: No such user',
      unknown: 'Sending was interrupted: nobody can tell whether your answer was mailed.',
    };
    for (const [state, words] of Object.entries(states)) {
      mail.state = state;
      act(() =>
        chat.realtime.poke('admin:chats', { kind: 'address', seq: 0, by: 'agent', chat: chat.chats[0]?.id }),
      );
      await waitFor(() => expect(line).toHaveTextContent(words));
    }
  });
});
