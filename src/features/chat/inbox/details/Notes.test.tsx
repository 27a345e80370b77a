import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { isUnsent } from '@/config/storageKeys';
import { renderPart } from '@/test/renderPart';
import { onItsWay } from '@/test/stubBackend';
import { useAddChatNoteMutation } from '../../deskApi';
import { Notes } from './Notes';

jest.mock('../../deskApi', () => ({
  useAddChatNoteMutation: jest.fn(),
  useDeleteChatNoteMutation: () => [jest.fn(), { isLoading: false, reset: () => undefined }],
}));

function Chats() {
  const [chat, choose] = useState('first');
  return (
    <>
      <button onClick={() => choose('first')}>First</button>
      <button onClick={() => choose('second')}>Second</button>
      <Notes key={chat} chat={chat} notes={[]} me="ama@carmine.example" />
    </>
  );
}

it('a note whose answer comes after another chat was chosen is not offered again', async () => {
  const answer = onItsWay({ data: null });
  jest.mocked(useAddChatNoteMutation).mockReturnValue([() => answer.arrived, {}] as never);
  const { user } = renderPart(<Chats />);
  const note = () => screen.getByLabelText('New note');
  await user.type(note(), 'Papers are at the port');
  await user.click(screen.getByRole('button', { name: 'Add the note' }));
  await user.click(screen.getByRole('button', { name: 'Second' }));
  expect(note()).toHaveValue('');
  expect(Object.keys(sessionStorage).filter(isUnsent)).toHaveLength(1);
  answer.release();
  await waitFor(() => expect(Object.keys(sessionStorage).filter(isUnsent)).toEqual([]));
  await user.click(screen.getByRole('button', { name: 'First' }));
  expect(note()).toHaveValue('');
});
