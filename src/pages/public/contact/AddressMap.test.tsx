import { act, render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from '@/theme/theme';
import { AddressMap } from './AddressMap';

/** Reports that the element has come into view. */
let comeIntoSight: () => void;

class SightStub {
  constructor(private readonly onSeen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    comeIntoSight = () => this.onSeen([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const images: HTMLImageElement[] = [];

beforeEach(() => {
  images.length = 0;
  Object.assign(window, { IntersectionObserver: SightStub });
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    images.push(image);
    return image;
  });
  render(
    <ThemeProvider theme={theme}>
      <AddressMap />
    </ThemeProvider>,
  );
});

afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

const map = () => screen.queryByTitle(/Map showing the headquarters/);

it('the map is loaded once it is visible and the service has answered', () => {
  expect(images).toHaveLength(0);
  act(() => comeIntoSight());
  expect(images).toHaveLength(1);
  expect(map()).not.toBeInTheDocument();
  act(() => {
    images[0]?.dispatchEvent(new Event('load'));
  });
  expect(map()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  expect(map()).toHaveAttribute('loading', 'lazy');
  expect(map()).toHaveAttribute('src', expect.stringContaining('openstreetmap.org/export/embed.html'));
});

it('the site’s own map and a link with the address remain when the map service cannot be reached', () => {
  act(() => comeIntoSight());
  act(() => {
    images[0]?.dispatchEvent(new Event('error'));
  });
  expect(map()).not.toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: /^1 Carmine Quay, 3072 CQ Rotterdam, Netherlands: Open the map/ }),
  ).toBeVisible();
});
