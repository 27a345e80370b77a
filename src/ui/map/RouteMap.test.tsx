import { fireEvent, render, screen } from '@testing-library/react';
import { sizeMaps } from '@/test/sizeMaps';
import type { Route, RoutePlace } from './route';
import { RouteMap } from './RouteMap';

const place = (name: string, latitude: number, longitude: number): RoutePlace => ({
  name,
  position: [latitude, longitude],
});
const tokyo = place('Tokyo', 35.65, 139.77);
const losAngeles = place('Los Angeles', 33.74, -118.26);
const chicago = place('Chicago', 41.88, -87.63);

const route: Route = {
  legs: [
    { from: tokyo, to: losAngeles, travelled: 1 },
    { from: losAngeles, to: chicago, travelled: 0 },
  ],
  now: { ...losAngeles, name: 'Now: Los Angeles' },
};

beforeEach(() => sizeMaps(600, 360));

const show = (shownRoute: Route = route) => {
  const { container, rerender } = render(<RouteMap {...shownRoute} />);
  return { container, rerender: (next: Route) => rerender(<RouteMap {...next} />) };
};

/** The corners of a drawn line, in pixels of the map. */
const cornersOf = (container: HTMLElement, name: string) =>
  [
    ...(container.querySelector(`path.${name}`)?.getAttribute('d') ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g),
  ].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('the map of a route', () => {
  it('draws what is travelled, what is to come, and the land below', () => {
    const { container } = show();
    expect(cornersOf(container, 'route-travelled').length).toBeGreaterThan(5);
    expect(cornersOf(container, 'route-ahead').length).toBeGreaterThan(1);
    expect(cornersOf(container, 'map-land').length).toBeGreaterThan(100);
  });

  it('shows the whole of it, from west to east over the Pacific', () => {
    const { container } = show();
    const line = [...cornersOf(container, 'route-travelled'), ...cornersOf(container, 'route-ahead')];
    const across = line.map(({ x }) => x);
    expect(across).toEqual([...across].sort((first, other) => first - other));
    expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(300);
    for (const { x, y } of line) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(600);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(360);
    }
  });

  it('marks where it is now, and names the ends', () => {
    const { container } = show();
    expect(container.querySelectorAll('path.route-now')).toHaveLength(1);
    expect(container.querySelectorAll('path.route-stop')).toHaveLength(2);
    expect(screen.getByText('Now: Los Angeles')).toBeInTheDocument();
    for (const name of ['Tokyo', 'Chicago']) expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.queryByText('Los Angeles')).not.toBeInTheDocument();
  });

  it('leaves out the names that have no room', () => {
    sizeMaps(90, 60);
    show();
    for (const name of ['Now: Los Angeles', 'Tokyo', 'Chicago'])
      expect(screen.getByText(name)).not.toBeVisible();
  });

  it('shows the names of places as text', () => {
    show({ legs: [], now: place('<b>Kiel</b>', 54.3, 10.1) });
    expect(screen.getByText('<b>Kiel</b>')).toBeInTheDocument();
  });

  it('shows a single place with its surroundings', () => {
    const { container } = show({ legs: [{ from: tokyo, to: tokyo, travelled: 0 }], now: null });
    expect(screen.getByText('Tokyo')).toBeInTheDocument();
    expect(container.querySelector('img.leaflet-tile')).toHaveAttribute(
      'src',
      expect.stringContaining('/4/'),
    );
  });

  it('shows the whole again when the route has become another', () => {
    const { container, rerender } = show();
    const before = cornersOf(container, 'route-travelled').at(-1)?.x ?? 0;
    const rotterdam = place('Rotterdam', 51.95, 4.14);
    rerender({ ...route, legs: [...route.legs, { from: chicago, to: rotterdam, travelled: 0 }] });
    expect(cornersOf(container, 'route-travelled').at(-1)?.x).toBeLessThan(before);
    expect(cornersOf(container, 'route-ahead').at(-1)?.x).toBeLessThanOrEqual(600);
    expect(screen.getByText('Rotterdam')).toBeInTheDocument();
  });

  it('stays as somebody has moved it while the consignment moves along its line', () => {
    const [tokyoToLosAngeles] = route.legs;
    const underWay = (travelled: number): Route => ({
      legs: tokyoToLosAngeles ? [{ ...tokyoToLosAngeles, travelled }] : [],
      now: null,
    });
    const { container, rerender } = show(underWay(0.4));
    const [start] = cornersOf(container, 'route-under-way');
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    const [closer] = cornersOf(container, 'route-under-way');
    expect(closer).not.toEqual(start);
    rerender(underWay(0.6));
    expect(cornersOf(container, 'route-under-way')[0]).toEqual(closer);
  });

  it('fits the paper while it is printed', () => {
    const { container } = show();
    const map = container.querySelector('.leaflet-container');
    sizeMaps(300, 360);
    fireEvent(window, new Event('beforeprint'));
    expect(map).toHaveClass('is-on-paper');
    expect(screen.getByText('Chicago')).toBeVisible();
    for (const { x } of cornersOf(container, 'route-ahead')) expect(x).toBeLessThanOrEqual(300);
    sizeMaps(600, 360);
    fireEvent(window, new Event('afterprint'));
    expect(map).not.toHaveClass('is-on-paper');
    expect(Math.max(...cornersOf(container, 'route-ahead').map(({ x }) => x))).toBeGreaterThan(400);
  });

  it('has only numbers in its lines around the poles and to an antipode', () => {
    const [north, south] = [place('North', 90, 0), place('South', -90, 0)];
    const [start, antipode] = [place('One', 52, 5), place('Antipode', -52, -175)];
    const legs = [
      [north, south],
      [south, start],
      [start, antipode],
    ].flatMap(([from, to]) => (from && to ? [{ from, to, travelled: 0 }] : []));
    const { container } = show({ legs, now: null });
    for (const path of container.querySelectorAll('path'))
      expect(path.getAttribute('d') ?? '').not.toMatch(/NaN|Infinity/);
    expect(cornersOf(container, 'route-ahead').length).toBeGreaterThan(4);
  });
});
