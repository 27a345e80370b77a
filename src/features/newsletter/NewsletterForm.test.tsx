import { screen, waitFor, within } from '@testing-library/react';
import { formCopy } from '@/content/forms';
import { renderApp } from '@/test/renderApp';
import { NO_ANSWER, refusal, Reply, type Script } from '@/test/stubBackend';
import { UNANSWERED } from '@/ui/forms/unansweredMark';

const INSERT = 'POST /rest/v1/newsLetter';
const created = new Reply(201);

const openForm = async (script: Script = {}) => {
  const app = renderApp('/about_us', script);
  const email = await screen.findByLabelText('Email *');
  return { ...app, email, country: screen.getByLabelText('Country *') };
};

const subscribe = async ({ user, email, country }: Awaited<ReturnType<typeof openForm>>) => {
  await user.type(email, ' ada@sender.example ');
  await user.type(country, 'Ghana');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
};

/** Navigates to another page before the response arrives. */
const sendAndLeave = async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const form = await openForm({ [INSERT]: () => new Promise((resolve) => (answer = resolve)) });
  const follow = async (name: string) => {
    const [link] = within(screen.getByRole('banner')).getAllByRole('link', { name });
    await form.user.click(link as HTMLElement);
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
  };
  await subscribe(form);
  await screen.findByRole('button', { name: 'subscribing...' });
  await waitFor(() => expect(form.countOf(INSERT)).toBe(1));
  await follow('News');
  return { ...form, follow, answer: (reply: Reply) => answer(reply) };
};

describe('the newsletter form', () => {
  it('shows examples as placeholders', async () => {
    const { email, country } = await openForm();
    expect(email).toHaveAttribute('placeholder', 'jane.doe@company.example');
    expect(country).toHaveAttribute('placeholder', 'United states of America');
  });

  it('requires both fields and sends nothing without them', async () => {
    const { user, calls } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect(calls).toEqual([]);
  });

  it('focuses the first missing field', async () => {
    const { user, email, country } = await openForm();
    await user.type(email, 'ada@sender.example');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(country).toHaveFocus());
    await user.clear(email);
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(email).toHaveFocus());
  });

  it('is disabled while it sends, then shows a toast and is empty', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const form = await openForm({ [INSERT]: () => new Promise((resolve) => (answer = resolve)) });
    await subscribe(form);
    const button = await screen.findByRole('button', { name: 'subscribing...' });
    for (const control of [button, form.email, form.country]) expect(control).toBeDisabled();
    answer(created);
    expect(await screen.findByText('Successful. Thanks for joining our community')).toBeVisible();
    expect(form.calls).toEqual([[INSERT, { email: 'ada@sender.example', country: 'Ghana' }]]);
    expect(form.email).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    expect(sessionStorage.getItem('draft:newsletter')).toBeNull();
  });

  it('stays disabled after leaving and coming back, and is empty once the subscription is stored', async () => {
    const page = await sendAndLeave();
    await page.follow('About');
    const email = await screen.findByLabelText('Email *');
    expect(email).toHaveValue('ada@sender.example');
    for (const control of [email, screen.getByRole('button', { name: 'subscribing...' })])
      expect(control).toBeDisabled();
    page.answer(created);
    await waitFor(() => expect(email).toBeEnabled());
    expect(email).toHaveValue('');
    expect(sessionStorage.getItem('draft:newsletter')).toBeNull();
    expect(page.countOf(INSERT)).toBe(1);
  });

  it('is empty after coming back to a stored subscription, and keeps values typed later', async () => {
    const page = await sendAndLeave();
    page.answer(created);
    await screen.findByText('Successful. Thanks for joining our community');
    await page.follow('About');
    const email = await screen.findByLabelText('Email *');
    expect(email).toBeEnabled();
    expect(email).toHaveValue('');
    await page.user.type(email, 'eve@');
    await page.follow('News');
    await page.follow('About');
    expect(await screen.findByLabelText('Email *')).toHaveValue('eve@');
  });

  it('shows after coming back that sending failed, and can be sent again', async () => {
    const page = await sendAndLeave();
    page.answer(new Reply(500));
    await screen.findByText('This newsLetter could not be created');
    await page.follow('About');
    expect(await screen.findByLabelText('Email *')).toHaveValue('ada@sender.example');
    expect(screen.getByText(formCopy.notSent)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });

  it('keeps its values when sending fails, says why, and can be sent again', async () => {
    let isDown = true;
    const form = await openForm({ [INSERT]: () => (isDown ? NO_ANSWER() : created) });
    await subscribe(form);
    expect(await screen.findByText('This newsLetter could not be created')).toBeVisible();
    expect(within(screen.getByRole('form')).getByText(/We could not connect/)).toBeVisible();
    expect(form.email).toHaveValue('ada@sender.example');
    isDown = false;
    await form.user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Successful. Thanks for joining our community')).toBeVisible();
    expect(form.country).toHaveValue('');
    expect(form.countOf(INSERT)).toBe(2);
  });

  it('hides the “no response” message when it is sent again', async () => {
    const form = await openForm({ [INSERT]: created });
    const section = screen.getByRole('form').closest('section');
    section?.setAttribute(UNANSWERED, '');
    await subscribe(form);
    expect(section).not.toHaveAttribute(UNANSWERED);
    await screen.findByText('Successful. Thanks for joining our community');
  });

  it('shows the message of a rate limit', async () => {
    const limit = 'Too many requests, try again in an hour.';
    const form = await openForm({ [INSERT]: refusal(429, 'PT429', limit) });
    await subscribe(form);
    expect((await screen.findAllByText(limit)).length).toBeGreaterThan(0);
  });

  it('restores typed values after a reload', async () => {
    const before = await openForm();
    await before.user.type(before.email, 'ada@');
    await waitFor(() => expect(sessionStorage.getItem('draft:newsletter')).toContain('ada@'));
    before.unmount();
    const after = await openForm();
    expect(after.email).toHaveValue('ada@');
  });
});
