/** Attribute on the section of a form whose submission was not received. */
export const UNANSWERED = 'data-unanswered';

/** Sets or clears the mark on the section of a form or field: `Unanswered` is shown by it alone. */
export const markUnanswered = (element: Element, isUnanswered: boolean) =>
  element.closest('section')?.toggleAttribute(UNANSWERED, isUnanswered);
