import { dashboardCopy } from '@/content/dashboard';
import { byLane, byMonth, yearBefore, type DeliveryFigure } from './deliveries';

const figures: DeliveryFigure[] = [
  { month: '2026-02', origin: 'Ghana', destination: 'Japan', delivered: 3, on_time: 3, median_days: 30 },
  { month: '2026-01', origin: 'Ghana', destination: 'Japan', delivered: 1, on_time: 0, median_days: 10 },
  { month: '2026-01', origin: 'Peru', destination: 'Chile', delivered: 2, on_time: 1, median_days: 4.25 },
];

describe('the figures of deliveries', () => {
  it('are added up by month, the earliest first', () => {
    expect(byMonth(figures)).toEqual([
      { month: '2026-01', delivered: 3, onTime: 1 },
      { month: '2026-02', delivered: 3, onTime: 3 },
    ]);
  });

  it('are added up by lane, the busiest first, with days weighted by deliveries', () => {
    expect(byLane(figures)).toEqual([
      { origin: 'Ghana', destination: 'Japan', delivered: 4, onTime: 3, days: 25 },
      { origin: 'Peru', destination: 'Chile', delivered: 2, onTime: 1, days: 4.3 },
    ]);
  });

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
