import { point, type Map, type Tooltip as LeafletTooltip } from 'leaflet';
import { useLayoutEffect, useRef, useState } from 'react';
import { CircleMarker, Tooltip, useMapEvents } from 'react-leaflet';
import type { Position } from '@/content/countries';
import { placeLabels, type Box, type Placement } from './placeLabels';
import type { RoutePlace } from './route';

export interface Mark extends RoutePlace {
  isNow?: boolean;
}

interface RouteLabelsProps {
  /** The most important first. */
  marks: readonly Mark[];
  /** What the labels should not hide. */
  lines: readonly Position[];
}

/** From the middle of a mark to its label, in pixels. */
const DISTANCE = 14;

/** Sizes of a label in its own letters, on the safe side: `mapStyles` has the real ones. */
const LETTER = 0.58;
const HEIGHT = 1.9;
const SIDES = 1.3;
const WIDEST = 14;

const sizeOf = (name: string, em: number) => ({
  width: Math.min(WIDEST, name.length * LETTER + SIDES) * em,
  height: HEIGHT * em,
});

/** Leaflet's buttons and credits. */
const controlsOf = (container: HTMLElement): Box[] => {
  const { left, top } = container.getBoundingClientRect();
  return [...container.querySelectorAll('.leaflet-control')].map((control) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    return { x: x - left, y: y - top, width, height };
  });
};

const placementsOf = (map: Map, marks: readonly Mark[], lines: readonly Position[]): (Placement | null)[] => {
  const container = map.getContainer();
  const em = Number.parseFloat(getComputedStyle(container).fontSize) || 13;
  const { x: width, y: height } = map.getSize();
  const at = ([latitude, longitude]: Position) => map.latLngToContainerPoint([latitude, longitude]);
  return placeLabels(
    marks.map(({ name, position }) => {
      const { x, y } = at(position);
      return { x, y, ...sizeOf(name, em) };
    }),
    { room: { width, height }, takenBoxes: controlsOf(container), lines: lines.map(at), distance: DISTANCE },
  );
};

/** It moves to another side at once: a new tooltip would be empty on a page that is being printed. */
function RouteLabel({ mark, placement }: { mark: Mark; placement: Placement | null }) {
  const { name, position, isNow } = mark;
  const ref = useRef<LeafletTooltip>(null);
  const move = () => {
    const tooltip = ref.current;
    if (placement && tooltip)
      Object.assign(tooltip.options, { direction: placement.direction, offset: point(placement.offset) });
    tooltip?.update();
    tooltip?.getElement()?.toggleAttribute('hidden', !placement);
  };
  useLayoutEffect(() => {
    move();
  });
  return (
    <CircleMarker center={[...position]} radius={0} stroke={false} interactive={false}>
      <Tooltip
        ref={ref}
        permanent
        opacity={1}
        className={isNow ? 'route-label route-label-now' : 'route-label'}
        eventHandlers={{ add: move }}
      >
        {name}
      </Tooltip>
    </CircleMarker>
  );
}

/** The names of the marks, where they have room. */
export function RouteLabels({ marks, lines }: RouteLabelsProps) {
  const [, setDrawn] = useState(0);
  const again = () => setDrawn((count) => count + 1);
  const map = useMapEvents({ moveend: again, resize: again });
  const placements = placementsOf(map, marks, lines);
  return marks.map((mark, index) => (
    <RouteLabel
      key={`${mark.name} ${mark.position.join()}`}
      mark={mark}
      placement={placements[index] ?? null}
    />
  ));
}
