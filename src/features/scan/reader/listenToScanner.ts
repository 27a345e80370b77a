import { altDigit, scannerKey } from './scannerKeys';
import { FAST_MS, longestGap, SLOW_MS, typedBy, type TypedKey } from './typedKeys';

/** Where nothing has the focus, keys mean nothing else. */
const UNFOCUSED_MS = 1_000;

/** After so long without a key a scan is over that has no end; into a field, people type as well, but not as fast. */
const OVER_MS = 300;
const FAST_IN_FIELD_MS = 50;

/** Some scanners end with two keys, and a text of several lines has an end for each. */
const SECOND_END_MS = 150;

/** No person presses so many keys in a row that cannot be read. */
const MOST_UNREADABLE = 6;

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Listeners {
  /** Whether codes are taken out of a field; others keep what is typed into them. */
  isRead: (field: TextField) => boolean;
  onText: (text: string) => void;
  /** Called when a scanner types what the browser cannot read. */
  onUnreadable: () => void;
}

/** The text field in which something is typed, if it is one; its Enter is its form's. */
const textField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"], [type="radio"], [type="button"]), textarea')
    ? (target as TextField)
    : undefined;

/** Whether keys mean something where the focus is. */
const isControl = (target: EventTarget | null) =>
  target instanceof HTMLElement && target !== document.body && target.tabIndex >= 0;

/** Takes what was just typed out of a field again, and tells its form. */
const takeOut = (field: TextField, text: string) => {
  const end = field.selectionStart ?? field.value.length;
  const begin = end - text.length;
  if (field.value.slice(begin, end) !== text) return;
  field.setRangeText('', begin, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Whether keys are those of a scanner and not of a person, as far as it matters where they were typed. */
const isScan = (keys: readonly TypedKey[], target: EventTarget | null, hasEnd: boolean) => {
  const { isCode, isFast, isSteady } = typedBy(keys);
  if (textField(target)) return isCode && isFast && (hasEnd || longestGap(keys) <= FAST_IN_FIELD_MS);
  if (isFast || (isCode && isSteady)) return true;
  return hasEnd && !isControl(target) && (isCode || isSteady);
};

const longestBetween = (target: EventTarget | null) => {
  if (textField(target)) return FAST_MS;
  return isControl(target) ? SLOW_MS : UNFOCUSED_MS;
};

/**
 * Listens to a hand scanner, which types like a keyboard: fast, and mostly with an Enter or a Tab at the end. Returns what ends it. A
 * list would jump to another choice with each letter, and a button would be pressed by a space or the Enter.
 */
export const listenToScanner = ({ isRead, onText, onUnreadable }: Listeners) => {
  let keys: TypedKey[] = [];
  let last = -Infinity;
  /** For how long after the last key another end belongs to the same scan, and so do lines that are no code. */
  let endedFor = 0;
  let unreadable = 0;
  let altDigits = '';
  /** What a field had before a key that says what it types by that alone. */
  let before: string | undefined;
  let timer: ReturnType<typeof setTimeout>;

  /** Takes what was typed, if it is a scan. */
  const finish = (target: EventTarget | null, hasEnd: boolean) => {
    if (!isScan(keys, target, hasEnd)) return false;
    const { text, isCode } = typedBy(keys);
    const isRest = endedFor > 0 && !isCode;
    const field = textField(target);
    keys = [];
    endedFor = hasEnd ? SECOND_END_MS : OVER_MS + SECOND_END_MS;
    if (isRest) return true;
    if (field) takeOut(field, text);
    onText(text);
    return true;
  };

  const add = (text: string, at: number, target: EventTarget | null) => {
    keys.push({ text, at });
    clearTimeout(timer);
    timer = setTimeout(() => finish(target, false), Math.max(OVER_MS, 4 * longestGap(keys)));
  };

  const end = (event: KeyboardEvent) => {
    clearTimeout(timer);
    const isSecond = keys.length === 0 && endedFor > 0;
    if (isSecond || finish(event.target, true) || unreadable >= MOST_UNREADABLE) {
      event.preventDefault();
      event.stopPropagation();
    }
    keys = [];
    unreadable = 0;
  };

  const onUnreadableKey = (field: TextField | undefined) => {
    before = field?.value;
    if (field) return;
    unreadable += 1;
    if (unreadable === MOST_UNREADABLE) onUnreadable();
  };

  const onKey = (event: KeyboardEvent) => {
    const { target, timeStamp } = event;
    const field = textField(target);
    const digit = field ? undefined : altDigit(event);
    if (digit !== undefined) altDigits += digit;
    const key = scannerKey(event);
    if (key === 'silent' || digit !== undefined) return;
    const gap = timeStamp < last ? Infinity : timeStamp - last; // one that a script has made may be older
    last = timeStamp;
    if (gap > endedFor) endedFor = 0;
    if (gap > SLOW_MS) unreadable = 0;
    if (gap > longestBetween(target) || (field && !isRead(field))) keys = [];
    if (field && !isRead(field)) return;
    if (key === 'end') end(event);
    else if (key === 'unreadable') onUnreadableKey(field);
    else if (key === 'other') keys = [];
    else {
      add(key.text, timeStamp, target);
      const isPress = key.text === ' ' && keys.length > 1 && !field;
      if (isPress || target instanceof HTMLSelectElement) event.preventDefault();
    }
  };

  const onRelease = ({ key, target, timeStamp }: KeyboardEvent) => {
    if (key !== 'Alt' || altDigits === '') return;
    last = timeStamp;
    add(String.fromCharCode(Number(altDigits)), timeStamp, target);
    altDigits = '';
  };

  /** What an unreadable key has typed: one letter more. */
  const onInput = ({ target, timeStamp }: Event) => {
    const field = textField(target);
    const typedBefore = before;
    before = undefined;
    if (!field || typedBefore === undefined) return;
    const more = field.value.startsWith(typedBefore) ? field.value.slice(typedBefore.length) : '';
    if (more.length === 1) add(more, timeStamp, target);
    else keys = [];
  };

  document.addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('keyup', onRelease, { capture: true });
  document.addEventListener('input', onInput, { capture: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', onKey, { capture: true });
    document.removeEventListener('keyup', onRelease, { capture: true });
    document.removeEventListener('input', onInput, { capture: true });
  };
};
