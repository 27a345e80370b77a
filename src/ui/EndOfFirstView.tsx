/**
 * Marks a position that the first view of a page hardly exceeds, in any window. What follows the first of these in a
 * prerendered page is laid out later and, where its styles are a separate file, shown once they have loaded
 * (`src/app/boot/restOfPage.css`).
 */
export function EndOfFirstView() {
  return <template />;
}
