import { cleanup, render, screen, within } from '@testing-library/react';
import { aJourney, aLeg, anEvent } from '@/test/builders';
import type { Journey } from '@/domain/journey/journey';
import { JourneyTimeline } from './JourneyTimeline';

const NOW = Date.parse('2026-03-10T00:00:00Z');
const registered = anEvent();
const departed = anEvent({
  no: 2,
  code: 'departed',
  status: 'Departed',
  moment: '2026-03-05T10:00:00Z',
  leg: 1,
});
const held = anEvent({
  no: 3,
  code: 'held',
  status: 'Held',
  moment: '2026-03-08T10:00:00Z',
  place: null,
  zone: null,
  reason: 'Papers are missing',
  note: 'Please send the invoice.',
});
const leg = aLeg({
  carrier: 'Blue Line',
  vessel: 'Ada',
  plannedDeparture: '2026-03-04T10:00:00Z',
  plannedArrival: '2026-03-20T10:00:00Z',
  estimatedArrival: '2026-03-22T10:00:00Z',
});

const show = (journey: Partial<Journey>) => {
  render(
    <JourneyTimeline
      consignment={{
        journey: aJourney(journey),
        deliveryDate: '2026-04-02T15:30:00Z',
        headingTo: 'Ghana',
      }}
      now={NOW}
    />,
  );
  return screen.getAllByRole('listitem').reverse();
};
const textsOf = (items: readonly HTMLElement[]) =>
  items.map((item) => item.textContent.replace(/\s+/g, ' ').trim());

