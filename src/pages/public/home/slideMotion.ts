import { keyframes } from '@mui/system';
import { HERO_SLIDE_MS } from '@/config/timing';
import { heroSlides } from '@/content/home';

/** How long a slide fades in. It starts that much earlier, so that it is fully visible for its whole turn. */
const FADE_MS = 700;

const CYCLE_MS = heroSlides.length * HERO_SLIDE_MS;

/** A change between two times this far apart is sudden. */
const GAP_MS = 10;

const at = (...times: number[]) =>
  times.map((ms) => `${Number(((100 * (ms < 0 ? ms + CYCLE_MS : ms)) / CYCLE_MS).toFixed(2))}%`).join();

const startOf = (slide: number) => slide * HERO_SLIDE_MS - FADE_MS;

/** The cycle begins and ends in the first slide's turn. */
const endsOf = (slide: number) => (slide === 0 ? [] : [0, CYCLE_MS]);

/**
 * Two overlapping texts are unreadable, so the end is sudden. A hidden button must not receive taps either, so its slide
 * shrinks to nothing.
 */
const wordsTurn = (slide: number) => {
  const start = startOf(slide);
  const end = start + HERO_SLIDE_MS;
  return keyframes`
  ${at(...endsOf(slide), start, end + GAP_MS)} { opacity: 0 }
  ${at(start + FADE_MS, end)} { opacity: 1 }
  ${at(...endsOf(slide), start - GAP_MS, end + GAP_MS)} { transform: scale(0) }
  ${at(start, end)} { transform: none }`;
};

/** A picture stays until the next one is visible above it. The last one fades out instead, above the first. */
const pictureTurn = (slide: number) => {
  const isFirst = slide === 0;
  const isLast = slide === heroSlides.length - 1;
  const start = startOf(slide);
  const end = start + HERO_SLIDE_MS + (isLast ? 0 : FADE_MS);
  return keyframes`
  ${at(...endsOf(slide), isFirst ? start - GAP_MS : start, end + FADE_MS)} { opacity: 0 }
  ${at(isFirst ? start : start + FADE_MS, end)} { opacity: 1 }`;
};

/** Opacity and transforms alone run on the compositor: the main thread is idle meanwhile. */
const turning = (turn: typeof wordsTurn) =>
  heroSlides.map((_, slide) => ({
    animation: `${turn(slide)} ${CYCLE_MS}ms ease infinite var(--turns, running)`,
  }));

/** Animations of each slide's text and line, and of its picture. */
export const wordsTurning = turning(wordsTurn);
export const picturesTurning = turning(pictureTurn);

/** For their common ancestor: whether they run. */
export const turns = {
  '&[data-motion="off"]': { '--turns': 'paused' },
  '@media (prefers-reduced-motion: reduce), (scripting: none)': { '--turns': 'paused' },
};

/** All of them started together, so their current times are equal. */
const motionsIn = (hero: Element) =>
  hero.getAnimations({ subtree: true }).filter(({ effect }) => effect?.getTiming().duration === CYCLE_MS);

/** The index of the current slide. */
export const slideNow = (hero: Element): number => {
  const [motion] = motionsIn(hero);
  return Math.floor((Number(motion?.currentTime ?? 0) + FADE_MS) / HERO_SLIDE_MS) % heroSlides.length;
};

/** Shows a slide as it is once it has faded in, with its whole turn ahead. */
export const showSlide = (hero: Element, slide: number) => {
  for (const motion of motionsIn(hero)) motion.currentTime = slide * HERO_SLIDE_MS;
};
