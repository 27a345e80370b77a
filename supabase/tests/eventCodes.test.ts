import { readFile } from 'node:fs/promises';
import type { Journey } from '@/domain/journey/journey';
import { likelyEvents } from '@/domain/journey/likelyEvents';
import { noticeWords, wordsFor } from '../functions/_shared/noticeWords.ts';
import { addScanner, caller, signIn } from './support/api';
import { after, type JourneyHost, startJourneyHost } from './support/journey';
import { type EventCode, eventCodeFiles, readEventCodes } from './support/host';

/** What words for the parties are about beside codes. */
const NO_CODES = ['arrival', 'correction'];

/** What a table of codes still needs. */
const missing = (codes: readonly EventCode[]) => {
  const knownCodes = codes.map(({ code }) => code);
  const subjects = [...knownCodes, ...NO_CODES];
  return [
    ...codes.flatMap(({ code, next }) =>
      next
        .filter((follower) => !knownCodes.includes(follower))
        .map(
          (follower) => `${code} is followed by ${follower}, which is no code: see journey/event_codes.sql`,
        ),
    ),
    ...subjects
      .filter((subject) => !Object.hasOwn(noticeWords, subject))
      .map((subject) => `${subject} has no words for the parties: add them to noticeWords.ts`),
    ...Object.keys(noticeWords)
      .filter((subject) => !subjects.includes(subject))
      .map((subject) => `${subject} has words in noticeWords.ts, but is no code`),
  ];
};

/** The same numbers at each run. */
const createDice = (seed: number) => (sides: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * sides);
};

