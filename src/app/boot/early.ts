import { keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import { markUnanswered } from '@/ui/forms/unansweredMark';
import { properPath } from '../routing/properPath';
import { takeEarlyActs } from './earlyActs';

/** How often, and how long after it, an act looks for the part of the page that it was meant for. */
const POLL_MS = 50;
const GIVE_UP_MS = 15_000;

interface Act {
  target: Element;
  /** Its place among the elements of its kind, and the page that they stand on. */
  place: number;
  path: string;
  replay: (target: Element) => void;
  /** React marks an element while it still works on it: only what it marked one look earlier is sure to listen. */
  alive?: Element;
}

/** Whether React already listens to this element: the same mark by which React itself finds out. */
export const isAlive = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

const button = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;

const here = () => properPath(location.pathname);

/** What an element is, apart from the state it is in. */
const looks = ({ className }: Element) => className.replace(/Mui-\w+/g, '').trim();

/**
 * Keeps what a visitor does to the prerendered page before the app is there: presses of buttons, what is typed into forms
 * that come later, and forms that were sent. Links and `<details>` need nobody. `onAct` is called with each press and each
 * form; from `replay` on each is given to the app once it listens there. A form that has waited too long says so. While none
 * waits nothing runs.
 */
export const keepEarlyActs = (root: Element, onAct: () => void) => {
  let acts: Act[] = [];
  let isThere = false;
  let isLooking = false;
  let since = 0;
  const ofKind = ({ tagName }: Element) => [...root.querySelectorAll(tagName)];
  const keep = (target: Element, replay: Act['replay']) => {
    acts.push({ target, place: ofKind(target).indexOf(target), path: here(), replay });
    since = performance.now();
    markUnanswered(target, false);
    if (!isThere) onAct();
    else if (!isLooking) deliver();
  };
  /**
   * A page that somebody changed, as a translator does, is drawn anew: then another element stands in its place. One that
   * looks different is not the same: where the chat opened by itself, its closing button stands in its launcher's place.
   */
  const standIn = ({ target, place, path }: Act) => {
    if (target.isConnected) return target;
    const other = path === here() ? ofKind(target)[place] : undefined;
    return other && looks(other) === looks(target) ? other : undefined;
  };
  const onClick = (target: EventTarget | null) => {
    const pressed = button(target);
    if (pressed && !isAlive(pressed)) keep(pressed, (target) => (target as HTMLElement).click());
  };
  const onSubmit = (act: Event) => {
    const form = act.target;
    if (!(form instanceof HTMLFormElement) || isAlive(form)) return;
    act.preventDefault();
    if (!acts.some(({ target }) => target === form))
      keep(form, (target) => (target as HTMLFormElement).requestSubmit());
  };

  const giveUp = () => {
    const forms = acts.map(standIn).filter((target) => target instanceof HTMLFormElement);
    acts = [];
    for (const form of forms) markUnanswered(form, true);
  };
  const deliver = () => {
    // One at a time: the page answers a press before the next, as it does to a hand.
    const next = acts.find((act) => act.alive && act.alive === standIn(act));
    acts = acts.filter((act) => act !== next);
    if (next?.alive) next.replay(next.alive);
    for (const act of acts) {
      const target = standIn(act);
      act.alive = target && isAlive(target) ? target : undefined;
    }
    if (performance.now() - since > GIVE_UP_MS) giveUp();
    isLooking = acts.length > 0;
    if (isLooking) setTimeout(deliver, POLL_MS);
  };
  const begin = () => {
    isThere = true;
    since = performance.now();
    deliver();
  };
  /** The app cannot be had. */
  const refuse = (cause: unknown) => {
    giveUp();
    throw cause;
  };
  /** A part that is drawn anew before it is alive loses its fields: what is in them waits where the part looks for it. */
  const keepTyped = (target: EventTarget | null) => {
    const { form, name, value } = target as HTMLInputElement;
    const draft = form?.dataset.draft;
    if (draft && !isAlive(form)) keepDraft(draft, { ...readDraft(draft), [name]: value });
  };
  for (const field of root.querySelectorAll<HTMLInputElement>('[data-draft] :is(input, textarea)'))
    if (field.value) keepTyped(field);
  root.addEventListener('input', ({ target }) => keepTyped(target));
  takeEarlyActs((act) => (act.type === 'submit' ? onSubmit(act) : onClick(act.target)));
  return { replay: begin, refuse };
};
