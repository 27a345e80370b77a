import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '@/test/renderPart';
import { useDropNoticeMutation, type NoticeEntry } from './noticesApi';
import { NoticeTable } from './NoticeTable';

jest.mock('./noticesApi', () => ({
  useDropNoticeMutation: jest.fn(),
  useResendNoticeMutation: () => [jest.fn(), idle],
}));

const idle = { isLoading: false, reset: () => undefined };
const drop = jest.fn();

const entry = {
  ...{ id: 5, trackingId: 'AG123XYZ', consignment: 7, about: 'departed', status: 'Departed', to: 'receiver' },
  ...{ recipient: 'b***@receiver.test', state: 'waiting', message: null, attempts: 0, reason: null },
  ...{ dueAt: '2026-11-25T08:00:00.000Z', at: '2026-11-25T08:00:00.000Z' },
} as NoticeEntry;

function Table() {
  const [mails, setMails] = useState([entry, { ...entry, id: 6, recipient: 'a***@sender.test' }]);
  jest.mocked(useDropNoticeMutation).mockReturnValue([
    (id: number) => {
      drop(id);
      setMails((now) => now.filter((mail) => mail.id !== id));
      return Promise.resolve({ data: null });
    },
    idle,
  ] as never);
  return <NoticeTable mails={mails} />;
}

it('a notice that waits is dismissed after a question', async () => {
  const { user } = renderPart(<Table />);
  const name = 'Dismiss “Departed” to b***@receiver.test';
  await user.click(screen.getByRole('button', { name }));
  const question = within(screen.getByRole('dialog', { name }));
  expect(question.getByText(/It can not be undone/)).toBeVisible();
  expect(drop).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Dismiss' }));
  expect(drop).toHaveBeenCalledWith(5);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name })).toBeNull();
});
