import { dashboardCopy } from '@/content/dashboard';
import { yearBefore } from './deliveries';

describe('the figures of deliveries', () => {
  it.each([
    [200, '100 % (200)'],
    [199, '99 % (199)'],
    [58, '29 % (58)'],
  ])('are 100 %% in time only if all are: %i of 200', (onTime, text) => {
    expect(dashboardCopy.share(onTime, 200)).toBe(text);
  });

  it.each([
    ['2026-11-25T00:00:00Z', '2025-12-01'],
    ['2026-01-01T00:00:00Z', '2025-02-01'],
    ['2026-12-31T23:59:59Z', '2026-01-01'],
  ])('cover twelve months until %s', (now, since) => {
    expect(yearBefore(Date.parse(now))).toBe(since);
  });
});
