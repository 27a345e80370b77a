import { exceptionCopy, exceptionKinds } from '@/content/journey';
import { aJourney, anEvent, aTrackedConsignment } from '@/test/builders';
import type { Journey } from '@/domain/journey/journey';
import { announcementOf, summaryOf } from './summary';

const PROMISE = '2026-04-02T15:30:00Z';
const BEFORE = Date.parse('2026-03-20T00:00:00Z');

const factsOf = (journey: Partial<Journey> = {}, now = BEFORE) =>
  summaryOf(aTrackedConsignment({ journey: aJourney(journey), deliveryDate: PROMISE }), now);

const etaOf = (latest: string, earliest = latest) => ({
  earliest,
  latest,
  reason: 'Port congestion',
  since: '2026-03-15T09:00:00Z',
});

const holdEvent = anEvent({
  no: 2,
  code: 'held',
  status: 'Held',
  moment: '2026-03-12T15:30:00Z',
  zone: 'Asia/Singapore',
  city: 'Singapore',
  country: 'Singapore',
  reason: 'Papers are missing',
  note: 'Please send the invoice.',
});
const damaged = anEvent({ no: 3, code: 'damaged', status: 'Damaged', note: 'Wet boxes' });
const delivered = anEvent({ no: 4, code: 'delivered', status: 'Delivered', moment: '2026-04-01T10:00:00Z' });
const isHeld = { state: holdEvent, stage: 2, exceptions: [{ kind: 'hold', event: 2 }] } as const;

