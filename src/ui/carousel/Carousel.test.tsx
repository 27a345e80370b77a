import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPart } from '@/test/renderPart';
import { hidePage, pass, resizeTo, stubIntersection } from '@/test/viewport';
import { PauseButton } from '../motion/PauseButton';
import { Carousel } from './Carousel';

const names = ['Ada', 'Ben', 'Cem', 'Dov', 'Eve', 'Fay'];
const items = names.map((name) => <p key={name}>{name}</p>);
const perWidth = { 0: 1, 464: 2, 1024: 3, 3000: 5 };

const shownNames = () =>
  names.filter((name) => screen.getAllByText(name).some((item) => !item.closest('[inert]')));
const dots = () => screen.getAllByRole('button', { name: /page \d/ });

let view: ReturnType<typeof stubIntersection>;

const scrollNear = async () => {
  view.show(true);
  await act(async () => {
    await import('./MovingCarousel');
  });
  await pass(0);
};

/** Scrolls the carousel into view and waits for its player. */
const play = async (width: number) => {
  resizeTo(width);
  const part = renderPart(
    <>
      <Carousel label="Friends" items={items} itemsPerWidth={perWidth} />
      <PauseButton />
    </>,
  );
  await scrollNear();
  view.show(true);
  return part;
};

beforeEach(() => {
  jest.useFakeTimers();
  view = stubIntersection();
});
afterEach(() => {
  view.restore();
  resizeTo(1024);
  jest.useRealTimers();
});

describe('a carousel', () => {
  it('is a scrollable row until it is near the viewport', () => {
    renderPart(<Carousel label="Friends" items={items} />);
    const row = screen.getByRole('group', { name: 'Friends' });
    expect(row).toHaveAttribute('tabindex', '0');
    expect(row.children).toHaveLength(6);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stays a row while the row has the focus, also when the window loses it', async () => {
    const { user } = renderPart(<Carousel label="Friends" items={items} />);
    await user.tab();
    const row = screen.getByRole('group', { name: 'Friends' });
    await scrollNear();
    fireEvent.focusOut(row);
    await pass(0);
    expect(row).toHaveFocus();
    await user.tab();
    expect(dots()).toHaveLength(6);
  });

  it.each([
    [463, ['Ada'], 6],
    [800, ['Ada', 'Ben'], 3],
    [1440, ['Ada', 'Ben', 'Cem'], 2],
    [3200, ['Ada', 'Ben', 'Cem', 'Dov', 'Eve'], 2],
  ])('shows the items that fit into %i px, with a dot for each view', async (width, first, views) => {
    await play(width);
    expect(shownNames()).toEqual(first);
    expect(dots()).toHaveLength(views);
  });

  it('advances every nine seconds, endlessly, without arrows', async () => {
    await play(1440);
    await pass(8999);
    expect(shownNames()).toEqual(['Ada', 'Ben', 'Cem']);
    await pass(1);
    expect(shownNames()).toEqual(['Dov', 'Eve', 'Fay']);
    await pass(9000);
    expect(shownNames()).toEqual(['Ada', 'Ben', 'Cem']);
    expect(screen.queryByRole('button', { name: /next|previous/i })).toBeNull();
  });

  it('hides a view half a second after it starts to leave', async () => {
    await play(1440);
    await pass(9000);
    const formerItem = screen.getAllByText('Ada')[0]?.closest('[inert]') as HTMLElement;
    expect(formerItem).toHaveStyle({ visibility: 'hidden', transition: 'visibility 0s 500ms' });
  });

  it('goes to the view whose dot is pressed', async () => {
    const { user } = await play(463);
    await user.click(screen.getByRole('button', { name: 'Friends, page 4' }));
    expect(shownNames()).toEqual(['Dov']);
  });

  it('returns to its first view when another number of items fits', async () => {
    const { user } = await play(463);
    for (const width of [800, 463]) {
      await user.click(screen.getByRole('button', { name: 'Friends, page 3' }));
      resizeTo(width);
      await pass(0);
      expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Friends, page 1');
      expect(shownNames()).toEqual(width === 800 ? ['Ada', 'Ben'] : ['Ada']);
    }
  });

  it('stops while paused, hovered or in a hidden tab, and then waits its full time', async () => {
    const { user } = await play(1440);
    await user.click(screen.getByRole('button', { name: 'Pause everything that moves' }));
    await pass(40_000);
    expect(shownNames()).toEqual(['Ada', 'Ben', 'Cem']);
    await user.click(screen.getByRole('button', { name: 'Play everything that moves' }));
    await user.hover(screen.getByText('Ada'));
    await pass(40_000);
    expect(shownNames()).toEqual(['Ada', 'Ben', 'Cem']);
    await user.unhover(screen.getByText('Ada'));
    hidePage(true);
    await pass(40_000);
    hidePage(false);
    await pass(8999);
    expect(shownNames()).toEqual(['Ada', 'Ben', 'Cem']);
    await pass(1);
    expect(shownNames()).toEqual(['Dov', 'Eve', 'Fay']);
  });

  it('has a name and a role description for screen readers', async () => {
    await play(1440);
    const carousel = screen.getByRole('group', { name: 'Friends' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    expect(within(carousel).getByRole('button', { name: 'Friends, page 1' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});
