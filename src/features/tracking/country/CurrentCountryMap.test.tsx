import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { openStore } from '@/test/openStore';
import { renderPart } from '@/test/renderPart';
import { onItsWay, stubBackend } from '@/test/stubBackend';
import { CurrentCountryMap } from './CurrentCountryMap';

jest.mock('@/config/env', () => ({ countryApiUrl: 'https://countries.test' }));
jest.mock('@/ui/map/CountryMap', () => ({
  CountryMap: ({ position, place }: { position: number[]; place: string }) => (
    <p>{`${place} at ${position.join(', ')}`}</p>
  ),
}));

const answer = (latlng: number[]) => ({ json: () => Promise.resolve([{ latlng }]) });
const { fetch } = globalThis;
afterEach(() => Object.assign(globalThis, { fetch }));

it('the map shows no old position while it loads the position of another country', async () => {
  const next = onItsWay(answer([8, -1]));
  const asked = jest
    .fn()
    .mockResolvedValueOnce(answer([52, 5]))
    .mockReturnValueOnce(next.arrived);
  Object.assign(globalThis, { fetch: asked });
  const store = openStore({ loadDb: () => Promise.resolve(stubBackend({}).db) });
  const mapOf = (country: string) => (
    <Provider store={store}>
      <CurrentCountryMap country={country} />
    </Provider>
  );
  const { rerender } = renderPart(mapOf('Netherlands'));
  expect(await screen.findByText('Netherlands at 52, 5')).toBeVisible();
  rerender(mapOf('Ghana'));
  expect(screen.getByRole('region', { name: 'Map of Ghana' })).toBeVisible();
  expect(screen.getByText('Loading the map')).toBeInTheDocument();
  expect(screen.queryByText(/ at 52, 5/)).not.toBeInTheDocument();
  next.release();
  expect(await screen.findByText('Ghana at 8, -1')).toBeVisible();
});
