import { divIcon, type Marker as LeafletMarker } from 'leaflet';
import { useRef } from 'react';
import { Marker, Popup } from 'react-leaflet';
import { BaseMap } from './BaseMap';

interface CountryMapProps {
  /** Latitude and longitude. */
  position: readonly [number, number];
  place: string;
}

const pin = divIcon({
  className: 'country-pin',
  iconSize: [22, 22],
  iconAnchor: [11, 26],
  popupAnchor: [0, -26],
});

/** Zoom 5 (docs/conformance.md, section 9). Browser only; another place needs another `key`. */
export function CountryMap({ position: [latitude, longitude], place }: CountryMapProps) {
  const marker = useRef<LeafletMarker>(null);
  const isNamed = useRef(false);
  /** A pin without the names of the tiles would say nothing. Only once: the user may have closed the popup. */
  const showPlaceName = () => {
    if (!isNamed.current) marker.current?.openPopup();
    isNamed.current = true;
  };
  return (
    <BaseMap center={[latitude, longitude]} zoom={5} onTileMissing={showPlaceName}>
      <Marker ref={marker} position={[latitude, longitude]} icon={pin} title={place} alt={place}>
        <Popup>{place}</Popup>
      </Marker>
    </BaseMap>
  );
}
