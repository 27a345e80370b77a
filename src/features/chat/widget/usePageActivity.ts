import { useSyncExternalStore } from 'react';

/** Further than a touch moves a page by accident. */
const SCROLLED_PX = 80;

const FIELD = 'input:not([type="radio"], [type="checkbox"]), textarea, select';

const onEvents = (names: readonly string[]) => (onChange: () => void) => {
  for (const name of names) addEventListener(name, onChange, { passive: true });
  return () => {
    for (const name of names) removeEventListener(name, onChange);
  };
};

const onScroll = onEvents(['scroll']);
const onFocus = onEvents(['focusin', 'focusout']);

/** As the page was written. */
const never = () => false;

/** Whether the page is scrolled, and whether a field of it has the focus. */
export const usePageActivity = () => ({
  isScrolled: useSyncExternalStore(onScroll, () => scrollY > SCROLLED_PX, never),
  isTyping: useSyncExternalStore(onFocus, () => document.activeElement?.matches(FIELD) ?? false, never),
});
