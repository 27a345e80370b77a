import { Browser, latLngBounds, type LatLngBounds } from 'leaflet';
import { CircleMarker, Polyline } from 'react-leaflet';
import type { Position } from '@/content/countries';
import { BaseMap } from './BaseMap';
import { FitToRoute, fittingOf } from './FitToRoute';
import { drawRoute, isSamePlace, pointsOf, type Route } from './route';
import { RouteLabels, type Mark } from './RouteLabels';

type LeafletLine = [number, number][];

const writable = (lines: readonly (readonly Position[])[]): LeafletLine[] =>
  lines.map((line) => line.map(([latitude, longitude]) => [latitude, longitude]));

const boundsOf = (points: readonly Position[]): LatLngBounds =>
  latLngBounds(points.map(([latitude, longitude]) => [latitude, longitude]));

/**
 * A route as large as the map allows: what is travelled, what is to come, its stops, and where it is now. Browser only; a
 * route without any place cannot be drawn.
 */
export function RouteMap(route: Route) {
  const drawn = drawRoute(route);
  const { stops, now } = drawn;
  const travelled = writable(drawn.travelled);
  const underWay = writable(drawn.underWay);
  const toCome = writable(drawn.toCome);
  const points = pointsOf(drawn);
  const bounds = boundsOf(points);
  const otherStops = stops.filter(({ position }) => !now || !isSamePlace(position, now.position));
  const marks: Mark[] = [...(now ? [{ ...now, isNow: true }] : []), ...otherStops];
  const shared = { interactive: false, fill: false, smoothFactor: 0 };
  return (
    <BaseMap
      bounds={bounds}
      boundsOptions={fittingOf(bounds)}
      zoomSnap={0.25}
      minZoom={0}
      dragging={!Browser.mobile}
    >
      <Polyline positions={[...travelled, ...underWay, ...toCome]} className="route-edge" {...shared} />
      <Polyline positions={toCome} className="route-ahead" {...shared} />
      <Polyline positions={travelled} className="route-travelled" {...shared} />
      <Polyline positions={underWay} className="route-under-way" {...shared} />
      {otherStops.map(({ position }) => (
        <CircleMarker
          key={position.join()}
          center={[...position]}
          radius={5}
          className="route-stop"
          interactive={false}
        />
      ))}
      {now && (
        <>
          <CircleMarker center={[...now.position]} radius={15} className="route-around" interactive={false} />
          <CircleMarker center={[...now.position]} radius={8} className="route-now" interactive={false} />
        </>
      )}
      <RouteLabels marks={marks} lines={points} />
      <FitToRoute bounds={bounds} stops={stops.map(({ position }) => position.join()).join(' ')} />
    </BaseMap>
  );
}
