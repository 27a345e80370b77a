import './leafletStyles';
import { divIcon } from 'leaflet';
import { MapContainer, Marker, Popup, TileLayer } from 'react-leaflet';

interface CountryMapProps {
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

/** Spec section 9: zoom 5, no wheel zoom, tiles of 256 pixels up to zoom 18. Browser only. */
export function CountryMap({ position: [latitude, longitude], place }: CountryMapProps) {
  return (
    <MapContainer center={[latitude, longitude]} zoom={5} scrollWheelZoom={false} style={{ height: '100%' }}>
      <TileLayer url={TILES} attribution={CREDIT} tileSize={256} maxZoom={18} />
      <Marker position={[latitude, longitude]} icon={pin} title={place} alt={place}>
        <Popup>{place}</Popup>
      </Marker>
    </MapContainer>
  );
}
