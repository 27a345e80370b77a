import { screen } from '@testing-library/react';
import { renderPart } from '@/test/renderPart';
import { pass } from '@/test/viewport';
import { Handling } from './Handling';

jest.mock('../../deskApi', () => ({
  useAssignChatMutation: () => [jest.fn(), {}],
  useSnoozeChatMutation: () => [jest.fn(), {}],
}));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('offers another snooze when the one that is shown ends', async () => {
  const snoozedUntil = new Date(Date.now() + 90_000).toISOString();
  renderPart(
    <Handling
      chat="chat"
      assignedTo={null}
      snoozedUntil={snoozedUntil}
      me="ama@carmine.example"
      agents={[]}
    />,
  );
  const end = () => screen.queryByRole('button', { name: 'End the snooze' });
  await pass(60_000);
  expect(end()).toBeVisible();
  await pass(60_000);
  expect(end()).toBeNull();
  expect(screen.getByRole('group', { name: 'Snooze until' })).toBeVisible();
});
