import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { countOf, log } from '@/test/chatWidget';
import { renderApp } from '@/test/renderApp';
import { stubChat } from '@/test/stubChat';

const [OWN, LINK, OTHER] = ['o', 'l', 'x'].map((letter) => letter.repeat(43)) as [string, string, string];
const key = () => localStorage.getItem(storageKeys.chatToken);

/** A conversation to which a mail has a link. */
const answered = () => {
  const chat = stubChat();
  chat.visitorWrites('Where is it?');
  chat.agentWrites('On its way');
  const [first] = chat.chats;
  if (first) Object.assign(first, { token: OWN, link: LINK, email: 'ada@visitor.test' });
  return chat;
};
/** Another one, that this browser has. */
const withOther = (chat = answered()) => {
  const [first] = chat.chats;
  if (first)
    chat.chats.push({ ...first, id: 'other', token: OTHER, link: undefined, items: first.items.slice(0, 1) });
  localStorage.setItem(storageKeys.chatToken, OTHER);
  return chat;
};
const openConversation = (chat = answered(), fragment = `#${LINK}`) => ({
  ...renderApp(`${paths.conversation}${fragment}`, chat.script, chat.realtime),
  chat,
});
const expectShown = async (text: string) =>
  expect(await screen.findByText(text, { selector: '[role=log] *' })).toBeVisible();
const press = (name: string) => screen.findByRole('button', { name });

describe('the link in a mail with answers', () => {
  it('opens the conversation, which is this browser’s from then on', async () => {
    const app = openConversation();
    await expectShown('On its way');
    expect(await screen.findByRole('dialog', { name: 'Support chat' })).toBeVisible();
    await waitFor(() => expect(key()).toBe(LINK));
    await waitFor(() => expect(app.chat.chats[0]?.seenSeq).toBe(2));
    expect(countOf(app, 'chat_address')).toBeGreaterThan(0);
    await app.user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Thank you{Enter}');
    await within(log()).findByText('Thank you');
    await waitFor(() => expect(app.chat.texts()).toEqual([['Where is it?', 'On its way', 'Thank you']]));
  });

  it('opens the conversation that the browser has already by its own key', async () => {
    localStorage.setItem(storageKeys.chatToken, OWN);
    openConversation();
    await expectShown('On its way');
    expect(key()).toBe(OWN);
  });

  it('says that it is over', async () => {
    openConversation(stubChat());
    expect(await screen.findByText(/^This link leads nowhere any more/)).toBeVisible();
    expect(key()).toBeNull();
  });

  it('asks before another conversation is given up, and keeps it', async () => {
    const app = openConversation(withOther());
    await app.user.click(await press('Keep the other one'));
    expect(await screen.findByText(/^The other conversation was kept/)).toBeVisible();
    await expectShown('Where is it?');
    expect([key(), app.chat.chats[1]?.isEnded]).toEqual([OTHER, false]);
  });

  it('ends the other conversation when that is chosen', async () => {
    const app = openConversation(withOther());
    await app.user.click(await press('End the other one, open this one'));
    await expectShown('On its way');
    await waitFor(() => expect(app.chat.chats.map(({ isEnded }) => isEnded)).toEqual([false, true]));
    await waitFor(() => expect(key()).toBe(LINK));
  });

  it('takes the place of a conversation that has ended', async () => {
    const chat = withOther();
    if (chat.chats[1]) chat.chats[1].isEnded = true;
    openConversation(chat);
    await expectShown('On its way');
    await waitFor(() => expect(key()).toBe(LINK));
  });

  it('says that it could not be opened, and tries again', async () => {
    const chat = answered();
    chat.server.fault = (name) => (name === 'chat_read' ? 'refused' : undefined);
    const app = openConversation(chat);
    expect(await screen.findByText('The conversation could not be opened')).toBeVisible();
    chat.server.fault = () => undefined;
    await app.user.click(await press('Try again'));
    await expectShown('On its way');
  });

  it('is asked for again where the address has none', async () => {
    openConversation(answered(), '');
    expect(await screen.findByText(/^Links are not kept here/)).toBeVisible();
  });

  it('is not needed for the conversation that the browser has, as after a reload', async () => {
    localStorage.setItem(storageKeys.chatToken, OWN);
    openConversation(answered(), '');
    await expectShown('On its way');
  });
});

describe('the link that stops these mails', () => {
  it('deletes the address with a press, and does nothing before it', async () => {
    const { user, chat } = openConversation(answered(), `#stop.${LINK}`);
    expect(await screen.findByText(/go to a\*\*\*@visitor\.test\.$/)).toBeVisible();
    expect(chat.chats[0]?.email).toBe('ada@visitor.test');
    await user.click(await press('Stop these messages'));
    expect(await screen.findByText(/^Stopped\. The address is deleted/)).toBeVisible();
    expect([chat.chats[0]?.email, key()]).toEqual(['', null]);
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('says that it is over', async () => {
    openConversation(stubChat(), `#stop.${LINK}`);
    expect(await screen.findByText(/^This link leads nowhere any more/)).toBeVisible();
  });
});
