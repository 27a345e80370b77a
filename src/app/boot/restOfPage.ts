import { whenLoaded } from '@/ui/loading/whenLoaded';
import { afterPaint } from './afterPaint';

/**
 * Id of the `<link>` to the styles of what follows the first view, in a page too long to inline them. Its media is `print`
 * until the page is painted.
 */
export const REST_SHEET = 'rest';

/** Time between a scroll and the tap it was made for, and for a tap to take effect. */
const PEACE_MS = 300;

/** Pause between two parts, so that other tasks can run. */
const BREATH_MS = 50;

/** The rules of a `<style>` or `<link>`, if any. Browsers deny access to those of a file that failed to load. */
export const rulesOf = (element: HTMLStyleElement | HTMLLinkElement | null): Iterable<CSSRule> => {
  try {
    return element?.sheet?.cssRules ?? [];
  } catch {
    return [];
  }
};

const restSheet = () => document.querySelector<HTMLLinkElement>(`#${REST_SHEET}`);

const applyRestSheet = () => restSheet()?.setAttribute('media', 'all');

/** Does not keep a visitor's first touch waiting, nor move what one has just scrolled to, or scrolls to from now on. */
const applyRestSheetWhenStill = () => {
  if (scrollY > 0 || window.earlyActs.sign) setTimeout(applyRestSheet, PEACE_MS);
  else applyRestSheet();
};

/** Called after the first paint: makes what follows the first view reachable, and visible once its styles load. */
export const showRestInTime = () => {
  const link = restSheet();
  if (!link) return;
  if (link.sheet) return applyRestSheet();
  // A browser that scrolls further down by itself waits until everything above its target is laid out.
  if (scrollY === 0) document.body.dataset.coming = '';
  link.addEventListener('load', applyRestSheetWhenStill);
};

/** Shows and lays out the whole page, with the styles that have loaded. */
export const showRest = (root: HTMLElement) => {
  applyRestSheet();
  root.dataset.rest = 'whole';
};

/** Whether the browser itself scrolls further down, to a position known only once everything above is laid out. */
const isMeantFurtherDown = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || visit?.type !== 'navigate';
};

/**
 * Lays out what follows the first view part by part, once that view is painted and the styles have loaded; all at once
 * where the browser itself scrolls further down. Calls `onMissing` if the styles fail to load: the app then generates them.
 */
export const layOutRestLater = (root: HTMLElement, onMissing: () => void) => {
  const link = restSheet();
  const layOut = ([next, ...others]: HTMLElement[]) => {
    if (!next) return showRest(root);
    next.style.contentVisibility = 'visible';
    setTimeout(() => layOut(others), BREATH_MS);
  };
  const isLeftOut = (part: HTMLElement) => getComputedStyle(part).contentVisibility === 'auto';
  const begin = () => {
    if (isMeantFurtherDown()) {
      showRest(root);
      // The browser may have scrolled before everything above the target had its height.
      if (!window.earlyActs.sign) document.querySelector(':target')?.scrollIntoView();
      return;
    }
    afterPaint(() => layOut([...root.querySelectorAll<HTMLElement>('main > *')].filter(isLeftOut)));
  };
  const isThere = () => !link || [...rulesOf(link)].length > 0;
  if (isThere()) return begin();
  link?.addEventListener('load', begin);
  whenLoaded(() => {
    if (isThere()) return;
    showRest(root);
    onMissing();
  });
};
