import { fireEvent, screen } from '@testing-library/react';
import { heroSlides } from '@/content/home';
import { renderPart } from '@/test/renderPart';
import { hidePage, pass, stubIntersection, stubReducedMotion } from '@/test/viewport';
import { Hero } from './Hero';

const headings = heroSlides.map(({ heading }) => heading);
const words = () => screen.getByRole('heading', { level: 1 });

/** jsdom has no animations. This fakes one with a current time; the look is tested in a browser (`e2e/slides.e2e.ts`). */
const motion = { effect: { getTiming: () => ({ duration: 44_000 }) }, currentTime: 0 };

/** Whether the slides move; under reduced motion, whether they were told to. */
const motionOf = (root: HTMLElement) => root.querySelector('section')?.dataset.motion;

/** A picture that is no longer lazy is fetched, wherever it is. */
const fetched = (root: HTMLElement) =>
  [...root.querySelectorAll('img:not([loading="lazy"])')].map((image) =>
    image.closest('[data-picture]')?.getAttribute('data-picture'),
  );
const waiting = (root: HTMLElement) => root.querySelectorAll('[data-pending]').length;
/** The slide that is marked as the one they have stopped on. */
const marked = () => screen.queryByRole('button', { current: true })?.getAttribute('aria-label');

const pause = () => screen.getByRole('button', { name: 'Pause everything that moves' });
const play = () => screen.getByRole('button', { name: 'Play everything that moves' });

beforeEach(() => {
  jest.useFakeTimers();
  motion.currentTime = 0;
  Object.assign(Element.prototype, { getAnimations: () => [motion] });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

describe('the hero', () => {
  it('renders the headings of all slides, and a button in each', () => {
    renderPart(<Hero />);
    for (const heading of headings) expect(screen.getByText(heading)).toBeInTheDocument();
    const form = screen.getByRole('button', { name: 'Track now' }).closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/tracking', 'get']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/quote',
      '/services/warehousing',
      '/services/air-freight',
      '/services/international',
    ]);
    expect(marked()).toBeUndefined();
  });

  it('loads its other pictures after two seconds, and shows each once it is loaded', async () => {
    const { container } = renderPart(<Hero />);
    await pass(1_999);
    expect(fetched(container)).toEqual(['office']);
    await pass(1);
    expect(fetched(container)).toEqual(['office', 'mission-delivery', 'plane', 'ship']);
    expect(waiting(container)).toBe(3);
    container.querySelectorAll('img').forEach((image) => fireEvent.load(image));
    expect(waiting(container)).toBe(0);
  });

  it('while paused, loads only the picture of a selected slide', async () => {
    const { container, user } = renderPart(<Hero />);
    await user.click(pause());
    await pass(60_000);
    expect(fetched(container)).toEqual(['office']);
    await user.click(screen.getByRole('button', { name: headings[2] }));
    expect(fetched(container)).toEqual(['office', 'plane']);
    await user.click(play()); // the choice holds for all pages
  });

  it('stops on the current slide when paused, at the start of its time', async () => {
    const { container, user } = renderPart(<Hero />);
    motion.currentTime = 10_400; // the second one is fading in
    await user.click(pause());
    expect(motionOf(container)).toBe('off');
    expect(marked()).toBe(headings[1]);
    expect(motion.currentTime).toBe(11_000);
    await user.click(play());
    expect(motionOf(container)).toBeUndefined();
    expect(marked()).toBeUndefined();
  });

  it('stops while hovered', async () => {
    const { container, user } = renderPart(<Hero />);
    motion.currentTime = 95_000; // the first one, for the third time
    await user.hover(words());
    expect([motionOf(container), marked()]).toEqual(['off', headings[0]]);
    await user.unhover(words());
    expect(motionOf(container)).toBeUndefined();
  });

  it('stops while it has the focus, on the slide that contains the focus', async () => {
    const { container, user } = renderPart(<Hero />);
    motion.currentTime = 25_000;
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Tracking ID' })).toHaveFocus();
    expect([motionOf(container), marked()]).toEqual(['off', headings[0]]);
    expect(motion.currentTime).toBe(0);
    for (let count = 0; count < 3; count += 1) await user.tab();
    expect(screen.getByRole('link', { name: 'Our warehousing' })).toHaveFocus();
    expect([motionOf(container), marked(), motion.currentTime]).toEqual(['off', headings[1], 11_000]);
    for (let count = 0; count < 3; count += 1) await user.tab();
    expect(motionOf(container)).toBeUndefined();
  });

  it('stops in a hidden tab and outside the viewport', () => {
    const { show, restore } = stubIntersection();
    const { container } = renderPart(<Hero />);
    show(true);
    expect(motionOf(container)).toBeUndefined();
    hidePage(true);
    expect(motionOf(container)).toBe('off');
    hidePage(false);
    expect(motionOf(container)).toBeUndefined();
    show(false);
    expect(motionOf(container)).toBe('off');
    restore();
  });

  it('does not move with reduced motion, where there is nothing to pause', async () => {
    const restore = stubReducedMotion();
    const { container } = renderPart(<Hero />);
    await pass(60_000);
    expect(motionOf(container)).toBe('off');
    expect(fetched(container)).toEqual(['office']);
    expect(screen.queryByRole('button', { name: /that moves$/ })).toBeNull();
    restore();
  });

  it('goes to the selected slide', async () => {
    const { user } = renderPart(<Hero />);
    await user.click(pause());
    await user.click(screen.getByRole('button', { name: headings[2] }));
    expect(marked()).toBe(headings[2]);
    expect(motion.currentTime).toBe(22_000);
    await user.click(play());
  });

  it('clears its timers when unmounted', () => {
    const { unmount } = renderPart(<Hero />);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