describe('the timeline', () => {
  it('has the newest first: three are open, and what is to come and what lies further back is folded', () => {
    const events = [1, 2, 3, 4, 5].map((no) =>
      anEvent({ no, code: 'in_transit', status: `Step ${no}`, moment: `2026-03-0${no}T10:00:00Z` }),
    );
    show({ events, legs: [leg] });
    const listOf = (name: string) => screen.getByRole('list', { name });
    const titles = (name: string) => textsOf(within(listOf(name)).getAllByRole('listitem'));
    expect(titles('Milestones, the newest first').map((text) => text.slice(0, 11))).toEqual([
      'Done Step 5',
      'Done Step 4',
      'Done Step 3',
    ]);
    expect(titles('Earlier milestones, the newest first')).toHaveLength(2);
    expect(titles('Milestones to come, the last first')[0]).toMatch(/^Planned Delivery/);
    for (const summary of ['3 still to come', '2 earlier'])
      expect(screen.getByText(summary).closest('details')).not.toHaveAttribute('open');
  });

  it('has planned, expected and actual milestones in the order of time', () => {
    const items = show({ state: held, stage: 2, events: [registered, departed, held], legs: [leg] });
    expect(textsOf(items)).toEqual([
      'Done Registered Rotterdam, Netherlands1 March 2026, 09:00 GMT+1 (08:00 GMT your time)',
      'Done Departed Rotterdam, Netherlands5 March 2026, 11:00 GMT+1 (10:00 GMT your time)' +
        'Planned for 4 March 2026, 11:00 GMT+1By sea, Blue Line, Ada',
      'Done Held LatestRotterdam, Netherlands' +
        '8 March 2026, 10:00 GMT (your time: the time zone of the place is not known)' +
        'Papers are missingPlease send the invoice.',
      'Expected Arrival Tema, Ghana22 March 2026, 10:00 GMTPlanned for 20 March 2026, 10:00 GMT',
      'Planned Delivery Ghana2 April 2026, 15:30 GMT',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  });

  it('marks what happened with a tick, what is open with a warning, and what is to come with neither', () => {
    const items = show({
      state: held,
      events: [registered, held],
      exceptions: [{ kind: 'hold', event: 3 }],
    });
    expect(items.map((item) => item.querySelector('svg')?.getAttribute('data-testid'))).toEqual([
      'CheckIcon',
      'WarningAmberIcon',
      undefined,
    ]);
  });

  it('expects the delivery as by the latest revision, and says why', () => {
    const expected = {
      earliest: '2026-04-03T08:00:00Z',
      latest: '2026-04-05T08:00:00Z',
      reason: 'Port congestion',
      since: '2026-03-09T08:00:00Z',
    };
    expect(textsOf(show({ expected })).at(-1)).toBe(
      'Expected Delivery Ghana5 April 2026, 08:00 GMTPlanned for 2 April 2026, 15:30 GMTPort congestion',
    );
  });

  it('replaces a planned event by the actual one of the same code and leg, and an expected one by a later one', () => {
    const planned = { code: 'discharged', status: 'Discharged', leg: 1 } as const;
    const events = [
      registered,
      anEvent({ no: 4, ...planned, classifier: 'planned', moment: '2026-03-21T10:00:00Z' }),
      anEvent({ no: 6, ...planned, classifier: 'estimated', moment: '2026-03-23T10:00:00Z' }),
      anEvent({ no: 5, ...planned, classifier: 'estimated', moment: '2026-03-24T10:00:00Z' }),
      anEvent({ no: 7, ...planned, leg: 2, classifier: 'planned', moment: '2026-03-25T10:00:00Z' }),
    ];
    const titles = (items: readonly HTMLElement[]) =>
      items.map((item) => [item.dataset.classifier, item.querySelector('time')?.dateTime]);
    expect(titles(show({ events }))).toEqual([
      ['actual', registered.moment],
      ['estimated', '2026-03-23T10:00:00Z'],
      ['planned', '2026-03-25T10:00:00Z'],
      ['planned', '2026-04-02T15:30:00Z'],
    ]);
    cleanup();
    const actual = anEvent({ no: 8, ...planned, moment: '2026-03-09T10:00:00Z' });
    expect(titles(show({ events: [...events, actual] }))).toEqual([
      ['actual', registered.moment],
      ['actual', '2026-03-09T10:00:00Z'],
      ['planned', '2026-03-25T10:00:00Z'],
      ['planned', '2026-04-02T15:30:00Z'],
    ]);
  });

  it('prefers the latest ETA revision to an estimated event for the delivery, and takes the event without one', () => {
    const expected = {
      earliest: '2026-04-05T08:00:00Z',
      latest: '2026-04-05T08:00:00Z',
      reason: 'Port congestion',
      since: '2026-03-09T08:00:00Z',
    };
    const said = anEvent({
      ...{ no: 2, code: 'delivered', status: 'Delivered', classifier: 'estimated' },
      ...{ moment: '2026-04-03T08:00:00Z', city: 'Tema', country: 'Ghana', zone: 'Africa/Accra' },
    });
    expect(textsOf(show({ expected, events: [registered, said] })).slice(1)).toEqual([
      'Expected Delivery Ghana5 April 2026, 08:00 GMTPlanned for 2 April 2026, 15:30 GMTPort congestion',
    ]);
    cleanup();
    expect(textsOf(show({ events: [registered, said] })).slice(1)).toEqual([
      'Expected Delivered Tema, Ghana3 April 2026, 08:00 GMTPlanned for 2 April 2026, 15:30 GMT',
    ]);
  });

  it('prefers the estimate of a leg to that of an event for an arrival', () => {
    const arrival = { code: 'arrived', status: 'Arrived', leg: 1, classifier: 'estimated' } as const;
    const said = anEvent({ no: 2, ...arrival, moment: '2026-03-21T10:00:00Z' });
    expect(textsOf(show({ events: [registered, said], legs: [leg] })).slice(-2, -1)).toEqual([
      'Expected Arrival Tema, Ghana22 March 2026, 10:00 GMTPlanned for 20 March 2026, 10:00 GMT',
    ]);
  });

  it('shows each of several events of the same code', () => {
    const again = { ...departed, no: 9, code: 'in_transit', status: 'In transit', leg: null };
    const items = show({ events: [again, { ...again, no: 10, moment: '2026-03-06T10:00:00Z' }] });
    expect(items.map(({ dataset }) => dataset.classifier)).toEqual(['actual', 'actual', 'planned']);
  });

  it('sorts events of the same minute by the order of their entry', () => {
    const said = [
      { no: 2, code: 'loaded', status: 'Loaded', leg: 1 },
      { no: 3, code: 'departed', status: 'Departed', leg: 1 },
      { no: 4, code: 'out_for_delivery', status: 'Out for delivery' },
      { no: 5, code: 'delivered', status: 'Delivered' },
    ].map((one) => anEvent(one));
    const actualArrival = registered.moment;
    const items = show({ events: [registered, ...said], legs: [{ ...leg, actualArrival }] });
    expect(textsOf(items).map((text) => /^Done ([A-Z][a-z ]+?) (?:Latest)?[A-Z]/.exec(text)?.[1])).toEqual([
      ...['Registered', 'Loaded', 'Departed', 'Out for delivery', 'Delivered', 'Arrival'],
    ]);
  });

  it('says that what was to happen has not been reported', () => {
    const items = show({ legs: [{ ...leg, plannedDeparture: '2026-03-09T10:00:00Z' }] });
    expect(textsOf(items).filter((text) => text.includes('No report yet'))).toEqual([
      'Planned Departure Rotterdam, Netherlands9 March 2026, 11:00 GMT+1 (10:00 GMT your time). No report yet' +
        'By sea, Blue Line, Ada',
    ]);
  });

  it('takes the actual times of a leg without an event of its own', () => {
    const actualDeparture = '2026-03-05T10:00:00Z';
    const item = textsOf(show({ legs: [{ ...leg, actualDeparture }] }))[1];
    expect(item).toMatch(/^Done Departure .*Planned for 4 March 2026/);
  });

  it('has nothing to come once the journey has ended', () => {
    const state = anEvent({ no: 5, code: 'returned', status: 'Returned', moment: '2026-03-09T10:00:00Z' });
    const items = show({ state, ended: true, events: [registered, departed, state], legs: [leg] });
    expect(items.map(({ dataset }) => dataset.classifier)).toEqual(['actual', 'actual', 'actual']);
  });
});
