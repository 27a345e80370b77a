import { aConsignment, aJourney, aLeg, aPlace } from '@/test/builders';
import { readConsignment } from '@/domain/consignment/consignment';
import { piecesOf } from '@/domain/pieces/pieces';
import { endsOf, printedWeight, stopsOf, trackingLink } from './printedFacts';

const tema = aPlace({ code: 'GHTEM', name: 'Tema', country: 'Ghana' });
const accra = aPlace({ code: 'GHACC', name: 'Accra', country: 'Ghana' });
const withLegs = (...ends: [from: string, to: string][]) =>
  readConsignment(
    aConsignment({
      journey: aJourney({
        places: { NLRTM: aPlace(), GHTEM: tema, GHACC: accra },
        legs: ends.map(([from, to], at) => aLeg({ position: at + 1, from, to })),
      }),
    }),
  );

describe('what stands on a label', () => {
  it('names both ends of the way, and the places between by their codes', () => {
    const consignment = withLegs(['NLRTM', 'GHTEM'], ['GHTEM', 'GHACC']);
    expect(endsOf(consignment)).toEqual({ from: 'Rotterdam, Netherlands', to: 'Accra, Ghana' });
    expect(stopsOf(consignment)).toEqual(['NLRTM', 'GHTEM', 'GHACC']);
    expect(stopsOf(withLegs(['NLRTM', 'GHTEM'], ['GHACC', 'NLRTM']))).toEqual([
      'NLRTM',
      'GHTEM',
      'GHACC',
      'NLRTM',
    ]);
  });

  it('has the country alone where the last leg ends in another one, or the first begins in one', () => {
    expect(endsOf(withLegs(['GHTEM', 'NLRTM']))).toEqual({ from: 'Netherlands', to: 'Ghana' });
    expect(endsOf(withLegs(['NLRTM', 'GHTEM'], ['GHTEM', 'NLRTM']))).toEqual({
      from: 'Rotterdam, Netherlands',
      to: 'Ghana',
    });
  });

  it('has the countries where there are no legs', () => {
    const consignment = withLegs();
    expect(endsOf(consignment)).toEqual({ from: 'Netherlands', to: 'Ghana' });
    expect(stopsOf(consignment)).toEqual(['Netherlands', 'Ghana']);
  });

  it('has the weight of the piece, or of the consignment that is one piece', () => {
    const [only] = piecesOf([]);
    if (!only) throw new Error('There is always a piece.');
    const consignment = withLegs();
    expect(printedWeight({ ...only, weight_kg: 12.5 }, consignment, 1)).toBe('12.5\u00a0kg');
    expect(printedWeight(only, consignment, 1)).toBe('340\u00a0kg');
    expect(printedWeight(only, consignment, 2)).toBe('–');
    expect(printedWeight(only, { ...consignment, itemWeight: null }, 1)).toBe('–');
  });

  it('leads to the tracking page, and says no more than the label', () => {
    expect(trackingLink('AG123XYZ', 2)).toBe(`${window.location.origin}/tracking/AG123XYZ#piece-2`);
  });
});
