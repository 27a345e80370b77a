import Box from '@mui/material/Box';
import { routeCopy } from '@/content/route';
import type { RouteLeg } from '@/ui/map/route';

/** The places of a route without legs as text, in the order of the way. */
export function RouteStops({ legs }: { legs: readonly RouteLeg[] }) {
  return (
    <Box component="ol" aria-label={routeCopy.stops} sx={{ m: 0, pl: 3 }}>
      <li>{legs[0]?.from.name}</li>
      {legs.map(({ to, travelled }, index) => (
        <li key={index}>
          {to.name}
          {travelled < 1 && ` (${routeCopy.toCome.toLowerCase()})`}
        </li>
      ))}
    </Box>
  );
}
