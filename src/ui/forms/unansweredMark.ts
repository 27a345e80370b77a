/** Stands on the section of a form that was sent and that nobody took. */
export const UNANSWERED = 'data-unanswered';

/** Says so at a form's section, or takes it back: `Unanswered` shows itself by this mark alone. */
export const markUnanswered = (form: Element, isUnanswered: boolean) =>
  form.closest('section')?.toggleAttribute(UNANSWERED, isUnanswered);
