import { ANNOUNCEMENT } from '@/config/dom';

/** Has screen readers say a text when they are done with what they are saying. The same text is not said twice. */
export const announce = (text: string) => {
  const region = document.getElementById(ANNOUNCEMENT);
  if (region && region.textContent !== text) region.textContent = text;
};
