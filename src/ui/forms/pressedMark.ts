import { BUSY_LABEL, PRESSED } from '@/config/dom';
import { announce } from '../announce';

/**
 * Shows on a button, or on the submit button of a form, that a press was understood, and tells screen readers: its busy
 * label replaces its own by CSS, which React does not notice. A form that is sent later keeps what was typed until then.
 */
export const markPressed = (target: HTMLElement, isPressed: boolean) => {
  const button = target.querySelector<HTMLElement>('[type="submit"]') ?? target;
  button.toggleAttribute(PRESSED, isPressed);
  if (isPressed) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  announce(isPressed ? (button.getAttribute(BUSY_LABEL) ?? '') : '');
  if ('draft' in target.dataset)
    for (const field of target.querySelectorAll<HTMLInputElement>('input, textarea'))
      field.readOnly = isPressed;
};
