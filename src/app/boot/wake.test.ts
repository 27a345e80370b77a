import { stubIntersection } from '@/test/viewport';
import { wakeOnUse } from './wake';

const start = jest.fn<Promise<unknown>, []>();
const onIdle = jest.fn();

const openPage = (content = '<a href="/news">News</a><p></p><form></form>') => {
  const root = document.createElement('div');
  root.innerHTML = `<main>${content}</main>`;
  document.body.replaceChildren(root);
  return {
    wake: wakeOnUse(root, start, onIdle),
    link: root.querySelector('a'),
    text: root.querySelector('p'),
  };
};

/** A page without any interaction, until some time after it has loaded. */
const openAndWait = async () => {
  openPage();
  await jest.advanceTimersByTimeAsync(60_000);
  return { starts: start.mock.calls.length, idles: onIdle.mock.calls.length };
};

describe('wakeOnUse', () => {
  let observing: ReturnType<typeof stubIntersection>;
  const listen = window.addEventListener.bind(window);
  const listeners: [string, EventListenerOrEventListenerObject][] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    start.mockReset().mockResolvedValue(undefined);
    onIdle.mockReset();
    window.early = { pressed: [], onPress: () => undefined };
    observing = stubIntersection();
    // jsdom does not accept Node's AbortSignal.
    jest
      .spyOn(window, 'addEventListener')
      .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
        listeners.push([type, listener]);
        listen(type, listener, true);
      });
  });
  afterEach(() => {
    jest.useRealTimers();
    observing.restore();
    for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener, true);
  });

  it('does not start the app of an untouched page, and calls onIdle', async () => {
    expect(await openAndWait()).toEqual({ starts: 0, idles: 1 });
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('starts the app once on %s', (sign) => {
    const { text } = openPage();
    text?.dispatchEvent(new Event(sign, { bubbles: true }));
    text?.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('ignores a press on a link to another page', () => {
    const { link } = openPage();
    link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(start).not.toHaveBeenCalled();
  });

  it('starts the app for an event from before its call', () => {
    window.early.sign = new Event('keydown');
    openPage();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['<form></form>', 1],
    ['<button></button>', 1],
    ['<table data-live-facts=""></table>', 1],
    ['<table></table>', 0],
  ])('once a reader has scrolled near %s, starts the app %i times', (content, starts) => {
    openPage(content);
    observing.show(true);
    expect(start).not.toHaveBeenCalled();
    dispatchEvent(new Event('scroll'));
    observing.show(true);
    expect(start).toHaveBeenCalledTimes(starts);
  });

  it('retries a failed start', async () => {
    start.mockRejectedValueOnce(new Error('offline'));
    openPage().wake();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['localStorage', 'carmine-chat'],
    ['sessionStorage', 'chat-window'],
    ['sessionStorage', 'chat-outbox'],
    ['sessionStorage', 'chat-draft'],
    ['sessionStorage', 'draft:inquiry'],
    ['sessionStorage', 'draft:newsletter'],
  ] as const)(
    'starts the app if an earlier page left something to show: %s contains %s',
    async (storage, key) => {
      window[storage].setItem(key, '{}');
      expect(await openAndWait()).toEqual({ starts: 1, idles: 0 });
    },
  );

  it.each([
    ['localStorage', 'carmine-chat-sound'],
    ['sessionStorage', 'chat-draft-0b5c'],
    ['sessionStorage', 'draft:new-consignment'],
    ['sessionStorage', 'draft:mail:'],
    ['sessionStorage', 'draft:inquiry:key'],
    ['sessionStorage', 'admin-last-active'],
  ] as const)('ignores stored data that public pages do not show: %s contains %s', async (storage, key) => {
    window[storage].setItem(key, '{}');
    expect(await openAndWait()).toEqual({ starts: 0, idles: 1 });
  });

  it.each([
    ['/tracking?id=CARGO001', 1],
    ['/tracking/CARGO001', 1],
    ['/tracking/CARGO001/', 1],
    ['/tracking', 0],
    ['/news/', 0],
  ])('at %s starts the app at once %i times', (address, starts) => {
    history.replaceState(null, '', address);
    openPage();
    expect(start).toHaveBeenCalledTimes(starts);
    history.replaceState(null, '', '/');
  });
});
