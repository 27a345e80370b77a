/** Attribute on the section of a form whose submission was not received. */
export const UNANSWERED = 'data-unanswered';

/** Sets or clears the mark on a form's section: `Unanswered` is shown by it alone. */
export const markUnanswered = (form: Element, isUnanswered: boolean) =>
  form.closest('section')?.toggleAttribute(UNANSWERED, isUnanswered);
