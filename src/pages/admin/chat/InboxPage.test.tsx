import { act, screen, waitFor, within } from '@testing-library/react';
import { renderSignedIn } from '@/test/signedIn';
import { stubChat, type StubChat } from '@/test/stubChat';
import { StubTab, withoutTabs, withTabs } from '@/test/stubTabs';

const openInbox = async (chat: StubChat = stubChat()) => {
  const app = await renderSignedIn({ 'POST /auth/v1/logout': null, ...chat.script }, chat.realtime);
  await app.user.click(screen.getAllByRole('link', { name: /^Chat/ })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Chat', level: 1 });
  return { ...app, chat };
};

/** A visitor has written two messages. */
const waiting = () => {
  const chat = stubChat();
  chat.visitorWrites('Hello');
  chat.visitorWrites('Where is my shipment?');
  return chat;
};

const row = () => screen.findByRole('button', { name: /^visitor-ab12/ });
const reply = () => screen.findByRole('textbox', { name: 'Your reply' });
const log = () => screen.findByRole('log');

const openChat = async (chat = waiting()) => {
  const app = await openInbox(chat);
  await app.user.click(await row());
  await reply();
  return app;
};

describe('the unread count of the admin area', () => {
  it('is shown in the sidebar and the title, and rises with each message', async () => {
    const chat = waiting();
    await renderSignedIn(chat.script, chat.realtime);
    await screen.findAllByRole('link', { name: 'Chat 2 unread messages' });
    expect(document.title).toBe('(2) track | Carmine Cargo');
    await waitFor(() => expect(chat.realtime.joined()).toContain('admin:chats'));
    act(() => void chat.visitorWrites('Anybody?'));
    await screen.findAllByRole('link', { name: 'Chat 3 unread messages' });
    expect(document.title).toBe('(3) track | Carmine Cargo');
  });
});

it('the unread count includes chats that are not listed', async () => {
  const chat = waiting();
  const [first] = chat.chats;
  for (let no = 2; first && no <= 201; no += 1) chat.chats.push({ ...first, id: `chat-${no}` });
  await renderSignedIn(chat.script, chat.realtime);
  await screen.findAllByRole('link', { name: 'Chat 402 unread messages' });
});

describe('the list of visitors', () => {
  it('shows the last message, the unread count, and whether the chat has ended', async () => {
    const chat = waiting();
    chat.end();
    await openInbox(chat);
    expect(await row()).toHaveTextContent(/Chat ended.*Where is my shipment\?.*2 unread messages/);
  });

  it('shows when there are no chats', async () => {
    await openInbox();
    expect(await screen.findByText('No chats yet')).toBeVisible();
  });

  it('shows that it could not be fetched, and fetches it again', async () => {
    const chat = waiting();
    chat.server.fault = (name) => (name === 'list' ? 'down' : undefined);
    const app = await openInbox(chat);
    expect(await screen.findByText('All chat could not be fetched')).toBeVisible();
    chat.server.fault = () => undefined;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row()).toBeVisible();
  });
});

