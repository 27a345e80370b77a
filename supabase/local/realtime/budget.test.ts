import { createBudget } from './budget';

describe('the budget of a connection', () => {
  const taken = (budget: { take: () => boolean }, tries: number): number =>
    Array.from({ length: tries }, () => budget.take()).filter(Boolean).length;

  it('is a burst, refilled evenly', () => {
    let now = 0;
    const budget = createBudget(() => now);
    expect(taken(budget, 1000)).toBe(400);
    now = 1000;
    expect(taken(budget, 1000)).toBe(20);
    now = 3_600_000;
    expect(taken(budget, 1000)).toBe(400);
  });

  it('is not filled by a clock that goes back', () => {
    let now = 10_000;
    const budget = createBudget(() => now);
    taken(budget, 400);
    now = 0;
    expect(budget.take()).toBe(false);
    now = 1000;
    expect(budget.take()).toBe(true);
  });
});
