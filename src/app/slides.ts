import { HERO_SLIDE_MS } from '@/config/timing';

/**
 * Turns the written slides until the app does, which goes on from the slide it finds. Like there, the words turn on
 * time, and the picture with them or as soon as it is there. It is asked for half a slide ahead, while it has no place on
 * the page: where it has one, each piece that the line brings is painted.
 */
export const turnSlides = (root: Element, isAlive: (element: Element) => boolean) => {
  const hero = root.querySelector<HTMLElement>('[data-slide]');
  if (!hero || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const layers = [...hero.querySelectorAll<HTMLElement>('[data-shown]')];
  const isStill = () => document.hidden || hero.getBoundingClientRect().bottom < 0;
  const fetchNext = () => {
    const slide = (Number(hero.dataset.slide) + 1) % layers.length;
    const layer = layers[slide];
    const image = layer?.querySelector('img');
    image?.setAttribute('loading', 'eager');
    return { slide, layer, image };
  };
  const fetchAhead = () =>
    setTimeout(() => {
      if (!isStill() && !isAlive(hero)) fetchNext();
    }, HERO_SLIDE_MS / 2);
  const turn = () => {
    if (isAlive(hero)) return clearInterval(timer);
    if (isStill()) return;
    const { slide, layer, image } = fetchNext();
    hero.dataset.slide = String(slide);
    const show = () => {
      if (!layer || isAlive(hero) || Number(hero.dataset.slide) !== slide) return;
      for (const other of layers) if (other.dataset.shown === 'true') other.dataset.shown = 'false';
      layer.dataset.shown = 'true';
    };
    if (image?.complete) show();
    else image?.addEventListener('load', show, { once: true });
    fetchAhead();
  };
  const timer = setInterval(turn, HERO_SLIDE_MS);
  fetchAhead();
};
