import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { EventCode } from '@/domain/journey/eventCodesApi';
import type { EventEntry, Leg } from '@/domain/journey/entries';
import type { StoredPiece } from '@/domain/pieces/pieces';
import { ConsignmentPage } from '@/pages/admin/consignments/ConsignmentPage';
import { theme } from '@/theme/theme';
import { aConsignment } from './builders';
import { closeStore, openStore } from './openStore';
import { NO_JOURNEY, ROWS } from './session';
import { stubBackend, type Script } from './stubBackend';

export const EVENTS = '/rest/v1/consignment_event';
export const LEGS = '/rest/v1/consignment_leg';
export const ETAS = '/rest/v1/eta_revision';
export const LANES = '/rest/v1/lane_template';
export const FIND_PLACES = 'POST /rest/v1/rpc/find_places';

const aCode = (
  code: string,
  label: string,
  rank: number | null,
  opens: EventCode['opens'] = null,
): EventCode => ({
  code,
  label,
  rank,
  opens,
  undoes: null,
  closes: [],
  ends: code === 'delivered',
  next: [],
  on_leg: null,
  travels_on: false,
  office_only: false,
  position: 0,
  dcsa_type: null,
  dcsa_code: null,
  dcsa_document: null,
  epcis_step: null,
  epcis_disposition: null,
  aftership_tag: 'InTransit',
});

/** One of each group, and what is likely after a registration. */
export const codes: readonly EventCode[] = [
  aCode('registered', 'Registered', 0),
  aCode('picked_up', 'Picked up', 1),
  aCode('received', 'Received at terminal', 1),
  aCode('departed', 'Departed', 2),
  aCode('arrived', 'Arrived', 2),
  aCode('held', 'Held', null, 'hold'),
  aCode('inspected', 'Inspected', null),
  aCode('delivered', 'Delivered', 4),
];

/** The registration of `aConsignment`, as the admin sees it. */
export const anEventEntry = (changes: Partial<EventEntry> = {}): EventEntry => ({
  id: 31,
  consignment: 7,
  no: 1,
  code: 'registered',
  classifier: 'actual',
  moment: '2026-03-01T08:00:00+00:00',
  zone: 'Europe/Amsterdam',
  place: 'NLRTM',
  city: 'Rotterdam',
  country: 'Netherlands',
  status: 'Registered',
  leg: null,
  public_note: null,
  internal_note: null,
  reason: null,
  corrects: null,
  guessed: false,
  entered_by: 'admin@carmine.example',
  entered_at: '2026-03-01T08:01:00+00:00',
  voided_at: null,
  voided_by: null,
  void_reason: null,
  request_key: null,
  silent: false,
  ...changes,
});

/** A leg by sea from Rotterdam to Tema. */
export const aStoredLeg = (changes: Partial<Leg> = {}): Leg => ({
  id: 51,
  consignment: 7,
  position: 1,
  mode: 'ocean',
  origin: 'NLRTM',
  destination: 'GHTEM',
  carrier: null,
  vessel: null,
  planned_departure: null,
  estimated_departure: null,
  actual_departure: null,
  planned_arrival: null,
  estimated_arrival: null,
  actual_arrival: null,
  updated_at: '2026-03-01T08:00:00.123456+00:00',
  request_key: null,
  ...changes,
});

/** The first piece of `aConsignment`, of which nothing is known. */
export const aStoredPiece = (changes: Partial<StoredPiece> = {}): StoredPiece => ({
  id: 61,
  consignment: 7,
  number: 1,
  weight_kg: null,
  length_cm: null,
  width_cm: null,
  height_cm: null,
  marks: null,
  updated_at: '2026-03-01T08:00:00.123456+00:00',
  request_key: null,
  ...changes,
});

const withoutRules = () => {
  const cache = createCache({ key: 'page', container: document.createElement('div') });
  cache.insert = (_selector, { name }) => void (cache.inserted[name] = true);
  return cache;
};

/** The page of a consignment that is registered, without the frame of the admin area. `leave` is what a reload does. */
export const openConsignmentPage = async (script: Script = {}) => {
  const backend = stubBackend({
    [`GET ${ROWS}`]: aConsignment(),
    ...NO_JOURNEY,
    'GET /rest/v1/event_code': codes,
    [`GET ${EVENTS}`]: [anEventEntry()],
    ...script,
  });
  const store = openStore({ loadDb: () => Promise.resolve(backend.db) });
  const view = render(
    <CacheProvider value={withoutRules()}>
      <Provider store={store}>
        <ThemeProvider theme={theme}>
          <MemoryRouter initialEntries={['/7']}>
            <Routes>
              <Route path="/:id" element={<ConsignmentPage />} />
            </Routes>
          </MemoryRouter>
        </ThemeProvider>
      </Provider>
    </CacheProvider>,
  );
  const leave = () => {
    view.unmount();
    closeStore(store);
  };
  await screen.findByRole('heading', { name: 'Journey entries' });
  return {
    ...backend,
    leave,
    /** The bodies that were sent to an address. */
    sentTo: (address: string) => backend.calls.filter(([to]) => to === address).map(([, body]) => body),
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
  };
};
