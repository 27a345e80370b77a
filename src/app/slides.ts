import { HERO_SLIDE_MS } from '@/config/timing';

/**
 * Turns the written slides until the app does, which goes on from the slide it finds. Like there, the words turn on
 * time, and the picture with them or as soon as it is there.
 */
export const turnSlides = (root: Element, isAlive: (element: Element) => boolean) => {
  const hero = root.querySelector<HTMLElement>('[data-slide]');
  if (!hero || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const pictures = [...hero.querySelectorAll<HTMLElement>('[data-shown]')];
  const turn = () => {
    if (isAlive(hero)) return clearInterval(timer);
    if (document.hidden || hero.getBoundingClientRect().bottom < 0) return;
    const slide = (Number(hero.dataset.slide) + 1) % pictures.length;
    hero.dataset.slide = String(slide);
    const next = pictures[slide];
    if (!next) return;
    next.dataset.due = 'true';
    const show = () => {
      if (isAlive(hero) || Number(hero.dataset.slide) !== slide) return;
      for (const picture of pictures) picture.dataset.shown = String(picture === next);
    };
    const image = next.querySelector('img');
    if (image?.complete) show();
    else image?.addEventListener('load', show, { once: true });
  };
  const timer = setInterval(turn, HERO_SLIDE_MS);
};
