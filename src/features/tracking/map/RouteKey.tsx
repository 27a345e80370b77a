import Box from '@mui/material/Box';
import { routeCopy } from '@/content/route';
import type { RouteLeg } from '@/ui/map/route';
import { plainList } from '@/ui/plainList';

interface RouteKeyProps {
  legs: readonly RouteLeg[];
  /** What is not travelled. */
  rest: string;
}

/** What the lines of the map mean. They are in the text's colour, which browsers print and forced colours replace. */
export function RouteKey({ legs, rest }: RouteKeyProps) {
  const lines = [
    {
      name: routeCopy.travelled,
      dashes: undefined,
      isDrawn: ({ travelled }: RouteLeg) => travelled >= 1,
    },
    {
      name: routeCopy.underWay,
      dashes: '9 6',
      isDrawn: ({ travelled }: RouteLeg) => travelled > 0 && travelled < 1,
    },
    { name: rest, dashes: '1 6', isDrawn: ({ travelled }: RouteLeg) => travelled < 1 },
  ];
  return (
    <Box component="ul" sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: '0.4rem 2.4rem' }}>
      {lines
        .filter(({ isDrawn }) => legs.some(isDrawn))
        .map(({ name, dashes }) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box component="svg" aria-hidden width="36" height="6" sx={{ color: 'primary.main' }}>
              <line
                x1="3"
                x2="33"
                y1="3"
                y2="3"
                stroke="currentColor"
                strokeWidth="3"
                strokeLinecap="round"
                strokeDasharray={dashes}
              />
            </Box>
            {name}
          </Box>
        ))}
    </Box>
  );
}
