import type { ReactElement } from 'react';
import type { Ground } from './Backdrop';
import { Aisle } from './motifs/aisle';
import { Apron, Nose, Plane } from './motifs/air';
import { Globe, Office, Papers, RouteMap } from './motifs/desk';
import { Forklift, Loading, Pallet } from './motifs/pallet';
import { Crane, Quay, Reefers, Yard } from './motifs/port';
import { SnowYard, Train, Viaduct } from './motifs/rail';
import { Delivery, Street, Tanker, Truck } from './motifs/road';
import { Bow, Ship } from './motifs/ship';
import type { Mood, Palette } from './palettes';
import { hash, pick } from './shapes';

export interface SceneSettings {
  Motif: (palette: Palette) => ReactElement;
  mood: Mood;
  ground: Ground;
}

const scene = (Motif: SceneSettings['Motif'], mood: Mood, ground: Ground): SceneSettings => ({
  Motif,
  mood,
  ground,
});

/** What each name shows. */
const scenes: Readonly<Record<string, SceneSettings>> = {
  office: scene(Office, 'dusk', 'city'),
  truck: scene(Truck, 'dawn', 'hills'),
  plane: scene(Plane, 'dusk', 'hills'),
  ship: scene(Ship, 'dawn', 'sea'),
  'air-freight': scene(Plane, 'day', 'hills'),
  'ocean-freight': scene(Ship, 'dusk', 'sea'),
  'road-freight': scene(Truck, 'day', 'hills'),
  international: scene(Globe, 'night', 'room'),
  domestic_transport: scene(Street, 'day', 'city'),
  customer_compliance: scene(Papers, 'indoors', 'room'),
  warehousing: scene(Aisle, 'indoors', 'room'),
  'mission-planning': scene(RouteMap, 'indoors', 'room'),
  'mission-loading': scene(Loading, 'indoors', 'room'),
  'mission-journey': scene(Viaduct, 'dawn', 'hills'),
  'mission-delivery': scene(Delivery, 'day', 'city'),
  'dawn-port': scene(Quay, 'dawn', 'sea'),
  'night-road': scene(Truck, 'night', 'hills'),
  'rain-wet-apron': scene(Apron, 'rain', 'plain'),
  'warehouse-aisle': scene(Aisle, 'day', 'room'),
  'aerial-container-yard': scene(Yard, 'rain', 'room'),
  'snow-rail-yard': scene(SnowYard, 'snow', 'hills'),
  'nose-loading': scene(Nose, 'day', 'plain'),
  'ship-bow': scene(Bow, 'dusk', 'sea'),
  'gantry-crane': scene(Crane, 'rain', 'city'),
  forklift: scene(Forklift, 'indoors', 'room'),
  'rail-wagons': scene(Train, 'day', 'plain'),
  'desert-tanker': scene(Tanker, 'desert', 'hills'),
  'cold-store': scene(Aisle, 'snow', 'room'),
  'reefer-stack': scene(Reefers, 'dusk', 'plain'),
  'pallet-wrapping': scene(Pallet, 'indoors', 'room'),
  'customs-office': scene(Papers, 'rain', 'room'),
  'planning-room': scene(RouteMap, 'dusk', 'room'),
};

const others: readonly [SceneSettings, ...SceneSettings[]] = [
  scene(Quay, 'dusk', 'sea'),
  scene(Truck, 'dusk', 'city'),
  scene(Train, 'dawn', 'hills'),
  scene(Ship, 'rain', 'sea'),
];

/** A name nobody has drawn gets a scene too, always the same one. */
export const sceneOf = (name: string) => scenes[name] ?? pick(others, hash(name));
