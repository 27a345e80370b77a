import { act, screen, waitFor } from '@testing-library/react';
import { CHUNK_SIZE } from '@/api/listing';
import { aConsignment, aListed, anInquiry } from '@/test/builders';
import { listed } from '@/test/mailPage';
import { COUNT, FIND, ROWS } from '@/test/session';
import { renderSignedIn } from '@/test/signedIn';

const aSubscriber = {
  id: 1,
  email: 'ada@shipper.example',
  country: 'Ghana',
  created_at: '2026-03-01T08:00:00Z',
};

/** The files that the user downloads from now on. */
const savedFiles = () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  return files;
};

it.each([
  ['Inquiries', '/rest/v1/contactForm', anInquiry()],
  ['Subscribers', '/rest/v1/newsLetter', aSubscriber],
])('exporting the %s saves a file and leaves no rows in the store', async (label, rows, entry) => {
  const files = savedFiles();
  const { store, user } = await renderSignedIn({ [`GET ${rows}`]: listed([entry]) });
  await user.click(screen.getAllByRole('link', { name: label })[0] as HTMLElement);
  const button = await screen.findByRole('button', { name: 'Export as CSV' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(files).toHaveLength(1));
  const exported = () => Object.keys(store.getState().api.queries).filter((key) => key.startsWith('export'));
  await waitFor(() => expect(exported()).toEqual([]));
});

const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    if (file) reader.readAsText(file);
  });

it('exporting the consignments goes on past one that is deleted meanwhile', async () => {
  const files = savedFiles();
  const all = Array.from({ length: CHUNK_SIZE + 20 }, (_, place) => CHUNK_SIZE + 20 - place);
  const [, deleted] = all;
  const { user } = await renderSignedIn({
    [FIND]: ({ filter, page_size }: { filter: { before?: number }; page_size: number }) =>
      all
        .filter((id) => id < (filter.before ?? Infinity))
        .slice(0, page_size)
        .map((id) => aListed({ id, trackingId: `AG${id}` })),
    [COUNT]: all.length,
    [`GET ${ROWS}`]: (_body: unknown, _headers: Headers, url: URL) =>
      (url.searchParams.get('id')?.match(/\d+/g) ?? [])
        .map(Number)
        .filter((id) => id !== deleted)
        .map((id) => aConsignment({ id, trackingId: `AG${id}` })),
  });
  const button = await screen.findByRole('button', { name: 'Export as CSV' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(files).toHaveLength(1));
  const file = await act(() => textOf(files[0]));
  const ids = file.split('\r\n').flatMap((line) => /\bAG(\d+)\b/.exec(line)?.[1] ?? []);
  expect(ids.map(Number)).toEqual(all.filter((id) => id !== deleted));
});
