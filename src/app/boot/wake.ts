import { LIVE_FACTS } from '@/config/dom';
import { pagePathOf } from '@/config/paths';
import { isShownToVisitors } from '@/config/storageKeys';
import { LOAD_AGAIN_MS, PAINT_MS } from '@/config/timing';
import { whenLoaded } from '@/ui/loading/whenLoaded';
import { readsEnglish } from '@/ui/readsEnglish';
import { properPath } from '../routing/properPath';
import { SIGNS_OF_USE } from './earlyEvents';

/** Far enough ahead that the app is hydrated when a visitor gets there. */
const NEAR = '400px';
const LIVE = `main :is(form, button, [${LIVE_FACTS}])`;

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

/** Whether the address says what the page is to show. */
const asksForSomething = () => {
  const path = properPath(location.pathname);
  return location.search !== '' || pagePathOf(path) !== path;
};

/** Whether the page shows something from an earlier one, such as the visitor's chat or a draft. */
const hasTraces = () => {
  try {
    return Object.keys({ ...localStorage, ...sessionStorage }).some(isShownToVisitors);
  } catch {
    return false; // storage is blocked, so nothing was kept
  }
};

/** Whether the style sheet of what follows the first view could not be loaded: the app makes its rules. */
const lacksStyles = (root: Element) => {
  const link = root.querySelector('link');
  try {
    return link !== null && !link.sheet?.cssRules.length;
  } catch {
    return true; // some browsers deny access to a file that failed to load
  }
};

/**
 * Starts the app once: on the first pointer, key or focus event, when the page is scrolled near something interactive, or if
 * the page depends on what the build cannot know. Otherwise calls `onIdle` once the page has loaded. A failed start is
 * retried after a while, and on the next event. Returns a function that starts the app.
 */
export const wakeOnUse = (root: Element, start: () => Promise<unknown>, onIdle: () => void) => {
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
  const wakeNear = (parts: string, rootMargin?: string) => {
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin },
    );
    for (const part of root.querySelectorAll(parts)) near.observe(part);
    watch.signal.addEventListener('abort', () => near.disconnect());
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, (event) => isUse(event) && wake(), options);
  addEventListener('scroll', () => wakeNear(LIVE, NEAR), { ...options, once: true });
  const { sign } = window.early;
  if (asksForSomething() || (sign && isUse(sign))) wake();
  else
    whenLoaded(() =>
      setTimeout(() => {
        if (scrollY > 0) wakeNear(LIVE, NEAR);
        if (!readsEnglish() || hasTraces() || lacksStyles(root)) return void wake();
        wakeNear(MOVES);
        if (!isStarting) onIdle();
      }, PAINT_MS),
    );
  return wake;
};
