import { createBudget } from './budget';

describe('createBudget', () => {
  const countTaken = (budget: { take: () => boolean }, tries: number): number =>
    Array.from({ length: tries }, () => budget.take()).filter(Boolean).length;

  it('allows a burst of 400 and refills 20 a second', () => {
    let now = 0;
    const budget = createBudget(() => now);
    expect(countTaken(budget, 1000)).toBe(400);
    now = 1000;
    expect(countTaken(budget, 1000)).toBe(20);
    now = 3_600_000;
    expect(countTaken(budget, 1000)).toBe(400);
  });

  it('does not refill when the clock goes back', () => {
    let now = 10_000;
    const budget = createBudget(() => now);
    countTaken(budget, 400);
    now = 0;
    expect(budget.take()).toBe(false);
    now = 1000;
    expect(budget.take()).toBe(true);
  });
});