describe('the first facts', () => {
  it('say the state, its place, and since when, in the time of the place and in that of the reader', () => {
    expect(factsOf({ state: holdEvent, stage: 2 })).toMatchObject({
      status: 'Held',
      place: 'Singapore, Singapore',
      since: 'Since 12 March 2026, 23:30 GMT+8 (15:30 GMT your time)',
      due: 'Expected 2 April 2026',
      shift: 'As promised',
      todo: 'There is nothing for you to do.',
      promised: 'Promised for 2 April 2026, 15:30 GMT',
      expected: '',
      change: '',
      stage: 2,
      end: 'Delivered',
    });
  });

  it('say so where the zone of the place is not known', () => {
    for (const zone of [null, 'Mars/Olympus'])
      expect(factsOf({ state: { ...holdEvent, zone } }).since).toBe(
        'Since 12 March 2026, 15:30 GMT (your time: the time zone of the place is not known)',
      );
  });

  it.each([
    ['later', '2026-04-05T15:30:00Z', '3 days later than promised', '; now 5 April 2026'],
    ['an hour later', '2026-04-02T16:30:00Z', '1 hour later than promised', '; now 2 April 2026, 16:30 GMT'],
    ['earlier', '2026-04-01T13:30:00Z', '1 day earlier than promised', '; now 1 April 2026'],
    ['unchanged', PROMISE, 'As promised', ''],
  ])('say by how much the expected arrival differs, and mark the promise: %s', (_, latest, shift, became) => {
    const facts = factsOf({ expected: etaOf(latest) });
    expect(facts.due).toMatch(/^Expected [1-5] April 2026$/);
    expect(facts.shift).toBe(shift);
    expect(facts.promised).toBe(`Promised for 2 April 2026, 15:30 GMT${became}`);
  });

  it('say when a change was known and why, once: of a later arrival, the card has the reason and the time', () => {
    const earlier = factsOf({ expected: etaOf('2026-04-01T13:30:00Z') });
    expect(earlier.expected).toBe('Now expected 1 April 2026, 13:30 GMT');
    expect(earlier.change).toBe('Known since 15 March 2026, 09:00 GMT: Port congestion');
    const later = factsOf({ expected: etaOf('2026-04-05T15:30:00Z') });
    expect([later.expected, later.change]).toEqual(['', 'Known since 15 March 2026, 09:00 GMT']);
    expect(later.cards[0]?.reason).toBe('Reason: Port congestion');
  });

  it.each([
    ['2026-03-30T10:00:00Z', '3 days earlier than promised'],
    ['2026-04-02T08:00:00Z', 'As promised'],
    ['2026-04-04T15:30:00Z', '2 days later than promised'],
  ])('compare the day of the delivery with the promise: %s', (moment, shift) => {
    const facts = factsOf({ state: { ...delivered, moment }, stage: 4, ended: true });
    expect([facts.due, facts.shift, facts.todo]).toEqual(['', shift, '']);
    expect(facts.promised).toMatch(/^Promised for .*; delivered \d+ (March|April) 2026$/);
  });

  it('say that it is past due, and that what was cut short is not delivered', () => {
    const late = factsOf({}, Date.parse('2026-04-04T15:30:00Z'));
    expect([late.due, late.shift]).toEqual(['Was due 2 April 2026', '2 days late']);
    expect(late.promised).toMatch(/; not delivered yet$/);
    const lost = factsOf({ state: anEvent({ code: 'lost' }), ended: true });
    expect([lost.due, lost.shift]).toEqual([exceptionCopy.never, '']);
    expect(lost.promised).toMatch(/; not delivered$/);
  });

  it('are on one clock alone where that is chosen, and name its zone only where it is not the reader’s', () => {
    const consignment = aTrackedConsignment({
      journey: aJourney({ state: holdEvent }),
      deliveryDate: PROMISE,
    });
    const onPlace = summaryOf(consignment, BEFORE, 'place');
    const onReader = summaryOf(consignment, BEFORE, 'reader');
    expect([onPlace.since, onPlace.promised]).toEqual([
      'Since 12 March 2026, 23:30 GMT+8',
      'Promised for 2 April 2026, 15:30',
    ]);
    expect(onReader.since).toBe('Since 12 March 2026, 15:30');
  });

  it.each([
    ['2026-04-05T08:00:00Z', '2026-04-05T18:00:00Z', '5 April 2026, 08:00 to 18:00 GMT'],
    ['2026-04-04T08:00:00Z', '2026-04-05T18:00:00Z', '4 April 2026, 08:00 GMT to 5 April 2026, 18:00 GMT'],
    [
      '2026-04-04T08:00:00Z',
      '2026-04-05T12:00:00Z',
      '4 April 2026, 17:00 GMT+9 to 5 April 2026, 21:00 GMT+9 (08:00 GMT to 12:00 GMT your time)',
      'Asia/Tokyo',
    ],
    [
      '2026-04-04T20:00:00Z',
      '2026-04-04T22:00:00Z',
      '5 April 2026, 05:00 to 07:00 GMT+9 (4 April 2026, 20:00 to 22:00 GMT your time)',
      'Asia/Tokyo',
    ],
  ])(
    'give the span of the expected arrival: %s to %s, %s',
    (earliest, latest, text, zone = 'Africa/Accra') => {
      const [card] = factsOf({ expected: etaOf(latest, earliest), destinationZone: zone }).cards;
      expect(card?.date).toContain(`It is now expected ${text}: `);
    },
  );

  it('have no expected arrival once the journey has ended', () => {
    const facts = factsOf({
      state: delivered,
      stage: 4,
      ended: true,
      expected: etaOf('2026-04-05T15:30:00Z'),
    });
    expect([facts.expected, facts.change]).toEqual(['', '']);
    expect(facts.promised).not.toBe('');
  });

  it.each([
    ['returned', 'Returned', 3],
    ['cancelled', 'Canceled', 0],
    ['lost', 'Lost', 4],
  ])('end the progress otherwise if it was %s', (code, status, stage) => {
    const facts = factsOf({ state: anEvent({ code, status }), stage, ended: true });
    expect(facts).toMatchObject({ end: status, isCutShort: true, stage: Math.min(stage, 3) });
  });

  it('show the note of the state once: in its card, else below its place', () => {
    expect(factsOf({ state: holdEvent }).note).toBe('Please send the invoice.');
    const inCard = factsOf({ ...isHeld });
    expect([inCard.note, inCard.cards[0]?.note]).toEqual(['', 'Please send the invoice.']);
  });
});

