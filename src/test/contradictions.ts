import type { ShownConsignment } from '@/domain/consignment/consignment';
import { arrivalOf } from '@/domain/summary/arrival';

interface Page {
  /** All that stands on it, also what is folded. */
  text: string;
  consignment: Pick<ShownConsignment, 'journey' | 'deliveryDate' | 'headingTo'>;
  /** Now (ms). */
  now: number;
}

const isDelivered = ({ consignment: { journey } }: Page) =>
  journey.ended && journey.state.code === 'delivered';

/** Whether the promise is past, or something else is expected or has happened. */
const isReplaced = ({ consignment, now }: Page) => {
  const { overdue, shift } = arrivalOf(consignment, now);
  return consignment.journey.ended || overdue > 0 || shift !== 0;
};

const openEvents = ({ consignment: { journey } }: Page) =>
  journey.events.filter(({ no }) => journey.exceptions.some(({ event }) => event === no));

const arrivalsToCome = ({ consignment: { journey } }: Page) =>
  journey.legs
    .filter(({ actualDeparture, actualArrival }) => actualDeparture && !actualArrival)
    .flatMap(({ to }) => journey.places[to]?.name ?? []);

/** What the page of a consignment may not say of it. */
const rules: Readonly<Record<string, (page: Page) => boolean>> = {
  'a promise that is past or replaced stands unmarked': (page) =>
    isReplaced(page) &&
    (/Will Be Delivered ?\d+ [A-Z][a-z]+ \d\d:\d\d(?! \()/.test(page.text) ||
      !/Promised for [^;]+; (now|not|delivered) /.test(`${page.text} `)),
  'a promise that stands is marked': (page) =>
    !isReplaced(page) && /Promised for [^;]{0,80}; (now|not|delivered) /.test(page.text),
  'what has ended is still expected': ({ text, consignment: { journey } }) =>
    journey.ended &&
    /Expected \d|Now expected|(Arrival|Departure) (expected|planned)|still to come/.test(text),
  'what was delivered will not be, or what was not has been': (page) =>
    isDelivered(page)
      ? page.text.includes('It will not be delivered')
      : /It has been delivered|; delivered \d/.test(page.text),
  'it is in a place where it has not arrived': (page) =>
    page.text.includes('Under way') &&
    arrivalsToCome(page).some(
      (name) => page.text.includes(`now in ${name}`) || page.text.includes(`Now: ${name}`),
    ),
  'it is early and late, or one of them and as promised': ({ text }) =>
    [/later than promised|days? late\b/, /earlier than promised/, /As promised/].filter((words) =>
      words.test(text),
    ).length > 1,
  'an exception has several reasons': (page) =>
    (page.text.match(/Reason: /g) ?? []).length > Math.max(1, openEvents(page).length),
  'a reason is out of date': (page) => {
    const { expected, ended } = page.consignment.journey;
    const old = openEvents(page).filter(
      ({ code, moment }) => code === 'delayed' && expected && !ended && expected.since > moment,
    );
    return old.some(
      ({ reason }) => reason && reason !== expected?.reason && page.text.includes(`Reason: ${reason}`),
    );
  },
  'a paper is asked for, and perhaps none': ({ text }) =>
    text.includes('Send us the ') && text.includes('If customs or we ask you'),
  'there is nothing to do, and something': (page) =>
    (page.text.includes('Nothing for now') &&
      openEvents(page).some(({ note }) => /please/i.test(note ?? ''))) ||
    (page.text.includes('nothing for you to do') && page.text.includes('What you have to do')),
  'the promise is read on the clock of another place': ({ consignment: { journey, headingTo } }) => {
    const ends = journey.legs.flatMap(({ to }) => journey.places[to] ?? []);
    const namedEnd = ends.findLast(({ country }) => country === headingTo);
    return namedEnd !== undefined && namedEnd.zone !== journey.destinationZone;
  },
};

/** The contradictions on the page of a consignment, in words. */
export const contradictionsIn = (page: Page): string[] =>
  Object.entries(rules)
    .filter(([, isBroken]) => isBroken(page))
    .map(([name]) => name);
