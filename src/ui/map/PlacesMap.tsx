import { Browser, latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { CircleMarker, useMap } from 'react-leaflet';
import { BaseMap } from './BaseMap';
import { FitToRoute, fittingOf } from './FitToRoute';
import type { RoutePlace } from './route';
import { RouteLabels } from './RouteLabels';

interface PlacesMapProps {
  places: readonly RoutePlace[];
  /** The name of the place that is shown with its surroundings; none shows all of them. */
  shownPlace: string | undefined;
}

/** The country and its neighbors; much closer, the outline of the land has too few corners. */
const CLOSE = 3.5;

function ShowPlace({ place }: { place: RoutePlace | undefined }) {
  const map = useMap();
  useEffect(() => {
    if (place) map.setView([...place.position], CLOSE, { animate: false });
  }, [map, place]);
  return null;
}

/** Places with their names on the outline of the land, which asks no third party. Browser only. */
export function PlacesMap({ places, shownPlace }: PlacesMapProps) {
  const bounds = latLngBounds(places.map(({ position: [latitude, longitude] }) => [latitude, longitude]));
  const place = places.find(({ name }) => name === shownPlace);
  const otherPlaces = places.filter((other) => other !== place);
  const marks = [...(place ? [{ ...place, isNow: true }] : []), ...otherPlaces];
  return (
    <BaseMap
      hasTiles={false}
      bounds={bounds}
      boundsOptions={fittingOf(bounds)}
      zoomSnap={0.25}
      minZoom={0}
      maxZoom={6.5}
      dragging={!Browser.mobile}
      attributionControl={false}
    >
      {marks.map(({ name, position }) => {
        const look = name === shownPlace ? 'route-now' : 'route-stop';
        return (
          <CircleMarker
            key={`${name} ${look}`} // Leaflet keeps the class with which a mark was made
            center={[...position]}
            radius={name === shownPlace ? 8 : 5}
            className={look}
            interactive={false}
          />
        );
      })}
      <RouteLabels key={place?.name} marks={marks} lines={[]} />
      {place ? <ShowPlace place={place} /> : <FitToRoute bounds={bounds} stops="all" />}
    </BaseMap>
  );
}
