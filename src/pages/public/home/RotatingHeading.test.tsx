import { screen } from '@testing-library/react';
import { renderPart } from '@/test/renderPart';
import { pass, stubReducedMotion } from '@/test/viewport';
import { PauseButton } from '@/ui/motion/PauseButton';
import { RotatingHeading } from './RotatingHeading';

const heading = () => screen.getByRole('heading', { level: 2 });
const state = () => [heading().textContent, heading().querySelector('span')?.dataset.in];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the rotating heading', () => {
  it('shows each word for two of six ticks, fading in and out', async () => {
    renderPart(<RotatingHeading />);
    const seen = [];
    for (let tick = 0; tick < 7; tick += 1) {
      seen.push(state());
      await pass(1500);
    }
    expect(seen).toEqual([
      ['Testimonials', 'true'],
      ['Testimonials', 'false'],
      ['Reviews', 'true'],
      ['Reviews', 'false'],
      ['Comments', 'true'],
      ['Comments', 'false'],
      ['Testimonials', 'true'],
    ]);
  });

  it('keeps showing the current word while paused', async () => {
    const { user } = renderPart(
      <>
        <RotatingHeading />
        <PauseButton />
      </>,
    );
    await pass(1500);
    expect(state()).toEqual(['Testimonials', 'false']);
    await user.click(screen.getByRole('button', { name: 'Pause everything that moves' }));
    await pass(9000);
    expect(state()).toEqual(['Testimonials', 'true']);
    await user.click(screen.getByRole('button', { name: 'Play everything that moves' }));
  });

  it('does not rotate with reduced motion', async () => {
    const restore = stubReducedMotion();
    renderPart(<RotatingHeading />);
    await pass(9000);
    expect(state()).toEqual(['Testimonials', 'true']);
    restore();
  });
});
