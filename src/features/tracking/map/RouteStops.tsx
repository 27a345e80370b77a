import Box from '@mui/material/Box';
import { routeCopy } from '@/content/route';
import type { RouteLeg } from '@/ui/map/route';

interface RouteStopsProps {
  legs: readonly RouteLeg[];
  /** What is said of places that are not reached. */
  rest: string;
}

/** The places of a route without legs as text, in the order of the way. */
export function RouteStops({ legs, rest }: RouteStopsProps) {
  return (
    <Box component="ol" aria-label={routeCopy.stops} sx={{ m: 0, pl: 3 }}>
      <li>{legs[0]?.from.name}</li>
      {legs.map(({ to, travelled }, index) => (
        <li key={index}>
          {to.name}
          {travelled < 1 && ` (${rest.toLowerCase()})`}
        </li>
      ))}
    </Box>
  );
}
