import { whenLoaded } from '@/ui/whenLoaded';

/** A page that nobody touches moves by itself: its first slide stays for eleven seconds, so there is time. */
const IDLE_MS = 6_000;

/** Near enough that a hand on its way finds it alive. */
const NEAR = '400px';
const LIVE = 'main form, main button, [data-live]';

/**
 * Two events are no sign of use: the move that browsers report when a page appears under a resting pointer, and a
 * press on a link, which leaves: what it fetched would only stand in the way of the next page.
 */
const isUse = (event: Event) => {
  if (event.type === 'pointermove') {
    const { movementX, movementY } = event as PointerEvent;
    return movementX !== 0 || movementY !== 0;
  }
  return !(event.target instanceof Element && event.target.closest('a[href]'));
};

/** What this browser kept of an earlier page: a chat, or something typed. */
const KEPT = /^(carmine-|chat|draft)/;

const hasTraces = () => {
  try {
    return Object.keys({ ...localStorage, ...sessionStorage }).some((key) => KEPT.test(key));
  } catch {
    return false; // storage is blocked: nothing was kept
  }
};

/** What the written page cannot know: the search in its address, the language of its reader, what is kept here. */
const isUnfinished = () => location.search !== '' || !/^en\b/i.test(navigator.language) || hasTraces();

const whenIdle = (act: () => void) => {
  whenLoaded(() =>
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(act) : act()), IDLE_MS),
  );
};

/**
 * Calls `start` once: with the first pointer, key or focus, when the page is scrolled to something live, or when it has
 * been left alone for a while. A start that failed can be tried again. Returns how to call it by hand.
 */
export const wakeOnUse = (root: Element, start: () => Promise<unknown>) => {
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
  const watch = new AbortController();
  const options = { capture: true, passive: true, signal: watch.signal };
  let isStarting = false;
  const wake = () => {
    if (isStarting) return;
    isStarting = true;
    start().then(
      () => watch.abort(),
      () => (isStarting = false),
    );
  };
  for (const sign of signs) addEventListener(sign, (event) => isUse(event) && wake(), options);

  const watchLive = () => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        wake();
      },
      { rootMargin: NEAR },
    );
    for (const live of root.querySelectorAll(LIVE)) near.observe(live);
  };
  addEventListener('scroll', watchLive, { ...options, once: true });
  if (isUnfinished()) wake();
  else whenIdle(wake);
  return wake;
};
