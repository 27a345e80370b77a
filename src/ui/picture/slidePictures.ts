/** A picture that was not shown yet takes no place: while it came, each piece that the line brings would be painted. */
const fetchInto = (layer: Element) => {
  const image = layer.querySelector('img');
  if (!image) return;
  const show = () => layer.removeAttribute('data-pending');
  image.addEventListener('load', show, { once: true });
  image.setAttribute('loading', 'eager');
  if (image.complete && image.naturalWidth > 0) show();
};

/** Asks for the pictures that are missing, of all slides or of one; each takes its place once it is there. */
export const fetchSlides = (root: Element, slide?: number) => {
  const layer = slide === undefined ? '*' : `:nth-child(${slide + 1})`;
  for (const pending of root.querySelectorAll(`[data-slides] > ${layer}[data-pending]`)) fetchInto(pending);
};
