/**
 * @license React Leaflet, copyright 2020 Paul Le Cam and contributors, under the Hippocratic License 2.1:
 * https://github.com/PaulLeCam/react-leaflet/blob/master/LICENSE.md
 */
import './leafletStyles';
import Box from '@mui/material/Box';
import { divIcon, type Marker as LeafletMarker } from 'leaflet';
import { useRef } from 'react';
import { MapContainer, Marker, Popup, TileLayer } from 'react-leaflet';

interface CountryMapProps {
  /** Latitude and longitude. */
  position: readonly [number, number];
  place: string;
}

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const CREDIT = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

const pin = divIcon({
  className: 'country-pin',
  iconSize: [22, 22],
  iconAnchor: [11, 26],
  popupAnchor: [0, -26],
});

/**
 * Zoom 5, no wheel zoom, tiles of 256 pixels up to zoom 18 (docs/conformance.md, section 9). Browser only; another
 * place needs another `key`.
 */
export function CountryMap({ position: [latitude, longitude], place }: CountryMapProps) {
  const marker = useRef<LeafletMarker>(null);
  const isNamed = useRef(false);
  /** A pin on an empty map would say nothing. Only once: the user may have closed the popup. */
  const nameThePlace = () => {
    if (!isNamed.current) marker.current?.openPopup();
    isNamed.current = true;
  };
  return (
    <Box
      component={MapContainer}
      center={[latitude, longitude]}
      zoom={5}
      scrollWheelZoom={false}
      sx={{ height: 1 }}
    >
      <Marker ref={marker} position={[latitude, longitude]} icon={pin} title={place} alt={place}>
        <Popup>{place}</Popup>
      </Marker>
      <TileLayer
        url={TILES}
        attribution={CREDIT}
        tileSize={256}
        maxZoom={18}
        eventHandlers={{ tileerror: nameThePlace }}
      />
    </Box>
  );
}
