import { aQuote, aSentOffer } from '@/test/quotes';
import { deliverByOf } from './deliverBy';

const quoteWith = (transit: string | null) => aQuote({ offer: aSentOffer({ transit }) });
const BEFORE = Date.parse('2026-03-01T08:00:00Z');
const AFTER = Date.parse('2026-04-01T08:00:00Z');

describe('the day by which a quote is to be delivered', () => {
  it.each([
    ['18 to 22 days', '2026-04-06'],
    ['3-4 days, door to door', '2026-03-19'],
    ['About 6 working days', '2026-03-23'],
    ['7 business days', '2026-03-24'],
    ['7 calendar days', '2026-03-22'],
    ['1 day', '2026-03-16'],
  ])('is as many days after the goods are ready as %j says', (transit, day) => {
    expect(deliverByOf(quoteWith(transit), BEFORE)).toBe(day);
  });

  it('counts from today if the goods are ready', () => {
    expect(deliverByOf(quoteWith('10 days'), AFTER)).toBe('2026-04-11');
  });

  it.each([null, 'Two weeks', 'By agreement'])('is not guessed from %j', (transit) => {
    expect(deliverByOf(quoteWith(transit), BEFORE)).toBe('');
  });
});
