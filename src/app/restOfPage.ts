import { afterPaint } from './afterPaint';

/** Between two parts, for whatever else is waiting. */
const BREATH_MS = 50;

/** The browser goes to a place further down by itself, which it cannot know before all above it is laid out. */
const isMeantFurtherDown = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || visit?.type !== 'navigate';
};

/**
 * Leaves what follows the first view out of the first layout, and has it laid out part by part once that view is
 * painted. Called before the rest of the page is parsed; the rule is in `restOfPage.css`.
 */
export const layOutRestLater = (root: HTMLElement) => {
  if (isMeantFurtherDown()) return;
  root.dataset.rest = 'later';
  const layOut = ([next, ...others]: HTMLElement[]) => {
    if (!next) return void delete root.dataset.rest;
    next.style.contentVisibility = 'visible';
    setTimeout(() => layOut(others), BREATH_MS);
  };
  const isLeftOut = (part: HTMLElement) => getComputedStyle(part).contentVisibility === 'auto';
  afterPaint(() => layOut([...root.querySelectorAll<HTMLElement>('main > *')].filter(isLeftOut)));
};
