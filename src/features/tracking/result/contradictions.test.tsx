import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { aJourney, aLeg, anEvent, aTrackedConsignment } from '@/test/builders';
import { contradictionsIn } from '@/test/contradictions';
import { openStore } from '@/test/openStore';
import { renderPart } from '@/test/renderPart';
import { stubBackend } from '@/test/stubBackend';
import { readConsignment } from '@/domain/consignment/consignment';
import { eventLabels } from '@/supabase/eventCodes';
import type { ExceptionKind, Journey } from '@/domain/journey/journey';
import { TrackResult } from './TrackResult';

jest.mock('@/ui/map/CountryMap', () => ({ CountryMap: () => null }));
jest.mock('@/ui/map/RouteMap', () => ({
  RouteMap: ({ now }: { now: { name: string } | null }) => <p>{now?.name}</p>,
}));
jest.mock('@/ui/QrCode', () => ({ QrCode: () => null }));

const PROMISE = '2026-04-02T15:30:00Z';
const BEFORE = Date.parse('2026-03-20T00:00:00Z');
const AFTER = Date.parse('2026-04-05T00:00:00Z');

const pageOf = async (changes: Partial<Journey>, now = BEFORE) => {
  const consignment = readConsignment(
    aTrackedConsignment({ journey: aJourney(changes), deliveryDate: PROMISE }),
  );
  const store = openStore({ loadDb: () => Promise.resolve(stubBackend({}).db) });
  const { container, unmount } = renderPart(
    <Provider store={store}>
      <TrackResult consignment={consignment} now={now} onAsk={() => undefined} />
    </Provider>,
  );
  await screen.findByText('Shippment Status');
  const text = container.textContent;
  unmount();
  return { text, consignment, now };
};

const kinds: readonly [ExceptionKind, keyof typeof eventLabels, boolean][] = [
  ['hold', 'held', false],
  ['delay', 'delayed', false],
  ['attempt', 'attempted', false],
  ['damage', 'damaged', false],
  ['loss', 'lost', true],
  ['return', 'returned', true],
  ['cancellation', 'cancelled', true],
];
const remarks = [
  null,
  'Customs ask for an invoice. Please send it.',
  'Please call us.',
  'Waiting for a berth',
];
const etaOf = (latest: string) => ({
  earliest: latest,
  latest,
  reason: 'All berths are taken',
  since: '2026-03-16T00:00:00Z',
});
const etas = ['2026-03-30T12:00:00Z', PROMISE, '2026-04-06T12:00:00Z'].map(etaOf);
/** Each remark while the promise stands, and each revision with one remark. */
const said = [
  ...remarks.map((note) => ({ note, expected: null })),
  ...etas.map((expected) => ({ note: 'Please call us.', expected })),
];
const moment = '2026-03-15T00:00:00Z';
const leg = aLeg({ actualDeparture: '2026-03-02T00:00:00Z', plannedArrival: '2026-03-20T00:00:00Z' });

describe('the page of a consignment does not contradict itself', () => {
  it.each(kinds)('after a %s: whatever was said, expected, and late', async (kind, code, ended) => {
    for (const { note, expected } of said)
      for (const now of [BEFORE, AFTER]) {
        const state = anEvent({
          ...{ no: 2, code, status: eventLabels[code], moment, note, reason: 'Heavy weather' },
          ...{ place: 'GHTEM', city: 'Tema', country: 'Ghana', zone: 'Africa/Accra' },
        });
        const page = await pageOf(
          {
            ...{ state, ended, expected, etas: expected ? [expected] : [], stage: 2, legs: [leg] },
            ...{ events: [anEvent(), state], exceptions: [{ kind, event: 2 }] },
          },
          now,
        );
        expect([note, expected?.latest, now, contradictionsIn(page)]).toEqual([
          note,
          expected?.latest,
          now,
          [],
        ]);
      }
  });

  it.each(['2026-03-30T10:00:00Z', '2026-04-02T09:00:00Z', '2026-04-09T10:00:00Z'])(
    'delivered %s',
    async (delivery) => {
      const state = anEvent({ no: 2, code: 'delivered', status: 'Delivered', moment: delivery });
      const page = await pageOf({ state, ended: true, stage: 4, events: [anEvent(), state] }, AFTER);
      expect(contradictionsIn(page)).toEqual([]);
    },
  );

  it('on its way, in time and late', async () => {
    for (const now of [BEFORE, AFTER])
      expect(contradictionsIn(await pageOf({ legs: [leg] }, now))).toEqual([]);
  });

  it('which a reader finds where there is one', async () => {
    const state = anEvent({ no: 2, code: 'held', note: 'Please send it.', reason: 'Papers' });
    const page = await pageOf(
      {
        state,
        events: [state],
        exceptions: [{ kind: 'hold', event: 2 }],
        legs: [leg],
        destinationZone: 'Asia/Tokyo',
      },
      AFTER,
    );
    const text = [
      'Will Be Delivered2 April 15:30 Promised for 2 April',
      'Under way. It is now in Tema, As promised, 2 days late, 1 day earlier than promised. It has been delivered.',
      'Reason: Papers Reason: Weather. Send us the invoice. If customs or we ask you. Nothing for now.',
    ].join(' ');
    expect(contradictionsIn({ ...page, text })).toEqual([
      'a promise that is past or replaced stands unmarked',
      'what was delivered will not be, or what was not has been',
      'it is in a place where it has not arrived',
      'it is early and late, or one of them and as promised',
      'an exception has several reasons',
      'a paper is asked for, and perhaps none',
      'there is nothing to do, and something',
      'the promise is read on the clock of another place',
    ]);
  });
});
