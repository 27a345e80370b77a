import { useEffect, useEffectEvent } from 'react';

/** A hand scanner types faster than people do. */
const BETWEEN_KEYS_MS = 80;

/** Shorter ones are not codes. */
const SHORTEST = 6;

const isPrintable = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !altKey && !metaKey;

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The text field in which something is typed, if it is one; its Enter is its form's. */
const textField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"], [type="radio"], [type="button"]), textarea')
    ? (target as TextField)
    : undefined;

/** Takes what was just typed out of a field again, and tells its form. */
const takeOut = (field: TextField, text: string) => {
  const end = field.selectionStart ?? field.value.length;
  const begin = end - text.length;
  if (field.value.slice(begin, end) !== text) return;
  field.setRangeText('', begin, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Takes what a hand scanner types, wherever the focus is: fast keys that end with Enter. Text fields keep what is typed into
 * them, unless `isEverywhere`: then a code is taken out of them again. A list would jump to another choice with each letter,
 * and a button would be pressed by the Enter.
 */
export const useHandScanner = (onText: (text: string) => void, isEverywhere = false) => {
  const take = useEffectEvent(onText);
  const isLeft = useEffectEvent((field: TextField | undefined) => field !== undefined && !isEverywhere);
  useEffect(() => {
    let typed = '';
    let last = 0;
    const onKey = (event: KeyboardEvent) => {
      const field = textField(event.target);
      if (isLeft(field)) return;
      const isFast = event.timeStamp - last <= BETWEEN_KEYS_MS;
      last = event.timeStamp;
      if (isPrintable(event)) {
        typed = isFast ? typed + event.key : event.key;
        if (event.target instanceof HTMLSelectElement || (isFast && event.key === ' ' && !field))
          event.preventDefault();
      } else if (event.key === 'Enter' && isFast && typed.length >= SHORTEST) {
        event.preventDefault();
        event.stopPropagation();
        if (field) takeOut(field, typed);
        take(typed);
        typed = '';
      } else if (event.key !== 'Shift') typed = '';
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
};
