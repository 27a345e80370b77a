import type { FitBoundsOptions, LatLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';

/** A single place with its surroundings; and a short way, closer than which the outline would have too few corners. */
const CLOSEST = { place: 4, way: 6.5 };

/** With room for the marks, for a label above or below, and for the buttons at the top left. */
export const fittingOf = (bounds: LatLngBounds): FitBoundsOptions => ({
  paddingTopLeft: [60, 44],
  paddingBottomRight: [36, 44],
  maxZoom: bounds.getNorthEast().equals(bounds.getSouthWest()) ? CLOSEST.place : CLOSEST.way,
  animate: false,
});

interface FitToRouteProps {
  bounds: LatLngBounds;
  /** Another route has others; what only moves along its line does not move the map under somebody's finger. */
  stops: string;
}

/** Shows the whole route again when it becomes another, and when the map gets another size. */
export function FitToRoute({ bounds, stops }: FitToRouteProps) {
  const map = useMap();
  const latest = useRef(bounds);
  useEffect(() => {
    latest.current = bounds;
  }, [bounds]);
  useEffect(() => {
    const fit = () => map.fitBounds(latest.current, fittingOf(latest.current));
    fit();
    map.on('resize', fit);
    return () => {
      map.off('resize', fit);
    };
  }, [map, stops]);
  return null;
}
