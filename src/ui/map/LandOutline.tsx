import { svg, type Map } from 'leaflet';
import { useMemo, useState } from 'react';
import { Pane, Polygon, Polyline, useMapEvents } from 'react-leaflet';
import { borders, coasts, gridOf, repeat } from './outline';

const PANE = 'land';
/** Below the tiles, which Leaflet has at 200. */
const BELOW_TILES = { zIndex: 150 };

/** What is drawn around the view, as a part of its size: a map that is dragged has no bare edge. */
const AROUND = 1;

interface View {
  /** The first and the last of the worlds that are in view. */
  first: number;
  last: number;
  /** Degrees between the lines of the grid. */
  step: number;
}

const worldOf = (longitude: number) => Math.floor((longitude + 180) / 360);

const viewOf = (map: Map): View => {
  const bounds = map.getBounds().pad(AROUND);
  const step = map.getZoom() < 4 ? 30 : 10;
  return { first: worldOf(bounds.getWest()), last: worldOf(bounds.getEast()), step };
};

const isSame = (first: View, other: View) =>
  first.first === other.first && first.last === other.last && first.step === other.step;

/** Land, borders and a grid under the tiles: where none come, the map is still a picture. */
export function LandOutline() {
  const map = useMapEvents({
    moveend: () => setView((view) => (isSame(view, viewOf(map)) ? view : viewOf(map))),
  });
  const [{ first, last, step }, setView] = useState(() => viewOf(map));
  const renderer = useMemo(() => svg({ pane: PANE, padding: AROUND }), []);
  const grid = useMemo(() => repeat(gridOf(step), first, last), [step, first, last]);
  const land = useMemo(() => repeat(coasts, first, last), [first, last]);
  const between = useMemo(() => repeat(borders, first, last), [first, last]);
  const shared = { renderer, interactive: false };
  return (
    <Pane name={PANE} style={BELOW_TILES}>
      <Polyline positions={grid} className="map-grid" {...shared} />
      <Polygon positions={land} className="map-land" fillRule="nonzero" {...shared} />
      <Polyline positions={between} className="map-border" {...shared} />
    </Pane>
  );
}
