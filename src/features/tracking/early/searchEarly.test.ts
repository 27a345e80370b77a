import { waitFor } from '@testing-library/react';
import { PRESSED } from '@/config/dom';
import { READ_DEADLINE_MS } from '@/config/timing';
import { markPressed } from '@/ui/forms/pressedMark';
import { UNANSWERED } from '@/ui/forms/unansweredMark';
import { earlySearch, showEarlyAnswers, takeEarlyAnswer } from './earlyAnswer';
import { searchEarly } from './searchEarly';

const env = { supabaseUrl: 'https://project.supabase.example', supabaseKey: 'public-key' };
const early = { pressed: [] as HTMLElement[], isHandedOver: false };

/** jsdom has neither; a request is recorded as what it was made of. */
const fetched = jest.fn<Promise<unknown>, [{ url: string; body: string }]>();
Object.assign(window, {
  fetch: fetched,
  Request: function (url: string, init: { body: string }) {
    return { url, ...init };
  },
});

const rowsOf = (...rows: object[]) => Promise.resolve({ ok: true, json: () => Promise.resolve(rows) });
const row = { trackingId: 'AG123' };
const show = jest.fn();

/** The page before the app: what its inline script does on a press happens before `searchEarly` hears of it. */
const openPage = (address = '/tracking') => {
  history.replaceState(null, '', address);
  document.body.innerHTML = `
    <header><form action="/tracking" data-sent-by-browser><input name="id" /></form></header><main>
    <section><form action="/tracking"><input name="id" /><button type="submit">Track Result</button></form></section></main>`;
  const form = document.querySelector('main form') as HTMLFormElement;
  const press = (id: string) => {
    (form.querySelector('input') as HTMLInputElement).value = id;
    early.pressed = [form];
    markPressed(form, true);
    form.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  };
  return { form, press, submit: form.querySelector('button') };
};

const calls = () => fetched.mock.calls.map(([{ url, body }]) => [url, JSON.parse(body) as unknown]);
const callFor = (id: string) => [`${env.supabaseUrl}/rest/v1/rpc/track_consignment`, { tracking_id: id }];

beforeAll(() => searchEarly(env, early));
beforeEach(() => {
  fetched.mockReset().mockReturnValue(rowsOf(row));
  show.mockReset();
  early.isHandedOver = false;
  delete window.earlyAnswer;
  delete window.showEarlyRows;
});
afterAll(() => history.replaceState(null, '', '/'));

