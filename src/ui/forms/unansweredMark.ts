/** Attribute on the section of a form whose submission nothing received. */
export const UNANSWERED = 'data-unanswered';

/** Sets or clears the mark on a form's section: it alone shows `Unanswered`. */
export const markUnanswered = (form: Element, isUnanswered: boolean) =>
  form.closest('section')?.toggleAttribute(UNANSWERED, isUnanswered);
