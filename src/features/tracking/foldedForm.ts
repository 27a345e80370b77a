/** Attribute of the section whose form is folded to one line, beside a result. */
export const FOLDED = 'data-folded';

/** Folds the form of the section around an element, or opens it. */
export const foldForm = (element: Element, isFolded: boolean) =>
  element.closest('section')?.toggleAttribute(FOLDED, isFolded);