describe('a chat in the inbox', () => {
  it('keeps its heading when newer chats push it out of the list', async () => {
    const { chat } = await openChat();
    const [firstChat] = chat.chats;
    for (let no = 2; firstChat && no <= 201; no += 1)
      chat.chats.push({ ...firstChat, id: `chat-${no}`, readSeq: 0, items: [...firstChat.items] });
    act(() => void chat.visitorWrites('Hello', chat.chats.at(-1)));
    await screen.findAllByRole('link', { name: 'Chat 401 unread messages' });
    expect(screen.getByRole('heading', { name: 'visitor-ab12', level: 2 })).toBeVisible();
  });

  it('is highlighted and marked as read once selected', async () => {
    const app = await openChat();
    expect(await row()).toHaveAttribute('aria-current', 'true');
    expect(await within(await log()).findByText('Where is my shipment?')).toBeVisible();
    await waitFor(() => expect(app.chat.chats[0]?.readSeq).toBe(2));
    await waitFor(async () => expect(await row()).not.toHaveTextContent('unread'));
    await waitFor(() => expect(document.title).toBe('send_messages | Carmine Cargo'));
  });

  it('sends a reply that is not blank', async () => {
    const app = await openChat();
    await app.user.type(await reply(), '   {Enter}');
    expect(app.countOf('POST /rest/v1/rpc/chat_reply')).toBe(0);
    await app.user.clear(await reply());
    await app.user.type(await reply(), 'It is in Tema.');
    await app.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await within(await log()).findByText('Sent')).toBeInTheDocument();
    expect(app.chat.texts()).toEqual([['Hello', 'Where is my shipment?', 'It is in Tema.']]);
    act(() => void app.chat.mark('seenSeq', 3));
    expect(await within(await log()).findByText('Read')).toBeInTheDocument();
  });

  it('has no reply box while none is selected', async () => {
    await openInbox(waiting());
    await row();
    expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
    expect(screen.getByText('Choose a visitor to read and reply.')).toBeInTheDocument();
  });

  it('keeps a draft after going back to the list', async () => {
    const app = await openChat();
    await app.user.type(await reply(), 'Half a sen');
    await app.user.click(screen.getByRole('button', { name: 'Back to the visitors', hidden: true }));
    expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
    await app.user.tab(); // onwards from the list
    expect(await row()).toHaveFocus();
    await app.user.click(await row());
    expect(await reply()).toHaveValue('Half a sen');
  });

  it('that the visitor has ended shows that and has no reply box', async () => {
    const app = await openChat();
    await waitFor(() => expect(app.chat.realtime.joined()).toContain('admin:chats'));
    await app.user.click(await reply());
    act(() => void app.chat.end());
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull());
    expect(screen.getAllByText('Chat ended').length).toBeGreaterThan(1);
    expect(document.activeElement).toHaveAttribute('role', 'alert');
    expect(screen.queryByText(/was not sent/)).toBeNull();
  });

  it('that the visitor has ended shows the unsent draft', async () => {
    const app = await openChat();
    await waitFor(() => expect(app.chat.realtime.joined()).toContain('admin:chats'));
    await app.user.type(await reply(), 'It is in Te');
    act(() => void app.chat.end());
    expect(await screen.findByText('Your reply was not sent:')).toBeVisible();
    expect(screen.getByText('It is in Te')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Back to the visitors', hidden: true }));
    await app.user.click(await row());
    expect(await screen.findByText('It is in Te')).toBeVisible();
  });

  it('that has ended is marked as read once selected', async () => {
    const chat = waiting();
    chat.end();
    const app = await openInbox(chat);
    await app.user.click(await row());
    await waitFor(() => expect(chat.chats[0]?.readSeq).toBe(2));
    await waitFor(async () => expect(await row()).not.toHaveTextContent('unread'));
    await waitFor(() => expect(document.title).toBe('send_messages | Carmine Cargo'));
  });

  it('that cannot be fetched shows an error, and is fetched again', async () => {
    const chat = waiting();
    const app = await openInbox(chat);
    chat.server.fault = (name) => (name === 'chat_agent_read' ? 'down' : undefined);
    await app.user.click(await row());
    expect(await screen.findByText('This chat could not be fetched')).toBeVisible();
    chat.server.fault = () => undefined;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await log()).findByText('Hello')).toBeVisible();
  });
});

