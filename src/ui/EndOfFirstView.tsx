/**
 * A place that the first view of a page hardly reaches beyond, in any window. What follows the first of these in a
 * written page is laid out later, and where its rules are a file of their own, shown once they are there
 * (`src/app/boot/restOfPage.css`).
 */
export function EndOfFirstView() {
  return <template />;
}
