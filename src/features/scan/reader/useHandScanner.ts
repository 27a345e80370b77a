import { useEffect, useEffectEvent } from 'react';

/** A hand scanner types faster than people do. */
const BETWEEN_KEYS_MS = 80;

/** Shorter ones are not codes. */
const SHORTEST = 6;

const isPrintable = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !altKey && !metaKey;

/** What takes text as it is typed; its Enter is its form's. */
const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches(
    'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, [contenteditable]',
  );

/**
 * Takes what a hand scanner types, wherever the focus is: fast keys that end with Enter. Text fields keep what is typed into
 * them. A list would jump to another choice with each letter, and a button would be pressed by the Enter.
 */
export const useHandScanner = (onText: (text: string) => void) => {
  const take = useEffectEvent(onText);
  useEffect(() => {
    let typed = '';
    let last = 0;
    const onKey = (event: KeyboardEvent) => {
      if (takesText(event.target)) return;
      const isFast = event.timeStamp - last <= BETWEEN_KEYS_MS;
      last = event.timeStamp;
      if (isPrintable(event)) {
        typed = isFast ? typed + event.key : event.key;
        if (event.target instanceof HTMLSelectElement || (isFast && event.key === ' '))
          event.preventDefault();
      } else if (event.key === 'Enter' && isFast && typed.length >= SHORTEST) {
        event.preventDefault();
        event.stopPropagation();
        take(typed);
        typed = '';
      } else if (event.key !== 'Shift') typed = '';
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
};