describe('the cards of exceptions', () => {
  it('say what happened, what it means for the date and what to do', () => {
    expect(factsOf({ ...isHeld }).cards).toEqual([
      {
        ...exceptionKinds.hold,
        where: '',
        reason: 'Reason: Papers are missing',
        happened: '',
        todo: 'Send us the invoice.',
        subject: 'AG123XYZ: invoice',
        note: 'Please send the invoice.',
        date: 'The date stands so far: 2 April 2026, 15:30 GMT.',
      },
    ]);
  });

  it.each([
    ['the promise stands', {}, BEFORE, exceptionCopy.stands('2 April 2026, 15:30 GMT')],
    [
      'it is expected later',
      { expected: etaOf('2026-04-05T15:30:00Z') },
      BEFORE,
      'It is now expected 5 April 2026, 15:30 GMT: 3 days later than promised.',
    ],
    [
      'it is overdue',
      {},
      Date.parse('2026-04-04T15:30:00Z'),
      'It was due 2 April 2026, 15:30 GMT, and is 2 days late. We are working on a new date.',
    ],
  ])('say of the date that %s', (_, changes, now, text) => {
    expect(factsOf({ ...isHeld, ...changes }, now).cards.map(({ date }) => date)).toEqual([text]);
  });

  it('are one for each open exception', () => {
    const exceptions = [
      { kind: 'hold', event: 2 },
      { kind: 'damage', event: 3 },
    ] as const;
    const { cards } = factsOf({ state: damaged, events: [holdEvent, damaged], exceptions });
    expect(cards.map(({ title, where, note }) => [title, where, note])).toEqual([
      [
        'On hold',
        'Singapore, Singapore, 12 March 2026, 23:30 GMT+8 (15:30 GMT your time)',
        'Please send the invoice.',
      ],
      ['Damaged', '', 'Wet boxes'], // where it is
    ]);
  });

  it('still show the damage of what is delivered, and have no more date', () => {
    const { status, cards } = factsOf({
      state: delivered,
      stage: 4,
      ended: true,
      events: [damaged, delivered],
      exceptions: [{ kind: 'damage', event: 3 }],
    });
    expect([status, cards.map(({ title, date }) => [title, date])]).toEqual([
      'Delivered',
      [['Damaged', exceptionCopy.arrived]],
    ]);
  });

  it.each([
    ['return', 'returned'],
    ['loss', 'lost'],
    ['cancellation', 'cancelled'],
  ] as const)('say after a %s that it will not be delivered', (kind, code) => {
    const state = anEvent({ code });
    const { cards } = factsOf({ state, ended: true, exceptions: [{ kind, event: 1 }] });
    expect(cards.map(({ title, date }) => [title, date])).toEqual([
      [exceptionKinds[kind].title, exceptionCopy.never],
    ]);
  });

  it('tell without an exception that it is late: expected later than promised, or past due', () => {
    const titles = (journey: Partial<Journey>, now: number) =>
      factsOf(journey, now).cards.map(({ title, reason }) => [title, reason]);
    const dueAt = Date.parse(PROMISE);
    const later = { expected: etaOf('2026-04-05T15:30:00Z') };
    expect(titles({}, dueAt)).toEqual([]);
    expect(titles({}, dueAt + 1)).toEqual([['Late', '']]);
    expect(titles(later, BEFORE)).toEqual([['Late', 'Reason: Port congestion']]);
    expect(titles({ expected: etaOf('2026-04-01T15:30:00Z') }, BEFORE)).toEqual([]);
    expect(titles({ ...later, state: delivered, ended: true }, dueAt * 2)).toEqual([]);
  });
});

it('announces the state and what needs attention', () => {
  expect(announcementOf(factsOf())).toBe('Latest update: Registered');
  expect(announcementOf(factsOf({ ...isHeld }))).toBe('Latest update: Held. On hold');
  const isLost = { state: anEvent({ code: 'lost', status: 'Lost' }), ended: true };
  expect(announcementOf(factsOf({ ...isLost, exceptions: [{ kind: 'loss', event: 1 }] }))).toBe(
    'Latest update: Lost',
  );
});
