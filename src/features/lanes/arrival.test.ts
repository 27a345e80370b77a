import { lanes, type Lane } from '@/content/lanes';
import { arrivalOf } from './arrival';

const [lane] = lanes;
const aLane = (changes: Partial<Lane>): Lane => ({
  ...(lane as Lane),
  daysMin: 10,
  daysMax: 12,
  workingDays: false,
  cutOffHoursMin: 24,
  cutOffHoursMax: 36,
  departuresAWeek: 1,
  ...changes,
});

describe('the arrival of goods that are ready on a day', () => {
  it('is the cut-off, the longest wait for a departure, and the transit time later', () => {
    expect(arrivalOf(aLane({}), '2026-11-26')).toEqual({ earliest: '2026-12-07', latest: '2026-12-17' });
  });

  it.each([
    [7, '2026-12-11'],
    [2, '2026-12-13'],
    [14, '2026-12-10'],
    [null, '2026-12-10'],
  ])('waits no longer than %p departures a week make it', (departuresAWeek, latest) => {
    expect(arrivalOf(aLane({ departuresAWeek }), '2026-11-26').latest).toBe(latest);
  });

  it('is the same day where nothing takes time', () => {
    const lane = aLane({
      daysMin: 0,
      daysMax: 0,
      cutOffHoursMin: null,
      cutOffHoursMax: null,
      departuresAWeek: null,
    });
    expect(arrivalOf(lane, '2026-02-28')).toEqual({ earliest: '2026-02-28', latest: '2026-02-28' });
  });

  it('counts working days past the weekend, and days past the end of a month and the change of the clocks', () => {
    const lane = aLane({
      daysMin: 1,
      daysMax: 2,
      workingDays: true,
      cutOffHoursMin: null,
      cutOffHoursMax: null,
      departuresAWeek: null,
    });
    expect(arrivalOf(lane, '2026-11-27')).toEqual({ earliest: '2026-11-30', latest: '2026-12-01' });
    expect(arrivalOf(aLane({ daysMin: 30, daysMax: 30, departuresAWeek: null }), '2026-03-01').earliest).toBe(
      '2026-04-01',
    );
  });
});
