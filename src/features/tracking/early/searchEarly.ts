import { within } from '@/api/within';
import type { Env } from '@/config/env';
import { READ_DEADLINE_MS } from '@/config/timing';
import { markPressed } from '@/ui/forms/pressedMark';
import { markUnanswered } from '@/ui/forms/unansweredMark';
import type { TrackedRow } from '@/domain/consignment/consignment';
import { addressOfIds, soughtAt } from '../soughtAt';
import { dropEarlyAnswer, offerEarlyAnswer } from './earlyAnswer';
import { trackRequest } from './trackRequest';

/** What was pressed before the app is there (`app/boot/earlyEvents.ts`). */
interface Presses {
  pressed: HTMLElement[];
  isHandedOver?: boolean;
}

const isTrackForm = (element: HTMLElement): element is HTMLFormElement => element.hasAttribute('action');

/** The id in a text that is nothing else: the app itself reads all others (`readIds`), compares several, and asks for one. */
const onlyId = (text: string) => /^[\s,;]*([0-9a-z]+)[\s,;]*$/i.exec(text)?.[1];

/**
 * Sends searches of the tracking page before the app is there: the one in the address, and those of its form, which go to
 * the form's address as in a browser without scripts. The app finds the search in the address, and takes the answer.
 */
export const searchEarly = (env: Env, presses: Presses) => {
  const search = (trackingId: string, form?: HTMLFormElement) => {
    const asked = fetch(trackRequest(env, trackingId)).then((answer) => {
      if (!answer.ok) throw new Error(`The search was answered with ${answer.status}.`);
      return answer.json() as Promise<TrackedRow[]>;
    });
    const rows = within(READ_DEADLINE_MS, asked);
    const onTaken = () => form && markPressed(form, false);
    const onFailure = () => {
      onTaken();
      if (form) markUnanswered(form, true);
    };
    offerEarlyAnswer({ trackingId, isSubmitted: form !== undefined, rows, onTaken, onFailure });
  };
  const onSubmit = () => {
    const form = presses.pressed.find(isTrackForm);
    const id = onlyId(form?.querySelector('input')?.value ?? '');
    if (!form || !id || presses.isHandedOver) return;
    presses.pressed.splice(presses.pressed.indexOf(form), 1);
    history.pushState(null, '', addressOfIds([id]));
    search(id, form);
  };
  /** Back and forward: the app then searches for what the address says. */
  const onMove = () => {
    const field = document.querySelector<HTMLInputElement>('main form[action] input');
    if (!field || presses.isHandedOver) return;
    field.value = soughtAt(location);
    if (window.earlyAnswer && window.earlyAnswer.trackingId !== onlyId(field.value)) dropEarlyAnswer();
  };
  addEventListener('submit', onSubmit, true);
  addEventListener('popstate', onMove);
  const sought = onlyId(soughtAt(location));
  if (!sought) return;
  history.replaceState(history.state, '', addressOfIds([sought]));
  search(sought);
};