describe('searchEarly', () => {
  it('sends the search on submit, writes it to the address, and shows the answer', async () => {
    const { press, submit } = openPage();
    showEarlyAnswers(show);
    press(' AG123 ');
    expect(calls()).toEqual([callFor('AG123')]);
    expect(location.pathname + location.search).toBe('/tracking/AG123');
    expect(submit).toHaveAttribute(PRESSED);
    expect(earlySearch()).toBe('searched');
    await waitFor(() => expect(show).toHaveBeenCalledWith([row]));
    expect(earlySearch()).toBe('shown');
    expect(submit).not.toHaveAttribute(PRESSED);
    expect(early.pressed).toEqual([]);
  });

  it('times out a search without an answer, so that it can be sent again', async () => {
    jest.useFakeTimers();
    fetched.mockReturnValue(new Promise(() => undefined));
    const { form, press, submit } = openPage();
    press('AG123');
    await jest.advanceTimersByTimeAsync(READ_DEADLINE_MS);
    expect(submit).not.toHaveAttribute(PRESSED);
    expect(form.closest('section')).toHaveAttribute(UNANSWERED);
    expect(await takeEarlyAnswer('AG123')).toBeUndefined();
    jest.useRealTimers();
  });

  it.each(['/tracking?id=AG123', '/tracking/AG123', '/tracking?id=AG123,'])(
    'sends the search that %s contains',
    async (address) => {
      openPage(address);
      showEarlyAnswers(show);
      searchEarly(env, { pressed: [] });
      expect(calls()).toEqual([callFor('AG123')]);
      await waitFor(() => expect(show).toHaveBeenCalledWith([row]));
      expect(earlySearch()).toBe('none');
    },
  );

  it('shows the search of the address again after a step back', () => {
    const { form, press } = openPage('/tracking?id=AG123');
    const field = form.querySelector('input');
    press('AG456');
    history.replaceState(null, '', '/tracking?id=AG123');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(field).toHaveValue('AG123');
  });

  it.each([
    ['shown', true],
    ['on its way', false],
  ])('forgets an answer that is %s after a step back to another search', async (_what, isShown) => {
    const { form, press, submit } = openPage();
    form.insertAdjacentHTML('afterend', '<div data-unmanaged="first-facts">Facts</div>');
    showEarlyAnswers(show);
    press('AG123');
    if (isShown) await waitFor(() => expect(show).toHaveBeenCalled());
    dispatchEvent(new PopStateEvent('popstate')); // to another place of the same page
    expect(window.earlyAnswer).toBeDefined();
    history.replaceState(null, '', '/tracking');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(document.querySelector('[data-unmanaged]')).toBeEmptyDOMElement();
    expect(submit).not.toHaveAttribute(PRESSED);
    await new Promise((resolve) => setTimeout(resolve));
    expect(show).toHaveBeenCalledTimes(isShown ? 1 : 0);
    await expect(takeEarlyAnswer('AG123')).resolves.toBeUndefined();
  });

  it('leaves several ids to the app', () => {
    const { press, submit } = openPage('/tracking/CARGO001,CARGO002');
    searchEarly(env, { pressed: [] });
    press('CARGO001 CARGO002');
    expect(calls()).toEqual([]);
    expect(early.pressed).toHaveLength(1);
    expect(submit).toHaveAttribute(PRESSED);
    expect(location.pathname + location.search).toBe('/tracking/CARGO001,CARGO002');
  });

  it('shows an answer that arrived before the script that displays it', async () => {
    const { press, submit } = openPage();
    press('AG123');
    await new Promise((resolve) => setTimeout(resolve));
    expect(submit).toHaveAttribute(PRESSED);
    showEarlyAnswers(show);
    await waitFor(() => expect(show).toHaveBeenCalledWith([row]));
    expect(submit).not.toHaveAttribute(PRESSED);
  });

  it('shows the answer to the latest search only', async () => {
    const { press } = openPage();
    showEarlyAnswers(show);
    let answerFirst: (answer: unknown) => void = () => undefined;
    fetched.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    press('AG123');
    fetched.mockReturnValueOnce(rowsOf({ trackingId: 'AG456' }));
    press('AG456');
    answerFirst(await rowsOf(row));
    await waitFor(() => expect(show).toHaveBeenCalled());
    expect(show.mock.calls).toEqual([[[{ trackingId: 'AG456' }]]]);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a refusal', () => Promise.resolve({ ok: false, status: 429 })],
  ])('resets the button after %s, and marks the form as unanswered', async (_, answer) => {
    const { form, press, submit } = openPage();
    showEarlyAnswers(show);
    fetched.mockImplementation(answer);
    press('AG123');
    await waitFor(() => expect(form.closest('section')).toHaveAttribute(UNANSWERED));
    expect(submit).not.toHaveAttribute(PRESSED);
    expect(show).not.toHaveBeenCalled();
    await expect(takeEarlyAnswer('AG123')).resolves.toBeUndefined();
  });

  it('sends nothing without an id or after the app has taken over', () => {
    const { press } = openPage();
    press(' ');
    early.isHandedOver = true;
    press('AG123');
    expect(calls()).toEqual([]);
    expect(early.pressed).toHaveLength(1);
  });
});

describe('takeEarlyAnswer', () => {
  it('returns the rows once, and only for their own id', async () => {
    const { press, submit } = openPage();
    press('AG123');
    await expect(takeEarlyAnswer('AG456')).resolves.toBeUndefined();
    await expect(takeEarlyAnswer('AG123')).resolves.toEqual([row]);
    expect(submit).not.toHaveAttribute(PRESSED);
    await expect(takeEarlyAnswer('AG123')).resolves.toBeUndefined();
  });

  it('stops the early display of answers', async () => {
    const { press } = openPage();
    showEarlyAnswers(show);
    press('AG123');
    await takeEarlyAnswer('AG123');
    expect(show).not.toHaveBeenCalled();
  });
});
