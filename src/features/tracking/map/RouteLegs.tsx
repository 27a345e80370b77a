import Box from '@mui/material/Box';
import { routeCopy } from '@/content/route';
import { plainList } from '@/ui/plainList';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { Journey, JourneyLeg } from '@/domain/journey/journey';
import { transportText } from '@/domain/journey/transportText';
import type { Place } from '@/domain/places/place';
import { useMomentText } from '@/domain/places/clockContext';
import { placeText } from '@/domain/places/placeText';
import { legStatesOf, type LegState } from './legStates';

/** Lines like those of the map, which are borders: browsers print no backgrounds, and forced colours replace them. */
const lines: Record<LegState, string> = { travelled: 'solid', underWay: 'dashed', toCome: 'dotted' };

const list = {
  ...plainList,
  display: 'grid',
  gap: 2.5,
  '@media print': { gap: '1rem' },
  overflowWrap: 'anywhere',
  '& > li': { pl: 2, borderInlineStartWidth: '3px', borderColor: 'primary.main', breakInside: 'avoid' },
} as const;

const quiet = { color: 'text.secondary', fontSize: '1.4rem' } as const;

const nameOf = (places: Journey['places'], code: string) => {
  const place: Place | undefined = places[code];
  return place ? placeText({ city: place.name, country: place.country }) : code;
};

type MomentText = ReturnType<typeof useMomentText>;

/** What is known best of a departure or an arrival, in the zone of its place. */
const timeOf = (
  momentText: MomentText,
  kind: 'departure' | 'arrival',
  zone: string | null,
  [planned, estimated, actual]: readonly (string | null)[],
) => {
  const words = routeCopy[kind];
  if (actual) return words.actual(momentText(actual, zone));
  if (estimated) return words.estimated(momentText(estimated, zone));
  return planned && words.planned(momentText(planned, zone));
};

type Shown = Pick<Journey, 'legs' | 'state' | 'places' | 'ended'>;

/** Of what is over, nothing is to come: only what happened. */
const timesOf = (momentText: MomentText, leg: JourneyLeg, places: Shown['places'], isOver: boolean) => [
  timeOf(momentText, 'departure', places[leg.from]?.zone ?? null, [
    isOver ? null : leg.plannedDeparture,
    isOver ? null : leg.estimatedDeparture,
    leg.actualDeparture,
  ]),
  timeOf(momentText, 'arrival', places[leg.to]?.zone ?? null, [
    isOver ? null : leg.plannedArrival,
    isOver ? null : leg.estimatedArrival,
    leg.actualArrival,
  ]),
];

const stateText = (state: LegState, ended: boolean) =>
  ended && state !== 'travelled' ? routeCopy.ended[state] : routeCopy[state];

function Leg({ leg, journey, state }: { leg: JourneyLeg; journey: Shown; state: LegState }) {
  const { places, ended } = journey;
  const momentText = useMomentText();
  return (
    <Box component="li" sx={{ borderInlineStartStyle: lines[state] }}>
      <Box sx={{ fontWeight: 600 }}>
        <span dir="auto">{nameOf(places, leg.from)}</span>{' '}
        <Box component="span" sx={{ color: 'primary.main' }}>
          <span aria-hidden>→</span>
          <Box component="span" sx={visuallyHidden}>
            {routeCopy.to}
          </Box>
        </Box>{' '}
        <span dir="auto">{nameOf(places, leg.to)}</span>
      </Box>
      <Box sx={quiet} dir="auto">{`${stateText(state, ended)}. ${transportText(leg)}`}</Box>
      {timesOf(momentText, leg, places, ended || state === 'travelled').map(
        (time, index) =>
          time && (
            <Box key={index} sx={quiet}>
              {time}
            </Box>
          ),
      )}
    </Box>
  );
}

/** The legs of a journey as text: all that its map tells, and their times. */
export function RouteLegs({ journey }: { journey: Shown }) {
  const states = legStatesOf(journey);
  return (
    <Box component="ol" aria-label={routeCopy.legs} sx={list}>
      {journey.legs.map((leg, index) => (
        <Leg key={leg.position} leg={leg} journey={journey} state={states[index] ?? 'toCome'} />
      ))}
    </Box>
  );
}
