import { screen, within } from '@testing-library/react';
import { aJourney, aLeg, anEvent } from '@/test/builders';
import { renderPart } from '@/test/renderPart';
import { sizeMaps } from '@/test/sizeMaps';
import type { Journey } from '@/domain/journey/journey';
import { JourneyMap } from './JourneyMap';

const NOW = Date.parse('2026-03-15T00:00:00Z');

beforeEach(() => sizeMaps(600, 360));

const show = (changes: Partial<Journey>) => renderPart(<JourneyMap journey={aJourney(changes)} now={NOW} />);

const leg = aLeg({
  carrier: 'Oceanic',
  vessel: 'MV Aurora',
  plannedDeparture: '2026-03-04T09:00:00Z',
  actualDeparture: '2026-03-05T08:30:00Z',
  plannedArrival: '2026-03-20T06:00:00Z',
  estimatedArrival: '2026-03-22T06:00:00Z',
});

describe('the route of a consignment', () => {
  it('is drawn on a map, with where it is now', async () => {
    const { container } = show({ legs: [leg] });
    expect(screen.getByText('Loading the map')).toBeInTheDocument();
    const map = screen.getByRole('region', { name: 'Route from Rotterdam to Tema on a map' });
    expect(await within(map).findByText('Now, estimated')).toBeInTheDocument();
    expect(container.querySelector('path.route-under-way')?.getAttribute('d')).toMatch(/^M/);
  });

  it('is written as text, with times in the zone of each place', () => {
    show({ legs: [leg] });
    expect(screen.getByText(/^It is now between Rotterdam and Tema\./)).toBeVisible();
    const [item] = within(screen.getByRole('list', { name: 'Legs of the route' })).getAllByRole('listitem');
    expect(item).toHaveTextContent('Rotterdam, Netherlands →to Tema, Ghana');
    expect(item).toHaveTextContent('Under way. By sea, Oceanic, MV Aurora');
    expect(item).toHaveTextContent('Departed 5 March 2026, 09:30 GMT+1');
    expect(item).toHaveTextContent('Arrival expected 22 March 2026, 06:00 GMT');
  });

  it('says what is planned, and nothing of a time that nobody knows', () => {
    show({ legs: [aLeg({ mode: 'air', plannedDeparture: '2026-03-20T09:00:00Z' })] });
    const item = within(screen.getByRole('list', { name: 'Legs of the route' })).getByRole('listitem');
    expect(item).toHaveTextContent('To come. By air');
    expect(item).toHaveTextContent('Departure planned for 20 March 2026, 10:00 GMT+1');
    expect(item).not.toHaveTextContent('Arriv');
  });

  it('expects nothing more of a journey that has ended', () => {
    const returned = anEvent({
      no: 2,
      code: 'returned',
      place: null,
      leg: null,
      moment: '2026-03-06T09:00:00Z',
    });
    const onward = aLeg({
      position: 2,
      from: 'GHTEM',
      to: 'NLRTM',
      plannedDeparture: '2026-03-25T09:00:00Z',
    });
    show({ state: returned, ended: true, legs: [leg, onward] });
    const items = within(screen.getByRole('list', { name: 'Legs of the route' })).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(
      /Begun\. By sea, .*Departed 5 March 2026, 09:30 GMT\+1 \(08:30 GMT your time\)$/,
    );
    expect(items[1]).toHaveTextContent(/Not traveled\. By sea$/);
    expect(screen.queryByText('To come')).not.toBeInTheDocument();
  });

  it('names the places in order where there are no legs', () => {
    show({
      events: [
        anEvent(),
        anEvent({ no: 2, place: 'GHTEM', classifier: 'planned', moment: '2026-03-20T09:00:00Z' }),
      ],
    });
    const list = screen.getByRole('list', { name: 'Places of the route' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rotterdam', 'Tema (to come)']);
  });

  it('is a single place without a key to lines', () => {
    show({});
    expect(screen.getByRole('region', { name: 'Rotterdam on a map' })).toBeInTheDocument();
    expect(screen.getByText('It is now in Rotterdam.')).toBeVisible();
    expect(screen.queryByText('To come')).not.toBeInTheDocument();
  });

  it('is not shown if no place of it is known', () => {
    const { container } = show({ state: anEvent({ place: null }) });
    expect(container).toBeEmptyDOMElement();
  });
});
