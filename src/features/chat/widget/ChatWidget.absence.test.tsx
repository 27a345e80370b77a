import { screen, waitFor } from '@testing-library/react';
import { countOf, openWindow, write } from '@/test/chatWidget';
import { stubChat } from '@/test/stubChat';
import type { SupportStatus } from '../supportApi';
import { absenceWords } from './absenceWords';

const AWAY: SupportStatus = { isOpen: true, isPresent: false, opensAt: null };
const openAway = (support = AWAY) => {
  const chat = stubChat();
  chat.server.support = support;
  return openWindow(chat);
};
const address = () => screen.findByRole('textbox', { name: 'Your e-mail address' });
const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });
const press = (name: string) => screen.findByRole('button', { name });

describe('a visitor whom nobody answers now', () => {
  it('is told when the headquarters open, where the chat has no hours of its own', () => {
    const away = (at: string) => absenceWords(AWAY, Date.parse(at));
    expect(away('2026-03-03T10:00:00Z')).toBe(
      'Nobody is here right now. Write all the same: we answer as soon as somebody is back.',
    );
    expect(away('2026-03-01T10:00:00Z')).toMatch(/we answer from Mon \d\d:\d\d \(Rotterdam time\)\.$/);
  });

  it.each([
    [
      { isOpen: false, isPresent: true, opensAt: '2026-03-02T08:00:00.000Z' },
      'We are not here now. Write all the same: we answer from 2 March 2026, 08:00 GMT (your time).',
    ],
    [
      { isOpen: false, isPresent: false, opensAt: null },
      'We are not here for some time. Write all the same: we answer when we are back.',
    ],
  ])('is told when to expect an answer: %j', async (support, words) => {
    await openAway(support);
    const status = await screen.findByText(words);
    expect(status).toHaveAttribute('role', 'status');
  });

  it('is told nothing while somebody is there', async () => {
    const app = await openWindow();
    await waitFor(() => expect(countOf(app, 'support_status')).toBe(1));
    expect(screen.queryByText(/Write all the same/)).toBeNull();
    await write(app, 'Hello');
    await waitFor(() => expect(countOf(app, 'chat_address')).toBe(1));
    expect(screen.queryByRole('button', { name: 'Get the answer by e-mail' })).toBeNull();
  });

  it('can write without an address, and leave, change and remove one once the chat has begun', async () => {
    const app = await openAway();
    await screen.findByText(/^Nobody is here/);
    expect(screen.queryByRole('button', { name: 'Get the answer by e-mail' })).toBeNull();
    await write(app, 'Hello');
    await app.user.click(await press('Get the answer by e-mail'));
    expect(await address()).toHaveFocus();
    await app.user.type(await address(), ' ada@visitor.test {Enter}');
    expect(
      await screen.findByText(/^What you do not read here goes to a\*\*\*@visitor\.test\./),
    ).toBeVisible();
    expect(app.calls).toContainEqual([
      'POST /rest/v1/rpc/chat_leave_address',
      { token: app.chat.chats[0]?.token, email: 'ada@visitor.test' },
    ]);
    await app.user.click(await press('Change'));
    await app.user.click(await press('Remove'));
    expect(await screen.findByText(/^Nobody is here/)).toBeVisible();
    expect(app.chat.chats[0]?.email).toBe('');
    expect(app.chat.texts()).toEqual([['Hello']]);
  });

  it('keeps what was typed when it is no address, or could not be saved', async () => {
    const app = await openAway();
    await write(app, 'Hello');
    await app.user.click(await press('Get the answer by e-mail'));
    await app.user.type(await address(), 'ada@{Enter}');
    expect(await screen.findByText('Enter one e-mail address, such as name@example.com')).toBeVisible();
    expect(countOf(app, 'chat_leave_address')).toBe(0);
    app.chat.server.fault = (name) => (name === 'chat_leave_address' ? 'refused' : undefined);
    await app.user.type(await address(), 'visitor.test{Enter}');
    expect((await screen.findAllByText('The address could not be changed')).length).toBeGreaterThan(0);
    expect(await address()).toHaveValue('ada@visitor.test');
    await app.user.click(screen.getByRole('button', { name: 'Minimize the chat' }));
    await app.user.click(await press('Chat with support'));
    await app.user.click(await press('Get the answer by e-mail'));
    expect(await address()).toHaveValue('ada@visitor.test');
  });

  it('sees that an address was left in another tab or before', async () => {
    const app = await openAway({ isOpen: true, isPresent: true, opensAt: null });
    await write(app, 'Hello');
    const [chat] = app.chat.chats;
    await waitFor(() => expect(app.chat.realtime.joined()).toHaveLength(1));
    await waitFor(() => expect(countOf(app, 'chat_address')).toBe(1));
    if (chat) chat.email = 'ada@visitor.test';
    app.chat.realtime.poke(`chat:${chat?.id}`, { kind: 'address', seq: 0, by: 'visitor' });
    expect(
      await screen.findByText(/^What you do not read here goes to a\*\*\*@visitor\.test\./),
    ).toBeVisible();
  });
});

it('the conversation is saved as a file, also once it has ended', async () => {
  const blobs: Blob[] = [];
  const create = jest.fn((blob: Blob) => {
    blobs.push(blob);
    return 'blob:file';
  });
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const app = await openWindow();
  expect(screen.queryByRole('button', { name: 'Save the conversation as a file' })).toBeNull();
  await write(app, 'مرحبا 🚢');
  await app.user.click(await press('Save the conversation as a file'));
  app.chat.end();
  await screen.findByText('Chat ended');
  await app.user.click(await press('Save the conversation as a file'));
  const texts = await Promise.all(blobs.map(textOf));
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).toContain('\nمرحبا 🚢\n');
});
