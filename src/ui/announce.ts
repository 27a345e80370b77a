import { ANNOUNCEMENT } from '@/config/dom';

let again: ReturnType<typeof setTimeout> | undefined;

const regionOf = () => document.getElementById(ANNOUNCEMENT);

/** Has screen readers say a text when they are done with what they are saying. */
export const announce = (text: string) => {
  const region = regionOf();
  clearTimeout(again);
  if (!region) return;
  const isRepeated = region.textContent === text;
  region.textContent = isRepeated ? '' : text;
  // Only a change is said: a text that is there already has to go for a task.
  if (isRepeated && text) again = setTimeout(() => (region.textContent = text));
};

/** The same, unless it is what was said last: a page says what was said before its script had arrived. */
export const announceOnce = (text: string) => {
  if (regionOf()?.textContent !== text) announce(text);
};
