import { keyframes } from '@mui/system';
import { HERO_SLIDE_MS } from '@/config/timing';
import { heroSlides } from '@/content/home';

/** How long a slide fades in. It starts that much earlier, so that it is fully visible for its whole turn. */
const FADE_MS = 700;

const CYCLE_MS = heroSlides.length * HERO_SLIDE_MS;

const at = (ms: number) => `${((100 * ms) / CYCLE_MS).toFixed(3)}%`;

/** Hidden text must not receive taps either, and two overlapping texts are unreadable. */
const wordsTurn = keyframes`
  0% { opacity: 0 }
  ${at(FADE_MS)} { opacity: 1 }
  ${at(HERO_SLIDE_MS)} { opacity: 1; transform: none }
  ${at(HERO_SLIDE_MS + 1)} { opacity: 0; transform: scale(0) }
  ${at(CYCLE_MS - 1)} { opacity: 0; transform: scale(0) }
  100% { opacity: 0; transform: none }`;

/** A picture stays until the next one is visible above it. The last one fades out instead, above the first. */
const pictureTurn = (slide: number) => {
  const isLast = slide === heroSlides.length - 1;
  const leaves = HERO_SLIDE_MS + (isLast ? 0 : FADE_MS);
  return keyframes`
  0% { opacity: ${slide === 0 ? 1 : 0} }
  ${at(FADE_MS)} { opacity: 1 }
  ${at(leaves)} { opacity: 1 }
  ${at(leaves + FADE_MS)} { opacity: 0 }
  100% { opacity: 0 }`;
};

/** Opacity and transforms alone run on the compositor: no slide change wakes the main thread. */
const turning = (frames: typeof wordsTurn) => ({
  animation: `${frames} ${CYCLE_MS}ms ease var(--starts) infinite var(--turns, running)`,
});

/** Animations of text and lines, and of a slide's picture. Each element has its slide's index in `data-turn`. */
export const wordsTurning = turning(wordsTurn);
export const pictureTurning = (slide: number) => turning(pictureTurn(slide));

const startsAt = (slide: number) => `${slide * HERO_SLIDE_MS - FADE_MS - (slide > 0 ? CYCLE_MS : 0)}ms`;

/** For their common ancestor: when each one's turn begins, and whether they run. */
export const turns = {
  ...Object.fromEntries(heroSlides.map((_, at) => [`& [data-turn="${at}"]`, { '--starts': startsAt(at) }])),
  '&[data-motion="off"]': { '--turns': 'paused' },
  '@media (prefers-reduced-motion: reduce), (scripting: none)': {
    '&:not([data-motion="on"])': { '--turns': 'paused' },
  },
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
