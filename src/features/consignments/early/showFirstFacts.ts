import { announce } from '@/ui/announce';
import { readConsignment, type TrackedRow } from '../consignment';
import { fillFirstFacts } from '../result/firstFacts';
import { announcementOf, reachedStage, summaryOf } from '../result/summary';

export const FOUND_TEMPLATE = 'first-facts-found';
export const NOT_FOUND_TEMPLATE = 'first-facts-not-found';

/** Where the tracking page leaves room for the first facts (`UnmanagedContent`). */
export const FIRST_FACTS = 'first-facts';

const copyOf = (template: string) =>
  document.querySelector<HTMLTemplateElement>(`#${template}`)?.content.cloneNode(true) as
    DocumentFragment | undefined;

/** Shows the first facts of a search in the page's own markup, until the app shows the same with the rest. */
export const showFirstFacts = ([row]: readonly TrackedRow[]) => {
  const room = document.querySelector(`[data-unmanaged="${FIRST_FACTS}"]`);
  const shown = copyOf(row ? FOUND_TEMPLATE : NOT_FOUND_TEMPLATE);
  if (!room || !shown) return;
  if (row) {
    const consignment = readConsignment(row);
    const summary = summaryOf(consignment, Date.now());
    fillFirstFacts(shown, summary, reachedStage(consignment));
    announce(announcementOf(summary));
  }
  room.replaceChildren(shown);
};
