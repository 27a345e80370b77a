import { REST_SHEET, showRestInTime } from './restOfPage';

const PEACE_MS = 300;

const waitForRest = () => {
  document.head.innerHTML = `<link id="${REST_SHEET}" media="print" />`;
  showRestInTime();
  return document.querySelector<HTMLLinkElement>(`#${REST_SHEET}`);
};

const scrolledTo = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });

describe('what follows the first view', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    scrolledTo(0);
    window.earlyActs = { kept: [], take: () => undefined };
  });

  afterEach(() => {
    jest.useRealTimers();
    document.head.innerHTML = '';
    delete document.body.dataset.coming;
  });

  it('can be reached before its rules are there', () => {
    waitForRest();
    expect(document.body.dataset.coming).toBe('');
  });

  it('has its rules as soon as they are there, so that nothing moves under a hand that scrolls from now on', () => {
    const link = waitForRest();
    link?.dispatchEvent(new Event('load'));
    expect(link?.media).toBe('all');
  });

  it.each([
    ['has just scrolled the time to tap', () => scrolledTo(3_000)],
    ['has just tapped its answer', () => (window.earlyActs.sign = new Event('touchstart'))],
  ])('leaves a hand that %s', (_, act) => {
    const link = waitForRest();
    act();
    link?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(PEACE_MS - 1);
    expect(link?.media).toBe('print');
    jest.advanceTimersByTime(1);
    expect(link?.media).toBe('all');
  });

  it('is not waited for where a page holds all its rules', () => {
    showRestInTime();
    expect(document.body.dataset.coming).toBeUndefined();
  });
});
