import './leafletStyles';
import Box from '@mui/material/Box';
import { divIcon, map, marker, tileLayer } from 'leaflet';
import { useEffect, useRef } from 'react';

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

/** Leaflet parses strings as markup, so text is passed as an element. */
const asText = (text: string): HTMLElement => {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
};

/** Spec section 9: zoom 5, no wheel zoom, tiles of 256 pixels up to zoom 18. Browser only. */
export function CountryMap({ position: [latitude, longitude], place }: CountryMapProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    const drawn = map(ref.current, { center: [latitude, longitude], zoom: 5, scrollWheelZoom: false });
    const here = marker([latitude, longitude], { icon: pin, title: place, alt: place })
      .bindPopup(asText(place))
      .addTo(drawn);
    tileLayer(TILES, { attribution: CREDIT, tileSize: 256, maxZoom: 18 })
      .once('tileerror', () => here.openPopup()) // a pin on an empty map would say nothing
      .addTo(drawn);
    return () => void drawn.remove();
  }, [latitude, longitude, place]);
  return <Box ref={ref} sx={{ height: 1 }} />;
}
