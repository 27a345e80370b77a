import { keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import { markUnanswered } from '@/ui/forms/unansweredMark';
import { properPath } from '../routing/properPath';
import { takeEarlyActs } from './earlyActs';

/** How often an act looks for its target, and how long before it gives up. */
const POLL_MS = 50;
const GIVE_UP_MS = 15_000;

interface Act {
  target: Element;
  /** Index among the elements with the same tag, and the path of their page. */
  place: number;
  path: string;
  replay: (target: Element) => void;
  /** Set if React had marked it at the previous poll: the mark comes before hydration has finished. */
  alive?: Element;
}

/** Whether React already handles events of this element: checks the same mark that React itself uses. */
export const isAlive = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

const button = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;

const here = () => properPath(location.pathname);

/** The classes of an element, without those of its state. */
const looks = ({ className }: Element) => className.replace(/Mui-\w+/g, '').trim();

/**
 * Records what a visitor does to the prerendered page before hydration: button presses, text typed into forms that hydrate
 * later, and form submissions. Links and `<details>` work natively. Before `replay`, `onAct` is called for each press and
 * submission; from then on each is replayed once React handles its target. A form that has waited too long says that it was
 * not sent. No timer runs while nothing is waiting.
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
   * Where a translator, say, changed the page, React renders it again and another element takes the target's place. It must
   * look the same: where the chat opened by itself, its close button is where its launcher was.
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
    // One at a time: the page handles each press before the next, as with real input.
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
  /** The app could not be loaded. */
  const refuse = (cause: unknown) => {
    giveUp();
    throw cause;
  };
  /** A part rendered again before hydration loses its fields, so their text goes into the draft that the part reads. */
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
