import { markPressed } from '@/ui/forms/pressedMark';
import { markUnanswered } from '@/ui/forms/unansweredMark';
import { isReady, READY } from '@/ui/loading/ready';
import { keepAllTyped, keepTyped } from './keepTyped';

/** How long a press waits for its part of the page, once the app is there. */
const GIVE_UP_MS = 15_000;

/** How long a button goes on showing that it was pressed: the app needs a moment to show the same. */
const TAKE_OVER_MS = 200;

/** The classes of an element, without those of its state. */
const classesOf = ({ className }: Element) => className.replace(/Mui-\w+/g, '').trim();

const isForm = (element: Element) => element instanceof HTMLFormElement;

/**
 * Replays what was recorded early, in order, once React handles its target. `onPress` is called for each press before the
 * app is there. Returns a function that gives up, for when the app cannot be loaded: forms then say that they were not sent.
 */
export const replayEarlyEvents = (root: HTMLElement, onPress: (target: HTMLElement) => void) => {
  const { early } = window;
  const places = new WeakMap<Element, { path: string; index: number }>();
  let deadline: ReturnType<typeof setTimeout>;
  /** The elements that look the same: where the chat opened by itself, its close button is where its launcher was. */
  const alike = ({ tagName }: Element, classes: string) =>
    [...root.querySelectorAll<HTMLElement>(tagName)].filter((other) => classesOf(other) === classes);
  /**
   * The element that now stands in the target's place: a translator may have changed the page, or a result may have replaced
   * its first facts. It is the one at the same position among those that look the same.
   */
  const replacementOf = (target: HTMLElement) => {
    if (target.isConnected) return target;
    const { path, index = -1 } = places.get(target) ?? {};
    return path === location.pathname ? alike(target, classesOf(target))[index] : undefined;
  };
  const giveUp = () => {
    for (const target of early.pressed.splice(0)) {
      const replacement = replacementOf(target);
      if (!replacement) continue;
      markPressed(replacement, false);
      if (isForm(replacement)) markUnanswered(replacement, true);
    }
  };
  const waitForPart = () => {
    clearTimeout(deadline);
    deadline = setTimeout(giveUp, GIVE_UP_MS);
  };
  const replay = () => {
    const at = early.pressed.findIndex((target) => isReady(replacementOf(target) ?? target));
    const [target] = at < 0 ? [] : early.pressed.splice(at, 1);
    if (!target) return;
    const replacement = replacementOf(target);
    if (replacement) {
      setTimeout(() => markPressed(replacement, false), TAKE_OVER_MS);
      if (isForm(replacement)) replacement.requestSubmit();
      else replacement.click();
    }
    setTimeout(replay); // the page handles each press before the next, as with real input
  };
  const onEarlyPress = (target: HTMLElement) => {
    const index = alike(target, classesOf(target)).indexOf(target);
    places.set(target, { path: location.pathname, index });
    markUnanswered(target, false);
    if (isReady(root)) waitForPart();
    else onPress(target);
  };
  // A part that is rendered again before hydration loses its fields.
  keepAllTyped(root);
  root.addEventListener('input', ({ target }) => keepTyped(target));
  root.addEventListener(READY, ({ target }) => {
    if (target === root) waitForPart();
    setTimeout(replay);
  });
  early.onPress = onEarlyPress;
  for (const target of early.pressed) onEarlyPress(target);
  return giveUp;
};
