import { LOAD_AGAIN_MS, SLIDES_AHEAD_MS } from '@/config/timing';
import { readsEnglish } from '@/ui/readsEnglish';
import { afterPaint } from './afterPaint';
import { SIGNS } from './earlyActs';

/** Far enough ahead that the app is hydrated when a visitor gets there. */
const NEAR = '400px';
const LIVE = 'main form, main button, [data-live]';

/** Parts that move by themselves once hydrated; only the slides of the first view move before that. */
const MOVES = '[data-moves]';

/**
 * Two events are not a sign of use: the move that browsers report when a page appears under a resting pointer, and a press
 * on a link, because what it fetched would only delay the next page.
 */
const isUse = (event: Event) => {
  if (event.type === 'pointermove') {
    const { movementX, movementY } = event as PointerEvent;
    return movementX !== 0 || movementY !== 0;
  }
  return !(event.target instanceof Element && event.target.closest('a[href]'));
};

/** Keys of what a public page shows from an earlier one: the visitor's chat, or drafts. None of the admin's are shown. */
const KEPT = /^(carmine-chat|chat-(draft|outbox|window)|draft:(inquiry|newsletter))$/;

const hasTraces = () => {
  try {
    return Object.keys({ ...localStorage, ...sessionStorage }).some((key) => KEPT.test(key));
  } catch {
    return false; // storage is blocked, so nothing was kept
  }
};

/** What the prerendered page cannot know, and is readable without: the reader's language, and stored data. */
const isUnfinished = () => !readsEnglish() || hasTraces();

interface App {
  /** Fetches and runs the app. */
  start: () => Promise<unknown>;
  /** Fetches the app for later, and the pictures of slides, which move without it. */
  fetchAhead: () => void;
  fetchSlides: () => void;
}

/**
 * Starts the app once: on the first pointer, key or focus event, or when the page is scrolled near something interactive.
 * Without interaction it is only fetched, after the first view is painted, and does not run until a visitor is active. A
 * failed start is retried after a while, and on the next event. Returns a function that starts the app.
 */
export const wakeOnUse = (root: Element, { start, fetchAhead, fetchSlides }: App) => {
  const watch = new AbortController();
  const options = { capture: true, passive: true, signal: watch.signal };
  let isStarting = false;
  const wake = () => {
    if (isStarting) return;
    isStarting = true;
    start().then(
      () => watch.abort(),
      () => {
        isStarting = false;
        setTimeout(wake, LOAD_AGAIN_MS);
      },
    );
  };
  for (const sign of SIGNS) addEventListener(sign, (event) => isUse(event) && wake(), options);

  const wakeNear = (parts: string, rootMargin?: string) => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        wake();
      },
      { rootMargin },
    );
    for (const part of root.querySelectorAll(parts)) near.observe(part);
  };
  if (scrollY > 0) wakeNear(LIVE, NEAR);
  else addEventListener('scroll', () => wakeNear(LIVE, NEAR), { ...options, once: true });
  const { sign } = window.earlyActs;
  if (location.search !== '' || (sign && isUse(sign))) wake();
  else
    afterPaint(() => {
      if (isUnfinished()) return wake();
      wakeNear(MOVES);
      if (!isStarting) fetchAhead();
      setTimeout(() => isStarting || fetchSlides(), SLIDES_AHEAD_MS);
    });
  return wake;
};
