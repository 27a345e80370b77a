import { aJourney, aPlace } from '@/test/builders';
import { aStoredLeg } from '@/test/consignmentPage';
import { isStored, legRules, openLeg, toFields } from './legForm';

const rotterdam = aPlace();
const openedValues = openLeg(aJourney(), undefined);
const problems = (values: object) =>
  legRules
    .validate({ ...openedValues, ...values }, { abortEarly: false })
    .then(() => [])
    .catch(({ errors }: { errors: string[] }) => errors);

describe('a leg', () => {
  it('needs both ends, chosen from the list', async () => {
    const missing = 'Choose a place from the list';
    expect(await problems({})).toEqual([missing, missing]);
    expect(await problems({ origin: rotterdam, destination: 'Tema' })).toEqual([missing]);
  });

  it('cannot go from a place to itself', async () => {
    expect(await problems({ origin: rotterdam, destination: { ...rotterdam } })).toEqual([
      'A leg has to end at another place than it begins',
    ]);
  });

  it('keeps times that were not changed to the second, and can lose one', () => {
    const planned_departure = '2026-03-02T08:00:12.345+00:00';
    const leg = aStoredLeg({ planned_departure, planned_arrival: planned_departure });
    const values = openLeg(aJourney(), leg);
    expect(isStored(leg, toFields(values, leg))).toBe(true);
    const emptied = toFields({ ...values, planned_arrival: '' }, leg);
    expect(emptied).toMatchObject({ planned_departure, planned_arrival: null });
    expect(isStored(leg, emptied)).toBe(false);
  });
});
