import type { ExceptionCard } from '@/domain/summary/exceptions';
import type { Summary, SummaryTexts } from '@/domain/summary/summary';

/** Attributes that mark, in the markup, the place of the tracking id, of a fact, of the cards, and the steps that were reached. */
export const TRACKED_ID = 'data-tracked-id';
const FACT = 'data-fact';
export const CARDS = 'data-cards';
export const REACHED = 'data-reached';
export const CUT_SHORT = 'data-cut-short';

/** Properties of the element that shows a fact; it is hidden where there is nothing to say. */
export const fact = <Texts extends object>(name: keyof Texts & string, texts: Texts) => ({
  [FACT]: name,
  hidden: texts[name] === '',
  children: texts[name] as string,
});

const NO_CARD: ExceptionCard = {
  title: '',
  happened: '',
  where: '',
  reason: '',
  note: '',
  date: '',
  todo: '',
};

const NO_TEXTS: SummaryTexts = {
  status: '',
  place: '',
  since: '',
  archived: '',
  note: '',
  promised: '',
  expected: '',
  change: '',
  from: '',
  to: '',
  end: '',
};

/** The same panel, as markup of which only the texts are missing, with one card. */
export const NO_FACTS: Summary = { ...NO_TEXTS, cards: [NO_CARD], stage: -1, isCutShort: false };

const fill = (markup: ParentNode, texts: object) => {
  for (const place of markup.querySelectorAll<HTMLElement>(`[${FACT}]`)) {
    const text = (texts as Record<string, string | undefined>)[place.getAttribute(FACT) ?? ''] ?? '';
    place.textContent = text;
    place.hidden = text === '';
  }
};

const fillCards = (list: HTMLElement, cards: readonly ExceptionCard[]) => {
  const empty = list.firstElementChild;
  if (!empty) return;
  const filled = cards.map((card) => {
    const copy = empty.cloneNode(true) as Element;
    fill(copy, card);
    return copy;
  });
  list.hidden = cards.length === 0;
  list.replaceChildren(...filled);
};

/** Fills the panel's markup as React would render it. */
export const fillFirstFacts = (panel: ParentNode, summary: Summary) => {
  const list = panel.querySelector<HTMLElement>(`[${CARDS}]`);
  fill(panel, summary);
  if (list) fillCards(list, summary.cards);
  const steps = [...panel.querySelectorAll('ol > li')];
  const current = summary.isCutShort ? steps.length - 1 : summary.stage;
  steps.forEach((step, index) => {
    step.toggleAttribute(REACHED, index <= summary.stage);
    if (index === current) step.setAttribute('aria-current', 'step');
  });
  steps.at(-1)?.toggleAttribute(CUT_SHORT, summary.isCutShort);
};
