/** A pending picture is not displayed: while it loads, each chunk that arrives would be painted. */
const fetchInto = (layer: Element) => {
  const image = layer.querySelector('img');
  if (!image) return;
  const show = () => layer.removeAttribute('data-pending');
  image.addEventListener('load', show, { once: true });
  image.setAttribute('loading', 'eager');
  if (image.complete && image.naturalWidth > 0) show();
};

/** Requests the missing pictures of all slides, or of one; each is displayed once it has loaded. */
export const fetchSlides = (root: Element, slide?: number) => {
  const layer = slide === undefined ? '*' : `:nth-child(${slide + 1})`;
  for (const pending of root.querySelectorAll(`[data-slides] > ${layer}[data-pending]`)) fetchInto(pending);
};
