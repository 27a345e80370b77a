import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '@/test/renderPart';
import type { ChatFilter } from '../../desk';
import { ChatFilterBar } from './ChatFilterBar';

function Bar() {
  const [filter, setFilter] = useState<ChatFilter>({
    state: 'all',
    search: '',
    label: 'Customs',
    agent: null,
  });
  const change = (part: Partial<ChatFilter>) => setFilter((now) => ({ ...now, ...part }));
  return <ChatFilterBar filter={filter} me="ama@carmine.example" onChange={change} />;
}

it('the focus of a label that is taken off the list of chats moves to its other filters', async () => {
  const { user } = renderPart(<Bar />);
  await user.click(screen.getByRole('button', { name: 'Label: Customs' }));
  expect(screen.queryByRole('button', { name: 'Label: Customs' })).toBeNull();
  expect(screen.getByRole('search')).toHaveFocus();
});
