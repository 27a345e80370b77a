import { screen, waitFor, within } from '@testing-library/react';
import { first, openPage, subject, write } from '@/test/mailPage';

describe('the preview of the message box', () => {
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview of the e-mail');

  it('shows the mail in a sandboxed frame, with markup escaped', async () => {
    await openPage();
    expect(frame()).toHaveAttribute('sandbox', '');
    write(subject(), 'Your <b>parcel</b>');
    write(first(), '<script>alert(1)</script>');
    await waitFor(() => expect(frame().srcdoc).toContain('&lt;script&gt;alert(1)'));
    expect(frame().srcdoc).toContain('Your &lt;b&gt;parcel&lt;/b&gt;</h1>');
    expect(frame().srcdoc).toContain('@media not all{.page');
  });

  it('shows the mail in dark mode and as plain text', async () => {
    const { user } = await openPage();
    write(first(), 'Hello there');
    await user.click(screen.getByRole('tab', { name: 'Dark' }));
    await waitFor(() => expect(frame().srcdoc).toContain('Hello there'));
    expect(frame().srcdoc).toContain('@media all{.page');
    await user.click(screen.getByRole('tab', { name: 'Plain text' }));
    expect(within(screen.getByRole('tabpanel')).getByText(/^Hello there\s+-- /)).toBeVisible();
  });
});
