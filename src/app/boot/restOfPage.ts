import { whenLoaded } from '@/ui/loading/whenLoaded';
import { afterPaint } from './afterPaint';

/**
 * The `<link>` to the rules of what follows the first view, in a page that is too long to hold them. It counts for paper
 * alone until the page is painted.
 */
export const REST_SHEET = 'rest';

/** From a scroll to the tap that it was for. */
const PEACE_MS = 300;

/** Between two parts, for whatever else is waiting. */
const BREATH_MS = 50;

/** The rules of an element that holds or names some. A browser shows none of a file that it could not have. */
export const rulesOf = (element: HTMLStyleElement | HTMLLinkElement | null): Iterable<CSSRule> => {
  try {
    return element?.sheet?.cssRules ?? [];
  } catch {
    return [];
  }
};

const restSheet = () => document.querySelector<HTMLLinkElement>(`#${REST_SHEET}`);

const applyRestSheet = () => restSheet()?.setAttribute('media', 'all');

/** Nothing moves under a hand that has just scrolled somewhere, nor under one that does so from now on. */
const applyRestSheetWhenStill = () => {
  if (scrollY > 0) setTimeout(applyRestSheet, PEACE_MS);
  else applyRestSheet();
};

/** What follows the first view, which is painted, can be reached now, and is shown once its rules are there. */
export const showRestInTime = () => {
  const link = restSheet();
  if (!link) return;
  if (link.sheet) return applyRestSheet();
  // The browser that goes to a place further down by itself waits until all above it is laid out.
  if (scrollY === 0) document.body.dataset.coming = '';
  link.addEventListener('load', applyRestSheetWhenStill);
};

/** Has the whole page shown and laid out, with the rules that are there. */
export const showRest = (root: HTMLElement) => {
  applyRestSheet();
  root.dataset.rest = 'whole';
};

/** The browser goes to a place further down by itself, which it cannot know before all above it is laid out. */
const isMeantFurtherDown = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || visit?.type !== 'navigate';
};

/**
 * Has what follows the first view laid out part by part, once that view is painted and the rules are there; at once where
 * the browser goes further down. `onMissing` is called where the rules cannot be had: the app makes them itself.
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
      // Where the browser went before all above it had its height.
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
