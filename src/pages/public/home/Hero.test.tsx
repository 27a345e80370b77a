import { fireEvent, screen } from '@testing-library/react';
import { heroSlides } from '@/content/home';
import { renderPart } from '@/test/renderPart';
import { hidePage, pass, stubIntersection, stubReducedMotion } from '@/test/viewport';
import { Hero } from './Hero';

const headings = heroSlides.map(({ heading }) => heading);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const picture = (root: HTMLElement) =>
  root.querySelector('[data-shown="true"] [data-picture]')?.getAttribute('data-picture');
/** A picture that is not lazy any more is fetched, wherever it is. */
const fetched = (root: HTMLElement) =>
  [...root.querySelectorAll('img:not([loading="lazy"])')].map((image) =>
    image.closest('[data-picture]')?.getAttribute('data-picture'),
  );
/** The browser has got the picture of the slide whose turn it is. */
const arrive = (root: HTMLElement) => root.querySelectorAll('img').forEach((image) => fireEvent.load(image));
const words = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the hero', () => {
  it('cycles through its four slides every eleven seconds, the picture in step', async () => {
    const { container } = renderPart(<Hero />);
    for (const image of ['office', 'truck', 'plane', 'ship', 'office']) {
      arrive(container);
      expect(picture(container)).toBe(image);
      expect(heading()).toBe(headings[heroSlides.findIndex((slide) => slide.image === image)]);
      await pass(10_999);
      expect(picture(container)).toBe(image);
      await pass(1);
    }
  });

  it('fetches a picture half a slide ahead, and keeps the one before until it is there', async () => {
    const { container } = renderPart(<Hero />);
    expect(fetched(container)).toEqual(['office']);
    await pass(5_499);
    expect(fetched(container)).toEqual(['office']);
    await pass(1);
    expect(fetched(container)).toEqual(['office', 'truck']);
    await pass(5_500);
    expect(heading()).toBe(headings[1]);
    expect(picture(container)).toBe('office');
    arrive(container);
    expect(picture(container)).toBe('truck');
  });

  it('fetches the picture of a slide that is picked at once, and none ahead while it is paused', async () => {
    const { container, user } = renderPart(<Hero />);
    await user.click(screen.getByRole('button', { name: 'Pause slides' }));
    await pass(60_000);
    expect(fetched(container)).toEqual(['office']);
    await user.click(screen.getByRole('button', { name: headings[2] }));
    expect(fetched(container)).toEqual(['office', 'plane']);
  });

  it('has its button on the welcome slide', () => {
    renderPart(<Hero />);
    expect(screen.getByRole('link', { name: 'Track now' })).toHaveAttribute('href', '/tracking');
  });

  it('stands while it is paused', async () => {
    const { user } = renderPart(<Hero />);
    await user.click(screen.getByRole('button', { name: 'Pause slides' }));
    await pass(60_000);
    expect(heading()).toBe(headings[0]);
    await user.click(screen.getByRole('button', { name: 'Play slides' }));
    await pass(11_000);
    expect(heading()).toBe(headings[1]);
  });

  it('stands while it is pointed at or has the focus', async () => {
    const { user } = renderPart(<Hero />);
    await user.hover(words());
    await pass(30_000);
    expect(heading()).toBe(headings[0]);
    await user.unhover(words());
    fireEvent.focus(screen.getByRole('link', { name: 'Track now' }));
    await pass(30_000);
    expect(heading()).toBe(headings[0]);
    fireEvent.blur(screen.getByRole('link', { name: 'Track now' }));
    await pass(11_000);
    expect(heading()).toBe(headings[1]);
  });

  it('stands in a hidden tab and off the screen', async () => {
    const { show, restore } = stubIntersection();
    renderPart(<Hero />);
    show(true);
    hidePage(true);
    await pass(30_000);
    expect(heading()).toBe(headings[0]);
    hidePage(false);
    show(false);
    await pass(30_000);
    expect(heading()).toBe(headings[0]);
    show(true);
    await pass(11_000);
    expect(heading()).toBe(headings[1]);
    restore();
  });

  it('does not move for those who asked for stillness, unless they start it', async () => {
    const restore = stubReducedMotion();
    const { user } = renderPart(<Hero />);
    await pass(60_000);
    expect(heading()).toBe(headings[0]);
    await user.click(screen.getByRole('button', { name: 'Play slides' }));
    await pass(11_000);
    expect(heading()).toBe(headings[1]);
    restore();
  });

  it('goes to the slide that is picked', async () => {
    const { user } = renderPart(<Hero />);
    await user.click(screen.getByRole('button', { name: headings[2] }));
    expect(heading()).toBe(headings[2]);
  });

  it('leaves no timer behind', () => {
    const { unmount } = renderPart(<Hero />);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