describe('event codes', () => {
  let stage: JourneyHost;
  let codes: EventCode[];
  beforeAll(async () => {
    stage = await startJourneyHost();
    codes = await readEventCodes({ query: stage.host.sql });
  });
  afterAll(() => stage.host.stop());

  const addLegs = async (consignment: number, ...places: string[]) => {
    const legs: number[] = [];
    for (const [index, origin] of places.slice(0, -1).entries()) {
      const leg = { consignment, mode: 'ocean', origin, destination: places[index + 1] };
      legs.push((await stage.add('consignment_leg', leg)).id);
    }
    return legs;
  };
  const happens = (consignment: number, code: string, minutes: number, leg: number | null = null) =>
    stage.host.sql(
      `insert into public.consignment_event (consignment, code, moment, leg) values ($1, $2, $3, $4)`,
      [consignment, code, after(minutes), leg],
    );
  /** What the scanner and the desk propose first: the code, and on which leg. */
  const proposals = async (consignment: number) => {
    const [row] = await stage.host.sql<{ event: string | null; leg: number | null; journey: Journey }>(
      `select event, leg, journey from public.consignment, private.next_scan(id) where id = $1`,
      [consignment],
    );
    const [likeliest] = row ? likelyEvents(row.journey) : [];
    return {
      scanner: [row?.event ?? null, row?.leg ?? null],
      desk: [likeliest?.code ?? null, likeliest?.leg ?? null],
    };
  };

  it('are followed by codes that there are, and have words for the parties', () => {
    expect(missing(codes)).toEqual([]);
  });

  it.each([
    ['loaded', 'received'],
    ['discharged', 'arrived'],
  ])('propose “%s” after “%s” to the desk and to the scanner', async (next, code) => {
    const { id } = await stage.create();
    await happens(id, code, 5);
    expect(await proposals(id)).toEqual({ scanner: [next, null], desk: [next, null] });
  });

  it.each([
    [[], 1],
    [['GHTEM', 'DEHAM'], 2],
    [['GHTEM', 'DEHAM', 'NLRTM'], 3],
    [['GHTEM', 'DEHAM', 'NLRTM', 'DEHAM'], 4],
  ])('propose the same to the desk and to the scanner, whatever happens on %j', async (places, seed) => {
    const dice = createDice(seed);
    for (const trip of [1, 2, 3]) {
      const { id } = await stage.create();
      const legs = await addLegs(id, ...places);
      const way: unknown[] = [];
      for (let step = 1; step <= 12; step += 1) {
        const { code = '', ends = false } = codes[dice(codes.length)] ?? {};
        if (ends && step < 12) continue;
        const leg = legs[dice(legs.length + 1)] ?? null;
        way.push([trip, code, leg]);
        await happens(id, code, 200 + 100 * step - dice(150), leg);
        const { scanner, desk } = await proposals(id);
        expect([...way, desk]).toEqual([...way, scanner]);
      }
    }
  });

  describe('of which one is added', () => {
    const QUARANTINED = 'quarantined';
    let added: EventCode[];
    beforeAll(async () => {
      await stage.host.sql(
        `insert into public.event_code (code, label, rank, next, on_leg, position, aftership_tag)
         values ('${QUARANTINED}', 'In quarantine', 2, '{released,discharged}', 'destination', 99, 'InTransit')`,
      );
      added = await readEventCodes({ query: stage.host.sql });
    });

    it('is told from the table: its words, and what it is followed by', () => {
      expect(missing(added)).toEqual([
        'quarantined has no words for the parties: add them to noticeWords.ts',
      ]);
      const [first, ...otherCodes] = codes as [EventCode, ...EventCode[]];
      expect(missing([{ ...first, next: ['teleported'] }, ...otherCodes])).toEqual([
        'registered is followed by teleported, which is no code: see journey/event_codes.sql',
      ]);
      expect(missing(otherCodes)).toEqual(['registered has words in noticeWords.ts, but is no code']);
    });

    it('is in every file that db:types writes', async () => {
      const readText = (file: string) => readFile(file, 'utf8');
      const [before, now] = [await eventCodeFiles(codes, readText), await eventCodeFiles(added, readText)];
      expect(Object.keys(now)).toHaveLength(3);
      for (const file of Object.keys(now)) {
        expect(before[file]).not.toMatch(/quarantined/i);
        expect(now[file]).toMatch(/quarantined/i);
      }
      const client = now['src/supabase/eventCodes.ts'] ?? '';
      for (const fact of ['"quarantined":"In quarantine"', '"quarantined":["released","discharged"]'])
        expect(client).toContain(fact);
      expect(client).toContain('"quarantined":"destination"');
    });

    it('is offered and recorded by a scanner, at its end of the leg, and followed as its row says', async () => {
      const { email, password } = await addScanner(stage.host);
      const scanner = caller(stage.host, await signIn(stage.host, email, password));
      const { body } = await scanner('POST', '/rest/v1/rpc/scan_events', { body: {} });
      expect((body as { events: unknown[] }).events).toContainEqual({
        code: QUARANTINED,
        label: 'In quarantine',
        next: 'released',
      });
      const { id, trackingId } = await stage.create();
      const [leg = 0] = await addLegs(id, 'GHTEM', 'DEHAM');
      await happens(id, 'departed', 5, leg);
      const scan = { tracking_id: trackingId, event: QUARANTINED, note: '', leg: 1 };
      const { status } = await scanner('POST', '/rest/v1/rpc/record_scan', {
        body: { ...scan, request_key: '7d4cf3a6-3a4e-4d1b-9a55-1f6f9d1f2b11' },
      });
      expect(status).toBe(204);
      expect(await stage.track(trackingId)).toMatchObject({ status: 'In quarantine', city: 'Hamburg' });
      expect((await proposals(id)).scanner).toEqual(['released', null]);
    });

    it('is found in the list, told to programs and in general words to the parties, and passed over by an older client', async () => {
      const { id, trackingId } = await stage.create();
      await happens(id, 'loaded', 5);
      await happens(id, QUARANTINED, 10);
      expect((await proposals(id)).desk).toEqual(['departed', null]);
      const { body } = await stage.roles.admin('POST', '/rest/v1/rpc/find_consignments', {
        body: { filter: { states: [QUARANTINED], search: trackingId } },
      });
      expect(body).toMatchObject([{ trackingId, state_code: QUARANTINED, status: 'In quarantine' }]);
      const trackAnswer = await stage.roles.anon('POST', '/rest/v1/rpc/track_events', {
        body: { tracking_id: trackingId },
      });
      expect((trackAnswer.body as unknown[]).at(-1)).toMatchObject({
        eventType: 'CONSIGNMENT',
        consignmentEventTypeCode: 'QUARANTINED',
        description: 'In quarantine',
      });
      const audience = await stage.roles.admin('POST', '/rest/v1/rpc/notice_audience', {
        body: { consignment: id, about: QUARANTINED },
      });
      expect(audience).toMatchObject({ status: 200, body: { followers: 0 } });
      expect(wordsFor(QUARANTINED)).toEqual(wordsFor('teleported'));
    });
  });
});
