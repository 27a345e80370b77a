import { fireEvent, render, screen } from '@testing-library/react';
import { sizeMaps } from '@/test/sizeMaps';
import { CountryMap } from './CountryMap';

const popup = (container: HTMLElement) => container.querySelector('.leaflet-popup-content');

/** Nothing loads in this browser: a test says which tile failed. */
const failTile = (container: HTMLElement) => {
  const tile = container.querySelector('img.leaflet-tile');
  if (!tile) throw new Error('The map asked for no tile.');
  fireEvent.error(tile);
};

describe('the map of a country', () => {
  it('requests tiles of zoom 5 and credits OpenStreetMap', () => {
    const { container } = render(<CountryMap position={[51, 9]} place="Germany" />);
    expect(container.querySelector('img.leaflet-tile')).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/tile\.openstreetmap\.org\/5\/\d+\/\d+\.png$/),
    );
    expect(screen.getByRole('link', { name: 'OpenStreetMap' })).toBeInTheDocument();
  });

  it('draws land, borders and a grid below the tiles', () => {
    sizeMaps(600, 360);
    const { container } = render(<CountryMap position={[51, 9]} place="Germany" />);
    for (const part of ['land', 'border', 'grid'])
      expect(container.querySelector(`.leaflet-land-pane .map-${part}`)?.getAttribute('d')).toMatch(
        /^(M\d+ -?\d+|M-\d+ -?\d+)L/,
      );
    expect(container.querySelector('.leaflet-land-pane')).toHaveStyle({ zIndex: 150 });
  });

  it('names the country when the pin is clicked, as text', () => {
    const { container } = render(<CountryMap position={[51, 9]} place="<b>Germany</b>" />);
    expect(popup(container)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '<b>Germany</b>' }));
    expect(popup(container)).toHaveTextContent('<b>Germany</b>');
  });

  it('names the country once when tiles fail to load', () => {
    const { container } = render(<CountryMap position={[51, 9]} place="Germany" />);
    failTile(container);
    expect(popup(container)).toHaveTextContent('Germany');
    fireEvent.click(screen.getByRole('button', { name: 'Close popup' }));
    failTile(container);
    expect(popup(container)).toBeNull();
  });
});
