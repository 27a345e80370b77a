import type { Summary } from './summary';

/** Attributes that mark, in the panel's markup, the place of a fact and the steps that were reached. */
const FACT = 'data-fact';
export const REACHED = 'data-reached';

/** Properties of the element that shows a fact; it is hidden where there is nothing to say. */
export const fact = (name: keyof Summary, summary: Summary) => ({
  [FACT]: name,
  hidden: summary[name] === '',
  children: summary[name],
});

/** The same panel, as markup of which only the texts are missing. */
export const NO_FACTS: Summary = {
  status: '',
  place: '',
  since: '',
  expected: '',
  late: '',
  from: '',
  to: '',
};

/** Fills the panel's markup as React would render it. */
export const fillFirstFacts = (panel: ParentNode, summary: Summary, stage: number) => {
  for (const place of panel.querySelectorAll<HTMLElement>(`[${FACT}]`)) {
    const text = summary[place.getAttribute(FACT) as keyof Summary];
    place.textContent = text;
    place.hidden = text === '';
    const alert = place.closest<HTMLElement>('[role="alert"]');
    if (alert) alert.hidden = text === '';
  }
  panel.querySelectorAll('li').forEach((step, index) => {
    step.toggleAttribute(REACHED, index <= stage);
    if (index === stage) step.setAttribute('aria-current', 'step');
  });
};
