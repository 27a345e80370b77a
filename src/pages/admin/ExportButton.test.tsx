import { screen, waitFor } from '@testing-library/react';
import { anInquiry } from '@/test/builders';
import { listed } from '@/test/mailPage';
import { renderSignedIn } from '@/test/signedIn';

const aSubscriber = {
  id: 1,
  email: 'ada@shipper.example',
  country: 'Ghana',
  created_at: '2026-03-01T08:00:00Z',
};

it.each([
  ['Inquiries', '/rest/v1/contactForm', anInquiry()],
  ['Subscribers', '/rest/v1/newsLetter', aSubscriber],
])('exporting the %s saves a file and leaves no rows in the store', async (label, rows, entry) => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { store, user } = await renderSignedIn({ [`GET ${rows}`]: listed([entry]) });
  await user.click(screen.getAllByRole('link', { name: label })[0] as HTMLElement);
  const button = await screen.findByRole('button', { name: 'Export as CSV' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(files).toHaveLength(1));
  const exported = () => Object.keys(store.getState().api.queries).filter((key) => key.startsWith('export'));
  await waitFor(() => expect(exported()).toEqual([]));
});
