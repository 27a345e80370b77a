import { keyframes } from '@mui/system';
import { HERO_SLIDE_MS } from '@/config/timing';
import { heroSlides } from '@/content/home';

/** How long a slide fades in. It is there for the whole of its time: it begins that much before. */
const FADE_MS = 700;

const CYCLE_MS = heroSlides.length * HERO_SLIDE_MS;

const at = (ms: number) => `${((100 * ms) / CYCLE_MS).toFixed(3)}%`;

/** Words that are not there cannot be met by a finger either, and two texts over each other cannot be read. */
const wordsTurn = keyframes`
  0% { opacity: 0 }
  ${at(FADE_MS)} { opacity: 1 }
  ${at(HERO_SLIDE_MS)} { opacity: 1; transform: none }
  ${at(HERO_SLIDE_MS + 1)} { opacity: 0; transform: scale(0) }
  ${at(CYCLE_MS - 1)} { opacity: 0; transform: scale(0) }
  100% { opacity: 0; transform: none }`;

/** A picture stays until the next one is there, over it. The last one goes instead, over the first. */
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

/** Opacity and transforms alone are left to the compositor: no turn wakes the page. */
const turning = (frames: typeof wordsTurn) => ({
  animation: `${frames} ${CYCLE_MS}ms ease var(--starts) infinite var(--turns, running)`,
});

/** How words and lines come and go, and the picture of a slide. Each has its place among the slides as `data-turn`. */
export const wordsTurning = turning(wordsTurn);
export const pictureTurning = (slide: number) => turning(pictureTurn(slide));

const startsAt = (slide: number) => `${slide * HERO_SLIDE_MS - FADE_MS - (slide > 0 ? CYCLE_MS : 0)}ms`;

/** Around them all: when each one's turn begins, and whether they turn. */
export const turns = {
  ...Object.fromEntries(heroSlides.map((_, at) => [`& [data-turn="${at}"]`, { '--starts': startsAt(at) }])),
  '&[data-motion="off"]': { '--turns': 'paused' },
  '@media (prefers-reduced-motion: reduce), (scripting: none)': {
    '&:not([data-motion="on"])': { '--turns': 'paused' },
  },
};

/** All of them began together: they are at the same time. */
const motionsIn = (hero: Element) =>
  hero.getAnimations({ subtree: true }).filter(({ effect }) => effect?.getTiming().duration === CYCLE_MS);

/** The slide whose turn it is. */
export const slideNow = (hero: Element): number => {
  const [motion] = motionsIn(hero);
  return Math.floor((Number(motion?.currentTime ?? 0) + FADE_MS) / HERO_SLIDE_MS) % heroSlides.length;
};

/** Shows a slide as it is once it has faded in, with all of its time before it. */
export const showSlide = (hero: Element, slide: number) => {
  for (const motion of motionsIn(hero)) motion.currentTime = slide * HERO_SLIDE_MS;
};
