/** Moves the focus and the view to a heading that is focusable: what was asked for is below it. */
export const bringIntoView = (heading: HTMLElement | null) => {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
};
