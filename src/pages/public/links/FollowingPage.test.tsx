import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loseFocus } from '@/test/loseFocus';
import { renderApp } from '@/test/renderApp';
import { onItsWay, refusal, Reply, type Script } from '@/test/stubBackend';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const TOKEN = 'f00d'.repeat(16);
const following = {
  ...{ trackingId: 'AG123XYZ', email: 'r***@mail.test', topics: ['progress'], etaHours: null },
  ...{ daily: false, confirmed: false },
};
const confirmed = { ...following, confirmed: true };

const openFollowing = (script: Script, link = `/following#${TOKEN}`) => renderApp(link, script);

describe('the page of a link in a notice', () => {
  it('confirms with a press, and not by being opened', async () => {
    const { user, countOf } = openFollowing({
      [rpc('follow_state')]: following,
      [rpc('confirm_follow')]: confirmed,
    });
    const yes = await screen.findByRole('button', { name: 'Yes, tell me' });
    expect(countOf(rpc('confirm_follow'))).toBe(0);
    await user.click(yes);
    expect(await screen.findByText(/^Confirmed\./)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Each step on its way' })).toBeChecked();
  });

  it('changes what is told', async () => {
    const answer = onItsWay(confirmed);
    const script = { [rpc('follow_state')]: confirmed, [rpc('change_follow')]: () => answer.arrived };
    const { user, calls } = openFollowing(script);
    await user.click(await screen.findByRole('checkbox', { name: 'A change of the expected arrival' }));
    const save = screen.getByRole('button', { name: 'Save the changes' });
    await user.click(save);
    await waitFor(() => expect(save).toBeDisabled());
    loseFocus();
    answer.release();
    expect(await screen.findByText('Your changes are saved.')).toBeVisible();
    expect(save).toHaveFocus();
    expect(calls).toContainEqual([
      rpc('change_follow'),
      { token: TOKEN, topics: ['progress'], eta_hours: 24, daily: false },
    ]);
  });

  it('keeps what was chosen and not saved when it cannot be loaded again', async () => {
    const answers = [confirmed, refusal(429, 'PT429', 'Too many requests, try again in an hour.')];
    const { user } = openFollowing({ [rpc('follow_state')]: () => answers.shift() });
    const arrival = await screen.findByRole('checkbox', { name: 'A change of the expected arrival' });
    await user.click(arrival);
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
    expect(arrival).toBeVisible();
    expect(arrival).toBeChecked();
  });

  it('shows at the first box that nothing was chosen', async () => {
    const { user, countOf } = openFollowing({ [rpc('follow_state')]: confirmed });
    const progress = await screen.findByRole('checkbox', { name: 'Each step on its way' });
    await user.click(progress);
    await user.click(screen.getByRole('button', { name: 'Save the changes' }));
    await waitFor(() => expect(progress).toHaveFocus());
    expect(progress).toBeInvalid();
    expect(progress).toHaveAccessibleDescription('Choose what you want to be told of');
    expect(countOf(rpc('change_follow'))).toBe(0);
  });

  it('stops with a press, also after one that had no answer', async () => {
    const answers = [refusal(503, 'PT503', 'Starting, try again in a moment.'), new Reply(204)];
    const { user } = openFollowing({
      [rpc('follow_state')]: confirmed,
      [rpc('stop_follow')]: () => answers.shift(),
    });
    await user.click(await screen.findByRole('button', { name: 'Stop these messages' }));
    expect((await screen.findAllByText(/^The messages could not be stopped/)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Stop these messages' }));
    expect(await screen.findByText(/^Stopped\./)).toBeVisible();
  });

  it('stops the messages to a party, which has nothing to choose', async () => {
    const party = { trackingId: 'AG123XYZ', email: 'r***@mail.test', party: 'receiver' };
    const { user, countOf } = openFollowing({
      [rpc('follow_state')]: party,
      [rpc('stop_follow')]: new Reply(204),
    });
    expect(await screen.findByText(/is told what happens .* as its receiver\.$/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop these messages' }));
    expect(await screen.findByText(/^Stopped\./)).toBeVisible();
    expect(countOf(rpc('stop_follow'))).toBe(1);
  });

  it('says that a link is over', async () => {
    openFollowing({ [rpc('follow_state')]: null });
    expect(await screen.findByText(/^This link leads nowhere any more/)).toBeVisible();
  });

  it('can be loaded again, and says what to do without a link', async () => {
    const answers = [refusal(429, 'PT429', 'Too many requests, try again in an hour.'), following];
    const { user } = openFollowing({ [rpc('follow_state')]: () => answers.shift() });
    await user.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('button', { name: 'Yes, tell me' })).toBeVisible();
  });

  it('asks for the link again where there is none', async () => {
    openFollowing({}, '/following');
    expect(await screen.findByText(/Open the link again that you were sent/)).toBeVisible();
  });
});
