import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { routeCopy } from '@/content/route';
import { Fold } from '@/ui/Fold';
import { lazyPart } from '@/ui/loading/lazyPart';
import { MapFrame } from '@/ui/map/MapFrame';
import { Panel } from '@/ui/Panel';
import type { Journey } from '@/domain/journey/journey';
import { RouteKey } from './RouteKey';
import { RouteLegs } from './RouteLegs';
import { routeOf, type JourneyRoute } from './routeOf';
import { RouteStops } from './RouteStops';

const RouteMap = lazyPart(
  () => import(/* webpackChunkName: "map" */ '@/ui/map/RouteMap'),
  (part) => part.RouteMap,
);

interface JourneyMapProps {
  journey: Journey;
  /** Now (ms), which decides how far a leg under way has come. */
  now: number;
  /** Below the route. */
  children?: ReactNode;
}

/** A phone shows map and sentence on one screen. */
const HEIGHT = 'clamp(18rem, 40vw, 36rem)';

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' };

const labelOf = ({ legs, now }: JourneyRoute) => {
  const [from, to] = [legs[0]?.from.name ?? now?.name ?? '', legs.at(-1)?.to.name];
  return to === undefined || to === from ? routeCopy.mapOfPlace(from) : routeCopy.map(from, to);
};

/** The route on a map and as text; nothing at all if no place of it is known. */
export function JourneyMap({ journey, now, children }: JourneyMapProps) {
  const route = routeOf(journey, now);
  if (!route) return null;
  const isMoving = route.legs.some(({ from, to }) => from.name !== to.name);
  const hasLegs = journey.legs.length > 0;
  const shortest = (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {routeCopy.shortest}
    </Typography>
  );
  const rest = journey.ended ? routeCopy.ended.toCome : routeCopy.toCome;
  return (
    <Panel heading={routeCopy.heading}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, lg: 3 },
          gridTemplateColumns: columns,
          alignItems: 'start',
          '@media print': { gap: '2rem', gridTemplateColumns: 'auto minmax(0, 1fr)' },
        }}
      >
        <div>
          <MapFrame label={labelOf(route)} height={HEIGHT}>
            <RouteMap legs={route.legs} now={route.now} />
          </MapFrame>
          <Box sx={{ mt: 1.5, display: 'grid', gap: 1, fontSize: '1.4rem' }}>
            {isMoving && <RouteKey legs={route.legs} rest={rest} />}
            {isMoving && !hasLegs && shortest}
          </Box>
        </div>
        <Box sx={{ display: 'grid', gap: 2.5, '@media print': { gap: '1rem' } }}>
          {route.sentence && (
            <Typography sx={{ fontWeight: 600 }} dir="auto">
              {route.sentence}
            </Typography>
          )}
          {hasLegs && (
            <Fold summary={routeCopy.legs}>
              <RouteLegs journey={journey} />
              {shortest}
            </Fold>
          )}
          {!hasLegs && isMoving && <RouteStops legs={route.legs} rest={rest} />}
        </Box>
      </Box>
      {children}
    </Panel>
  );
}
