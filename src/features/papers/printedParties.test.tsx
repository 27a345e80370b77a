import { screen, within } from '@testing-library/react';
import { aConsignment, aJourney, aLeg, aPlace } from '@/test/builders';
import { renderPart } from '@/test/renderPart';
import { readConsignment, type Consignment } from '@/domain/consignment/consignment';
import { piecesOf } from '@/domain/pieces/pieces';
import { Label } from './Label';
import { Manifest } from './Manifest';
import { Waybill } from './Waybill';

const places = {
  NLRTM: aPlace(),
  GHTEM: aPlace({ code: 'GHTEM', name: 'Tema', country: 'Ghana' }),
  BEANR: aPlace({ code: 'BEANR', name: 'Antwerpen', country: 'Belgium' }),
};

const ways: Record<string, readonly [from: string, to: string][]> = {
  'no legs': [],
  'one leg': [['GHTEM', 'NLRTM']],
  'several legs': [
    ['GHTEM', 'BEANR'],
    ['BEANR', 'NLRTM'],
  ],
  'legs that end before the destination': [['GHTEM', 'BEANR']],
  'legs back to the sender': [
    ['GHTEM', 'NLRTM'],
    ['NLRTM', 'GHTEM'],
  ],
};

const consignment = (legs: readonly [from: string, to: string][], changes: Partial<Consignment> = {}) => ({
  ...readConsignment(
    aConsignment({
      sendersAddress: 'Plot 7, Meridian Road',
      recAddress: 'Am Sandtorkai 5\n20457 Hamburg',
      departedFrom: 'Ghana',
      headingTo: 'Germany',
      journey: aJourney({ places, legs: legs.map(([from, to], at) => aLeg({ position: at + 1, from, to })) }),
    }),
  ),
  ...changes,
});

/** The parts of a label, by their classes. */
const labelOf = (printed: Consignment) => {
  const [piece] = piecesOf([]);
  if (!piece) throw new Error('There is always a piece.');
  renderPart(<Label consignment={printed} piece={piece} count={1} />);
  const label = screen.getByRole('article');
  const textOf = (part: string) =>
    (label.querySelector<HTMLElement>(`.${part}`)?.innerHTML ?? '')
      .replaceAll('<br>', '\n')
      .replace(/<[^>]+>/g, '');
  return { from: textOf('from'), to: textOf('to'), route: textOf('route') };
};

/** The lines of a party on a waybill. */
const partyOf = (name: string) =>
  [...(screen.getByRole('heading', { name, level: 2 }).parentElement?.querySelectorAll('p') ?? [])].map(
    ({ textContent }) => textContent,
  );

describe.each(Object.entries(ways))('papers of a consignment with %s', (_way, legs) => {
  it('have each party’s own address and country on the label, and the way in its line alone', () => {
    const { from, to, route } = labelOf(consignment(legs));
    expect(from).toBe('From Ada Moreau\nPlot 7, Meridian Road, Ghana');
    expect(to).toBe('To Kofi Mensah\nAm Sandtorkai 5\n20457 Hamburg\nGermany');
    expect(route).toBe(
      legs.length === 0 ? 'Ghana → Germany' : ['GHTEM', ...legs.map(([, end]) => end)].join(' → '),
    );
  });

  it('have each party’s own address and country on the waybill', () => {
    renderPart(<Waybill printed={{ consignment: consignment(legs), pieces: piecesOf([]) }} now={0} />);
    expect(partyOf('Sender')).toEqual([
      ...['Ada Moreau', 'Plot 7, Meridian Road', 'Ghana', '+31 10 555 0101', 'ada@sender.example'],
    ]);
    expect(partyOf('Receiver')).toEqual([
      ...['Kofi Mensah', 'Am Sandtorkai 5', '20457 Hamburg', 'Germany'],
      ...['+233 30 555 0102', 'kofi@receiver.example'],
    ]);
  });

  it('say in a manifest from which country to which they go', () => {
    renderPart(<Manifest printed={[{ consignment: consignment(legs), pieces: piecesOf([]) }]} now={0} />);
    const [, row] = within(screen.getByRole('table')).getAllByRole('row');
    const cells = within(row as HTMLElement).getAllByRole('cell');
    expect(cells[3]).toHaveTextContent(legs.length === 0 ? 'GhanaGermany' : 'Tema, GhanaGermany');
  });
});

describe('papers of a party', () => {
  it('who has no address have its country', () => {
    expect(labelOf(consignment([], { recAddress: '' })).to).toBe('To Kofi Mensah\nGermany');
  });

  it('whose address has very many lines have it in one', () => {
    const recAddress = Array.from({ length: 9 }, (_, at) => `Line ${at + 1}`).join('\n');
    expect(labelOf(consignment([], { recAddress })).to).toBe(
      'To Kofi Mensah\nLine 1, Line 2, Line 3, Line 4, Line 5, Line 6, Line 7, Line 8, Line 9, Germany',
    );
  });

  it('whose address names the country have it once', () => {
    const recAddress = 'Am Sandtorkai 5, 20457 Hamburg, DEUTSCHLAND';
    expect(labelOf(consignment([], { recAddress })).to).toBe(`To Kofi Mensah\n${recAddress}`);
  });
});
