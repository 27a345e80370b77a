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
  it('has the words of all slides, and its button on the welcome slide', () => {
    renderPart(<Hero />);
    for (const heading of headings) expect(screen.getByText(heading)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Track now' })).toHaveAttribute('href', '/tracking');
    expect(marked()).toBeUndefined();
  });

  it('fetches its other pictures a moment later, and shows each once it is there', async () => {
    const { container } = renderPart(<Hero />);
    await pass(1_999);
    expect(fetched(container)).toEqual(['office']);
    await pass(1);
    expect(fetched(container)).toEqual(['office', 'truck', 'plane', 'ship']);
    expect(waiting(container)).toBe(3);
    container.querySelectorAll('img').forEach((image) => fireEvent.load(image));
    expect(waiting(container)).toBe(0);
  });

  it('fetches the picture of a slide that is picked at once, and no other while it is paused', async () => {
    const { container, user } = renderPart(<Hero />);
    await user.click(screen.getByRole('button', { name: 'Pause slides' }));
    await pass(60_000);
    expect(fetched(container)).toEqual(['office']);
    await user.click(screen.getByRole('button', { name: headings[2] }));
    expect(fetched(container)).toEqual(['office', 'plane']);
  });

  it('stands while it is paused, on the slide it has come to, with all of its time before it', async () => {
    const { container, user } = renderPart(<Hero />);
    motion.currentTime = 10_400; // the second one is fading in
    await user.click(screen.getByRole('button', { name: 'Pause slides' }));
    expect(motionOf(container)).toBe('off');
    expect(marked()).toBe(headings[1]);
    expect(motion.currentTime).toBe(11_000);
    await user.click(screen.getByRole('button', { name: 'Play slides' }));
    expect(motionOf(container)).toBeUndefined();
    expect(marked()).toBeUndefined();
  });

  it('stands while it is pointed at', async () => {
    const { container, user } = renderPart(<Hero />);
    motion.currentTime = 95_000; // the first one, for the third time
    await user.hover(words());
    expect([motionOf(container), marked()]).toEqual(['off', headings[0]]);
    await user.unhover(words());
    expect(motionOf(container)).toBeUndefined();
  });

  it('stands while it has the focus, on the slide that has it', async () => {
    const { container, user } = renderPart(<Hero />);
    motion.currentTime = 25_000;
    await user.tab();
    expect(screen.getByRole('link', { name: 'Track now' })).toHaveFocus();
    expect([motionOf(container), marked()]).toEqual(['off', headings[0]]);
    expect(motion.currentTime).toBe(0);
    await user.tab();
    expect(motionOf(container)).toBeUndefined();
  });

  it('stands in a hidden tab and off the screen', () => {
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

  it('does not move for those who asked for stillness, unless they start it', async () => {
    const restore = stubReducedMotion();
    const { container, user } = renderPart(<Hero />);
    await pass(60_000);
    expect(motionOf(container)).toBe('off');
    expect(fetched(container)).toEqual(['office']);
    await user.click(screen.getByRole('button', { name: 'Play slides' }));
    expect(motionOf(container)).toBe('on');
    restore();
  });

  it('goes to the slide that is picked', async () => {
    const { user } = renderPart(<Hero />);
    await user.click(screen.getByRole('button', { name: 'Pause slides' }));
    await user.click(screen.getByRole('button', { name: headings[2] }));
    expect(marked()).toBe(headings[2]);
    expect(motion.currentTime).toBe(22_000);
  });

  it('leaves no timer behind', () => {
    const { unmount } = renderPart(<Hero />);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
