import { screen, waitFor, within } from '@testing-library/react';
import { openSignedIn } from '@/test/signedIn';
import { stubChat } from '@/test/stubChat';

it('a filtered list stays while more of it is read, with the focus on the row that was the last', async () => {
  const chat = stubChat();
  chat.visitorWrites('Hello');
  const [first] = chat.chats;
  for (let no = 2; first && no <= 250; no += 1) chat.chats.push({ ...first, id: `chat-${no}` });
  const { user } = openSignedIn('/auth/app/admin/send_messages', chat.script, chat.realtime);
  await user.selectOptions(await screen.findByLabelText('Show'), 'Open');
  const list = await screen.findByRole('list', { name: 'Visitors' });
  const rows = () => within(list).getAllByRole('button', { hidden: true });
  await waitFor(() => expect(rows()).toHaveLength(200));
  const last = rows().at(-1);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(250));
  expect(last).toHaveFocus();
});
