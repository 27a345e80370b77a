import { FILES_REFUSED, SENT_BY_BROWSER } from '@/config/dom';
import { markPressed } from '@/ui/forms/pressedMark';
import { isReady } from '@/ui/loading/ready';

/** What a visitor does on a prerendered page before the app handles its events. */
export interface EarlyEvents {
  /** The latest sign of use. */
  sign?: Event;
  /** Pressed buttons and submitted forms, in order, until they are replayed. */
  pressed: HTMLElement[];
  onPress: (target: HTMLElement) => void;
  /** Set when the app starts to take over the page: what is pressed from then on is replayed to it. */
  isHandedOver?: boolean;
}

declare global {
  interface Window {
    early: EarlyEvents;
  }
}

/** Events that show that a visitor is present. */
export const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', FILES_REFUSED];

/** Records presses and submissions from the first moment on, shows that each was understood, and calls `onPress`. */
export const recordEarlyEvents = (onPress: () => void): EarlyEvents => {
  const early: EarlyEvents = { pressed: [], onPress };
  const record = (target: HTMLElement) => {
    early.pressed.push(target);
    markPressed(target, true);
    early.onPress(target);
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, (event) => (early.sign = event), true);
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type="button"]');
    if (button && !isReady(button)) record(button);
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLElement;
    if (form.hasAttribute(SENT_BY_BROWSER) || isReady(form)) return;
    event.preventDefault();
    if (!early.pressed.includes(form)) record(form);
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  return (window.early = early);
};
