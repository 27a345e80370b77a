import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { askForQuote, paths } from '@/config/paths';
import { laneBySlug, lanes, type Lane } from '@/content/lanes';
import { serviceLinks } from '@/content/serviceLinks';
import { modeNames, transitCopy } from '@/content/transitTimes';
import { LaneLink } from '@/features/lanes/LaneLink';
import { cutOffText, frequencyText, laneName, transitText } from '@/features/lanes/laneText';
import { useCurrentLanes } from '@/features/lanes/useCurrentLanes';
import { Banner } from '@/ui/Banner';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { formatDay } from '@/ui/dates/formatDate';
import { FactList } from '@/ui/FactList';
import { Section } from '@/ui/Section';

const { lane: words, results } = transitCopy;

/** A lane that is not offered any more has the same lines, so that nothing moves when that is known. */
const factsOf = (lane: Lane, isOffered: boolean) => [
  {
    label: results.transit,
    value: isOffered ? `${transitText(lane)}, ${lane.counted}` : transitCopy.list.ask,
  },
  { label: results.cutOff, value: isOffered ? cutOffText(lane) : transitCopy.list.ask },
  { label: results.departures, value: isOffered ? frequencyText(lane) : transitCopy.list.ask },
  { label: words.validFrom, value: formatDay(lane.validFrom) },
  { label: results.checked, value: formatDay(lane.checkedOn) },
];

/** Other lanes that begin or end where this one does. */
const othersOf = (lane: Lane) =>
  lanes.filter(
    ({ slug, origin, destination }) =>
      slug !== lane.slug && (origin === lane.origin || destination === lane.destination),
  );

/** One lane: written with what the repository holds, and as the database has it once the page runs. */
export function LanePage({ slug }: { slug: string }) {
  const request = useMemo(() => ({ slugs: [slug] }), [slug]);
  const current = useCurrentLanes(request);
  const writtenLane = laneBySlug(slug);
  if (!writtenLane) return null;
  const currentLane = current?.find((lane) => lane.slug === slug);
  const lane = currentLane ?? writtenLane;
  const isOffered = current === undefined || currentLane !== undefined;
  const service = serviceLinks.find((link) => link.slug === lane.service);
  const others = othersOf(writtenLane);
  return (
    <>
      <Banner
        title={words.heading(laneName(writtenLane), modeNames[writtenLane.mode])}
        hint={transitCopy.subtitle}
      />
      <Section id="facts" heading={words.facts}>
        <FactList facts={factsOf(lane, isOffered)} columnWidth="22rem" />
        <Typography color="textSecondary" sx={{ mt: 4, maxWidth: '72ch' }}>
          {isOffered ? words.note : words.withdrawn}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mt: 4 }}>
          <Button
            variant="primary"
            component={Link}
            to={askForQuote({
              from: lane.originCode ?? lane.origin,
              to: lane.destinationCode ?? lane.destination,
              mode: lane.mode,
            })}
          >
            {words.ask}
          </Button>
          <Button variant="formBack" component={Link} to={paths.transitTimes}>
            {words.all}
          </Button>
          {service && (
            <Button variant="formBack" component={Link} to={service.path}>
              {words.service(service.title)}
            </Button>
          )}
        </Stack>
      </Section>
      <BelowFirstView>
        {others.length > 0 && (
          <Section id="other-lanes" heading={words.others} sx={{ pt: 0 }}>
            <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
              {others.map((other) => (
                <li key={other.slug}>
                  <LaneLink slug={other.slug}>
                    {words.heading(laneName(other), modeNames[other.mode])}
                  </LaneLink>
                </li>
              ))}
            </Box>
          </Section>
        )}
      </BelowFirstView>
    </>
  );
}
