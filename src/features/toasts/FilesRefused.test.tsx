import { createEvent, fireEvent, screen } from '@testing-library/react';
import { input, openWindow } from '@/test/chatWidget';
import { openSignedIn } from '@/test/signedIn';

const picture = new File(['x'], 'gate.png', { type: 'image/png' });
const paste = (field: HTMLElement) =>
  fireEvent.paste(field, { clipboardData: { files: [picture], getData: () => '' } });
const drop = (place: HTMLElement) => {
  const event = createEvent.drop(place);
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files: [picture] } });
  fireEvent(place, event);
  return event.defaultPrevented;
};

describe('a picture', () => {
  it('that a visitor pastes or drops into the chat gets a word, and what was typed stays', async () => {
    const { user } = await openWindow();
    await user.type(await input(), 'It looks like this:');
    paste(await input());
    expect(await screen.findByText(/^Pictures and files cannot be sent here yet\. .*support@/)).toBeVisible();
    expect(drop(screen.getByRole('log'))).toBe(true);
    expect(drop(await input())).toBe(true);
    expect(screen.getAllByText(/^Pictures and files cannot be sent here yet/)).toHaveLength(1);
    expect(await input()).toHaveValue('It looks like this:');
  });

  it('that the staff drops beside the zone of an import gets a word, and the page stays', async () => {
    openSignedIn('/auth/app/admin/import', { 'POST /rest/v1/rpc/list_imports': [] });
    const heading = await screen.findByRole('heading', { level: 1, name: /import/i }, { timeout: 20_000 });
    expect(drop(heading)).toBe(true);
    expect(await screen.findByText(/^Pictures and files cannot be put here yet/)).toBeVisible();
  });
});
