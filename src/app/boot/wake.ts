import { LOAD_AGAIN_MS, SLIDES_AHEAD_MS } from '@/config/timing';
import { readsEnglish } from '@/ui/readsEnglish';
import { afterPaint } from './afterPaint';
import { SIGNS } from './earlyActs';

/** Near enough that a hand on its way finds it alive. */
const NEAR = '400px';
const LIVE = 'main form, main button, [data-live]';

/** What moves by itself once it is alive: the slides of the first view, alone, move before. */
const MOVES = '[data-moves]';

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

/** What a public page shows of an earlier one: the visitor's chat, or what was typed. What the admin keeps is not on it. */
const KEPT = /^(carmine-chat|chat-(draft|outbox|window)|draft:(inquiry|newsletter))$/;

const hasTraces = () => {
  try {
    return Object.keys({ ...localStorage, ...sessionStorage }).some((key) => KEPT.test(key));
  } catch {
    return false; // storage is blocked: nothing was kept
  }
};

/** What the written page cannot know, and can be read without: the language of its reader, what is kept here. */
const isUnfinished = () => !readsEnglish() || hasTraces();

interface App {
  /** Fetches it and runs it. */
  start: () => Promise<unknown>;
  /** Fetches it for later, and the pictures of slides that move without it. */
  fetchAhead: () => void;
  fetchSlides: () => void;
}

/**
 * Starts the app once: with the first pointer, key or focus, or when the page is scrolled to something live. Where
 * nobody does anything it is only fetched, once the first view is painted: it does not run before somebody is there. A
 * start that failed is tried again after a while, and with the next act. Returns how to call it by hand.
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
