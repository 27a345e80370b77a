import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { askForQuote } from '@/config/paths';
import type { Lane } from '@/content/lanes';
import { modeNames, transitCopy } from '@/content/transitTimes';
import { formatDay } from '@/ui/dates/formatDate';
import { FactList } from '@/ui/FactList';
import { plainList } from '@/ui/plainList';
import { arrivalOf } from '../arrival';
import type { FoundLanes as Found } from '../findLanesApi';
import { LaneLink } from '../LaneLink';
import { cutOffText, frequencyText, laneName, transitText } from '../laneText';
import { EndChoices } from './EndChoices';
import type { Sought } from './sought';

const { results: words } = transitCopy;

const factsOf = (lane: Lane, ready: string) => {
  const { earliest, latest } = ready ? arrivalOf(lane, ready) : { earliest: '', latest: '' };
  return [
    { label: words.transit, value: `${transitText(lane)}, ${lane.counted}` },
    { label: words.cutOff, value: cutOffText(lane) },
    { label: words.departures, value: frequencyText(lane) },
    ...(ready
      ? [{ label: words.arrival, value: words.arrives(formatDay(earliest), formatDay(latest)) }]
      : []),
    { label: words.checked, value: formatDay(lane.checkedOn) },
  ];
};

const card = {
  p: { xs: 2.5, md: 3 },
  border: '1px solid',
  borderColor: 'divider',
  breakInside: 'avoid',
};

function FoundLane({ lane, sought }: { lane: Lane; sought: Sought }) {
  const name = laneName(lane);
  return (
    <Box component="li" sx={card}>
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        {modeNames[lane.mode]}: <LaneLink slug={lane.slug}>{name}</LaneLink>
      </Typography>
      <FactList facts={factsOf(lane, sought.ready)} />
      <Button
        variant="formBack"
        component={Link}
        to={askForQuote({ from: sought.from, to: sought.to, mode: lane.mode })}
        aria-label={words.askFor(`${modeNames[lane.mode]}, ${name}`)}
        sx={{ mt: 2 }}
      >
        {words.ask}
      </Button>
    </Box>
  );
}

interface FoundLanesProps {
  sought: Sought;
  foundLanes: Found;
}

/** The lanes between two places, or that there is none and whom to ask. */
export function FoundLanes({ sought, foundLanes }: FoundLanesProps) {
  const { origin, destination, lanes } = foundLanes;
  const endChoices = <EndChoices {...{ sought, foundLanes }} />;
  if (!origin || !destination) return endChoices;
  const isAround = Boolean(origin.code && destination.code);
  if (lanes.length === 0)
    return (
      <>
        {endChoices}
        <Typography sx={{ fontWeight: 600 }}>{words.none}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 3, maxWidth: '60ch' }}>
          {words.noneHint}
        </Typography>
        <Button variant="primary" component={Link} to={askForQuote(sought)}>
          {words.ask}
        </Button>
      </>
    );
  return (
    <>
      {endChoices}
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '72ch' }}>
        {isAround && `${words.around} `}
        {sought.ready && words.arrivalHint}
      </Typography>
      <Box
        component="ul"
        sx={{
          ...plainList,
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {lanes.map((lane) => (
          <FoundLane key={lane.slug} {...{ lane, sought }} />
        ))}
      </Box>
    </>
  );
}
