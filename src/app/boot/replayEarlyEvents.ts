import { markPressed } from '@/ui/forms/pressedMark';
import { keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import { markUnanswered } from '@/ui/forms/unansweredMark';
import { isReady, READY } from '@/ui/loading/ready';

/** How long a press waits for its part of the page, once the app is there. */
const GIVE_UP_MS = 15_000;

/** Until then a button shows that it was pressed: the app needs a moment to show the same. */
const TAKE_OVER_MS = 200;

/** The classes of an element, without those of its state. */
const looks = ({ className }: Element) => className.replace(/Mui-\w+/g, '').trim();

const isForm = (element: Element) => element instanceof HTMLFormElement;

/**
 * Replays what was recorded early, in order, once React handles its target. `onPress` is called for each press before the
 * app is there. Returns a function that gives up, for when the app cannot be loaded: forms then say that they were not sent.
 */
export const replayEarlyEvents = (root: HTMLElement, onPress: (target: HTMLElement) => void) => {
  const { early } = window;
  const places = new WeakMap<Element, { path: string; index: number }>();
  let deadline: ReturnType<typeof setTimeout>;
  const ofKind = ({ tagName }: Element) => [...root.querySelectorAll<HTMLElement>(tagName)];
  /**
   * Where a translator, say, changed the page, React renders it again, and another element takes the target's place. It
   * must look the same: where the chat opened by itself, its close button is where its launcher was.
   */
  const standIn = (target: HTMLElement) => {
    if (target.isConnected) return target;
    const { path, index = -1 } = places.get(target) ?? {};
    const other = path === location.pathname ? ofKind(target)[index] : undefined;
    return other && looks(other) === looks(target) ? other : undefined;
  };
  const giveUp = () => {
    for (const target of early.pressed.splice(0)) {
      const shown = standIn(target);
      if (!shown) continue;
      markPressed(shown, false);
      if (isForm(shown)) markUnanswered(shown, true);
    }
  };
  const waitForPart = () => {
    clearTimeout(deadline);
    deadline = setTimeout(giveUp, GIVE_UP_MS);
  };
  const replay = () => {
    const at = early.pressed.findIndex((target) => isReady(standIn(target) ?? target));
    const [target] = at < 0 ? [] : early.pressed.splice(at, 1);
    if (!target) return;
    const shown = standIn(target);
    if (shown) {
      setTimeout(() => markPressed(shown, false), TAKE_OVER_MS);
      if (isForm(shown)) shown.requestSubmit();
      else shown.click();
    }
    setTimeout(replay); // the page handles each press before the next, as with real input
  };
  const onEarlyPress = (target: HTMLElement) => {
    places.set(target, { path: location.pathname, index: ofKind(target).indexOf(target) });
    markUnanswered(target, false);
    if (isReady(root)) waitForPart();
    else onPress(target);
  };
  /** A part that is rendered again before hydration loses its fields, so their text goes into the draft that it reads. */
  const keepTyped = (target: EventTarget | null) => {
    const { form, name, value } = target as HTMLInputElement;
    const draft = form?.dataset.draft;
    if (draft && !isReady(form)) keepDraft(draft, { ...readDraft(draft), [name]: value });
  };
  for (const field of root.querySelectorAll<HTMLInputElement>('[data-draft] :is(input, textarea)'))
    if (field.value) keepTyped(field);
  root.addEventListener('input', ({ target }) => keepTyped(target));
  root.addEventListener(READY, ({ target }) => {
    if (target === root) waitForPart();
    setTimeout(replay);
  });
  early.onPress = onEarlyPress;
  for (const target of early.pressed) onEarlyPress(target);
  return giveUp;
};
