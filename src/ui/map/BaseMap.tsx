/**
 * @license React Leaflet, copyright 2020 Paul Le Cam and contributors, under the Hippocratic License 2.1:
 * https://github.com/PaulLeCam/react-leaflet/blob/master/LICENSE.md
 */
import './leafletStyles';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { MapContainer, TileLayer, type MapContainerProps } from 'react-leaflet';
import { FollowSize } from './FollowSize';
import { LandOutline } from './LandOutline';
import { mapStyles } from './mapStyles';

interface BaseMapProps extends MapContainerProps {
  /** Whether streets lie over the outline, where their tiles load from a third party. */
  hasTiles?: boolean;
  /** Called for each tile that does not load. */
  onTileMissing?: () => void;
  children: ReactNode;
}

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const CREDIT = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/**
 * A map that the wheel does not zoom, since it would hold up whoever scrolls the page: the outline of the land, and tiles of
 * 256 pixels up to zoom 18 over it where they load. Browser only.
 */
export function BaseMap({ hasTiles = true, onTileMissing, children, ...options }: BaseMapProps) {
  return (
    <Box component={MapContainer} scrollWheelZoom={false} sx={mapStyles} {...options}>
      <LandOutline />
      {hasTiles && (
        <TileLayer
          url={TILES}
          attribution={CREDIT}
          tileSize={256}
          maxZoom={18}
          eventHandlers={onTileMissing && { tileerror: onTileMissing }}
        />
      )}
      {children}
      <FollowSize />
    </Box>
  );
}
