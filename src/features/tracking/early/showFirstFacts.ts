import { FIRST_FACTS } from '@/config/dom';
import { announce } from '@/ui/announce';
import { bringIntoView } from '@/ui/focus/bringIntoView';
import type { TrackedRow } from '@/domain/consignment/consignment';
import { fillFirstFacts } from '../result/firstFacts';
import { announcementOf, summaryOf } from '@/domain/summary/summary';
import { foldForm } from '../foldedForm';
import { earlySearch } from './earlyAnswer';

export const FOUND_TEMPLATE = 'first-facts-found';
export const NOT_FOUND_TEMPLATE = 'first-facts-not-found';

const copyOf = (template: string) =>
  document.querySelector<HTMLTemplateElement>(`#${template}`)?.content.cloneNode(true) as
    DocumentFragment | undefined;

/** Shows the first facts of a search in the page's own markup, until the app shows the same with the rest. */
export const showFirstFacts = ([row]: readonly TrackedRow[]) => {
  const room = document.querySelector(`[data-unmanaged="${FIRST_FACTS}"]`);
  const shown = copyOf(row ? FOUND_TEMPLATE : NOT_FOUND_TEMPLATE);
  if (!room || !shown) return;
  if (row) {
    const summary = summaryOf(row, Date.now(), 'place');
    fillFirstFacts(shown, row.trackingId, summary);
    announce(announcementOf(summary));
  }
  room.replaceChildren(shown);
  foldForm(room, Boolean(row));
  if (row && earlySearch() !== 'none') bringIntoView(room.querySelector('h2'));
};
