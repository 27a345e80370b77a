import { fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from './renderApp';
import { stubChat, type StubChat } from './stubChat';

/** The tracking page after a first interaction: deferred parts have loaded. */
export const openPage = async (chat: StubChat = stubChat()) => {
  const app = renderApp('/tracking', chat.script, chat.realtime);
  fireEvent.pointerDown(document.body);
  const launcher = await screen.findByRole('button', { name: /Chat with support/ });
  return { ...app, chat, launcher };
};

/** The visitor's input, and the messages above it. */
export const input = () => screen.findByRole('textbox', { name: 'Your message' });
export const log = () => screen.getByRole('log');

/** How often a database function was called. */
export const countOf = (app: { countOf: (address: string) => number }, name: string) =>
  app.countOf(`POST /rest/v1/rpc/${name}`);

/** The same page with the chat window open. */
export const openWindow = async (chat?: StubChat) => {
  const app = await openPage(chat);
  await app.user.click(app.launcher);
  await input();
  return app;
};

export const write = async (app: Awaited<ReturnType<typeof openWindow>>, text: string) => {
  await app.user.type(await input(), text);
  await app.user.keyboard('{Enter}');
};

/** An open window whose first message is stored. */
export const startChat = async () => {
  const app = await openWindow();
  await write(app, 'Hello');
  await within(log()).findByText('Sent');
  return app;
};
