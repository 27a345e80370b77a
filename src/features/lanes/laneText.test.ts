import { lanes, laneSlug, type Lane } from '@/content/lanes';
import { cutOffText, frequencyText, laneName, transitText } from './laneText';

const [lane] = lanes as readonly [Lane];

describe('a lane in words', () => {
  it.each([
    [{ daysMin: 1, daysMax: 3 }, '1–3 days'],
    [{ daysMin: 1, daysMax: 1 }, '1 day'],
    [{ daysMin: 4, daysMax: 6, workingDays: true }, '4–6 working days'],
    [{ daysMin: 0, daysMax: 0 }, 'Same day'],
  ])('%j takes %s', (changes, text) => {
    expect(transitText({ ...lane, ...changes })).toBe(text);
  });

  it.each([
    [{ cutOff: '12:00 the day before' }, '12:00 the day before'],
    [{ cutOffHoursMin: 24, cutOffHoursMax: 36 }, '24–36 hours before departure'],
    [{ cutOffHoursMin: 1, cutOffHoursMax: 1 }, '1 hour before departure'],
    [{ cutOffHoursMin: 72, cutOffHoursMax: 144 }, '3–6 days before departure'],
    [{ cutOffHoursMin: 240, cutOffHoursMax: 240 }, '10 days before departure'],
    [{ cutOffHoursMin: null, cutOffHoursMax: null }, 'None'],
  ])('%j has a cut-off: %s', (changes, text) => {
    expect(cutOffText({ ...lane, ...changes })).toBe(text);
  });

  it.each([
    [7, 'Daily'],
    [1, 'Weekly'],
    [3, '3 times a week'],
    [null, 'On request'],
  ])('%p departures a week are %s', (departuresAWeek, text) => {
    expect(frequencyText({ ...lane, departuresAWeek })).toBe(text);
  });

  it('is named by its ends, once where they are the same, and its product', () => {
    expect(laneName(lane)).toBe('Western Europe – US East Coast');
    expect(laneName({ origin: 'Belgium', destination: 'Belgium', product: 'pallets' })).toBe(
      'Belgium, pallets',
    );
  });
});

it('the lanes of the repository have different names, and the addresses that these make', () => {
  expect(new Set(lanes.map(({ slug }) => slug)).size).toBe(lanes.length);
  expect(lanes.map(laneSlug)).toEqual(lanes.map(({ slug }) => slug));
});
