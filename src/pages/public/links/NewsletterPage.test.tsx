import { screen, waitFor } from '@testing-library/react';
import { loseFocus } from '@/test/loseFocus';
import { renderApp } from '@/test/renderApp';
import { onItsWay, refusal, Reply, type Script } from '@/test/stubBackend';

const TOKEN = 'f00d'.repeat(16);
const STATE = 'POST /rest/v1/rpc/newsletter_state';
const CONFIRM = 'POST /rest/v1/rpc/confirm_newsletter';
const STOP = 'POST /rest/v1/rpc/stop_newsletter';
const reader = (confirmed: boolean) => ({ email: 'a***@reader.test', confirmed });
const stopped = new Reply(204);

const openNewsletter = (script: Script, link = `/newsletter#${TOKEN}`) => renderApp(link, script);
const press = (name: string) => screen.findByRole('button', { name });

describe('the page of a link in a newsletter', () => {
  it('confirms with a press, and does nothing before it', async () => {
    const { user, calls } = openNewsletter({ [STATE]: reader(false), [CONFIRM]: reader(true) });
    expect(await screen.findByText('Shall a***@reader.test get our newsletter?')).toBeVisible();
    expect(calls).toEqual([[STATE, { token: TOKEN }]]);
    await user.click(await press('Yes, send it to me'));
    expect(await screen.findByText('Confirmed. You get our next newsletter.')).toBeVisible();
    expect(screen.getByText('a***@reader.test gets our newsletter.')).toHaveFocus();
    expect(calls).toContainEqual([CONFIRM, { token: TOKEN }]);
  });

  it('ends with a press, and says that the row is deleted', async () => {
    const { user, calls } = openNewsletter({ [STATE]: reader(true), [STOP]: stopped });
    await user.click(await press('Leave the newsletter'));
    expect(
      await screen.findByText(/^You have left the newsletter\. Your address and your country are deleted/),
    ).toBeVisible();
    expect(calls).toContainEqual([STOP, { token: TOKEN }]);
  });

  it('ends also what was never confirmed', async () => {
    const { user } = openNewsletter({ [STATE]: reader(false), [STOP]: stopped });
    await user.click(await press('No, delete my address'));
    expect(await screen.findByText(/^You have left the newsletter/)).toBeVisible();
  });

  it('says that a link is over', async () => {
    openNewsletter({ [STATE]: null });
    expect(await screen.findByText(/^This link leads nowhere any more/)).toBeVisible();
  });

  it('keeps the page when confirming or leaving fails, and can do it again', async () => {
    let isDown = true;
    const limit = 'Too many requests, try again in an hour.';
    const { user } = openNewsletter({
      [STATE]: reader(false),
      [CONFIRM]: () => (isDown ? refusal(429, 'PT429', limit) : reader(true)),
      [STOP]: () => (isDown ? refusal(429, 'PT429', limit) : stopped),
    });
    await user.click(await press('Yes, send it to me'));
    expect((await screen.findAllByText(limit)).length).toBeGreaterThan(0);
    await user.click(await press('No, delete my address'));
    isDown = false;
    await user.click(await press('Yes, send it to me'));
    expect(await screen.findByText('Confirmed. You get our next newsletter.')).toBeVisible();
    await user.click(await press('Leave the newsletter'));
    expect(await screen.findByText(/^You have left the newsletter/)).toBeVisible();
  });

  it.each([
    ['Yes, send it to me', CONFIRM],
    ['No, delete my address', STOP],
  ])('gives the focus back to “%s” when that fails', async (name, call) => {
    const answer = onItsWay(refusal(403, '42501', 'no'));
    const { user } = openNewsletter({ [STATE]: reader(false), [call]: () => answer.arrived });
    await user.click(await press(name));
    await waitFor(async () => expect(await press(name)).toBeDisabled());
    loseFocus();
    answer.release();
    await waitFor(async () => expect(await press(name)).toHaveFocus());
  });

  it('asks for the link again where the address has none', async () => {
    const { calls } = openNewsletter({}, '/newsletter');
    expect(await screen.findByText(/^Links are not kept here/)).toBeVisible();
    expect(calls).toEqual([]);
  });
});