describe('closing a chat', () => {
  const close = () => screen.getByRole('button', { name: 'Close and keep' });

  it('ends it and keeps it readable', async () => {
    const { user } = await openChat();
    await user.click(close());
    expect(await screen.findAllByText('Chat ended')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Close and keep' })).toBeNull();
    expect(within(await log()).getByText('Where is my shipment?')).toBeVisible();
  });

  it('leaves it open if a message has arrived that was not read', async () => {
    const { user, chat } = await openChat();
    chat.server.isPoking = false;
    chat.visitorWrites('One more thing');
    await user.click(close());
    expect(await screen.findByText(/A new message has arrived, so the chat was not closed/)).toBeVisible();
    expect(chat.chats[0]?.isEnded).toBe(false);
    await within(await log()).findByText('One more thing');
    await user.click(close());
    await waitFor(() => expect(chat.chats[0]?.isEnded).toBe(true));
  });
});

describe('the details of a chat', () => {
  it('say whose it is, and keep a note that could not be saved', async () => {
    const { user, chat } = await openChat();
    await user.click(screen.getByRole('button', { name: 'Details' }));
    const panel = within(await screen.findByRole('complementary', { name: 'Details of visitor-ab12' }));
    expect(await panel.findByLabelText('Assigned to')).toHaveDisplayValue('Nobody');
    await user.click(panel.getByRole('button', { name: 'Add the note' }));
    expect(panel.getByText('Write the note first.')).toBeVisible();
    chat.server.fault = (name) => (name === 'chat_add_note' ? 'error' : undefined);
    await user.type(panel.getByLabelText('New note'), 'Papers are at the port');
    await user.click(panel.getByRole('button', { name: 'Add the note' }));
    expect(await panel.findByRole('alert')).toBeVisible();
    expect(panel.getByLabelText('New note')).toHaveValue('Papers are at the port');
    await user.click(panel.getByRole('button', { name: 'Hide the details' }));
    await user.click(screen.getByRole('button', { name: 'Details' }));
    expect(await screen.findByLabelText('New note')).toHaveValue('Papers are at the port');
  });
});

describe('ending a chat', () => {
  const askToEnd = async (app: Awaited<ReturnType<typeof openChat>>) => {
    await app.user.click(screen.getByRole('button', { name: 'End this Chat' }));
    return screen.findByRole('dialog', { name: 'End this Chat' });
  };

  it('deletes it after a confirmation', async () => {
    const app = await openChat();
    await app.user.click(within(await askToEnd(app)).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.chat.chats).toHaveLength(1);
    await app.user.click(within(await askToEnd(app)).getByRole('button', { name: 'End chat' }));
    expect(await screen.findByText('Deletion is successful')).toBeVisible();
    expect(await screen.findByText('No chats yet')).toBeVisible();
    expect(app.chat.chats).toEqual([]);
  });

  it('keeps a chat with a message newer than the question, and asks again', async () => {
    const app = await openChat();
    const dialog = await askToEnd(app);
    act(() => void app.chat.visitorWrites('One more thing'));
    await app.user.click(within(dialog).getByRole('button', { name: 'End chat' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^A new message has arrived/);
    expect(app.chat.texts()).toEqual([['Hello', 'Where is my shipment?', 'One more thing']]);
    expect(screen.getByText('One more thing', { selector: '[role=log] *' })).toBeInTheDocument();
    expect(screen.queryByText('Deletion is successful')).toBeNull();
    await app.user.click(within(dialog).getByRole('button', { name: 'End chat' }));
    expect(await screen.findByText('Deletion is successful')).toBeVisible();
    expect(app.chat.chats).toEqual([]);
  });

  it('succeeds if another window has already deleted the chat', async () => {
    const app = await openChat();
    const dialog = await askToEnd(app);
    app.chat.server.isPoking = false;
    app.chat.remove();
    await app.user.click(within(dialog).getByRole('button', { name: 'End chat' }));
    expect(await screen.findByText('No chats yet')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End this Chat' })).toBeNull());
  });

  it('shows an error when it fails', async () => {
    const app = await openChat();
    app.chat.server.fault = (name) => (name === 'delete' ? 'error' : undefined);
    await app.user.click(within(await askToEnd(app)).getByRole('button', { name: 'End chat' }));
    expect(await screen.findByText('This file could not be downloaded')).toBeVisible();
    expect(app.chat.chats).toHaveLength(1);
  });
});

describe('signing out in another tab', () => {
  beforeEach(withTabs);
  afterEach(withoutTabs);

  it('returns unsent replies to their box after signing in again', async () => {
    const app = await openChat();
    app.chat.server.fault = (name) => (name === 'chat_reply' ? 'down' : undefined);
    await app.user.type(await reply(), 'It is in Tema.{Enter}Half a sen');
    act(() => new StubTab('admin-active').postMessage('signedOut'));
    await screen.findByRole('button', { name: 'Login' });
    expect(screen.getByText(/You logged out in another tab/)).toBeVisible();
    expect(JSON.stringify([{ ...sessionStorage }, app.store.getState()])).not.toMatch(/Tema|Half a sen/);
    app.chat.server.fault = () => undefined;
    await app.user.type(screen.getByLabelText('Email'), 'admin@carmine.example');
    await app.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await app.user.click((await screen.findAllByRole('link', { name: /^Chat/ }))[0] as HTMLElement);
    await app.user.click(await row());
    expect(await reply()).toHaveValue('It is in Tema.\nHalf a sen');
    expect(app.chat.texts()).toEqual([['Hello', 'Where is my shipment?']]);
  });
});

describe('signing out', () => {
  it('leaves no channel and no unsent reply, and resets the socket to the public key', async () => {
    const app = await openChat();
    await waitFor(() => expect(app.chat.realtime.joined()).toContain('admin:chats'));
    expect(app.chat.realtime.server.tokens[0]).toMatch(/^eyJ/);
    app.chat.server.fault = (name) => (name === 'chat_reply' ? 'down' : undefined);
    await app.user.type(await reply(), 'Never sent{Enter}');
    await app.user.click(screen.getByRole('button', { name: 'Log out' }));
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }));
    await screen.findByRole('button', { name: 'Login' });
    await waitFor(() => expect(app.db.getChannels()).toEqual([]));
    await waitFor(() => expect(app.db.realtime.accessTokenValue).toBe('sb_publishable_test'));
    expect(app.store.getState().chatOutbox).toEqual([]);
    expect(sessionStorage.getItem('chat-outbox')).toBeNull();
  });
});
