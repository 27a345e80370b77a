/**
 * A place that the first view of a page hardly reaches beyond, in any window. What follows the first of these in a
 * written page has its rules in a file of its own, and is shown once they are there (`src/app/restOfPage.css`).
 */
export function EndOfFirstView() {
  return <template />;
}
