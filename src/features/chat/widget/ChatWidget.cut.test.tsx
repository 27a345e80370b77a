import { fireEvent, screen } from '@testing-library/react';
import { LOAD_AGAIN_MS } from '@/config/timing';
import { openPage } from '@/test/chatWidget';
import { pass } from '@/test/viewport';

const mockLine = { isCut: true };

jest.mock('./OwnChat', () => {
  if (mockLine.isCut) throw new Error('The line is dead.');
  return jest.requireActual<object>('./OwnChat');
});

describe('the chat button when the chat’s script fails to load', () => {
  afterEach(() => jest.useRealTimers());

  it('opens the window once after repeated presses', async () => {
    const { launcher } = await openPage();
    jest.useFakeTimers();
    fireEvent.click(launcher);
    await pass(2_000);
    fireEvent.click(launcher);
    await pass(1_000);
    mockLine.isCut = false;
    await pass(LOAD_AGAIN_MS - 3_000);
    fireEvent.click(screen.getByRole('button', { name: 'Minimize the chat' }));
    await pass(LOAD_AGAIN_MS);
    expect(screen.getByRole('button', { name: 'Chat with support' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Minimize the chat' })).toBeNull();
  });
});
