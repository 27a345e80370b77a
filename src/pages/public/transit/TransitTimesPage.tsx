import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { laneModes, lanes, type LaneMode } from '@/content/lanes';
import { transitCopy as words } from '@/content/transitTimes';
import { LaneFinder } from '@/features/lanes/find/LaneFinder';
import { searchFor, soughtIn } from '@/features/lanes/find/sought';
import { useFindLanesQuery } from '@/features/lanes/findLanesApi';
import { LaneTable } from '@/features/lanes/LaneTable';
import { Banner } from '@/ui/Banner';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { ErrorState } from '@/ui/ErrorState';
import { useHydrated } from '@/ui/loading/useHydrated';
import { notPrinted } from '@/ui/notPrinted';
import { Section } from '@/ui/Section';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { FoundSection } from './FoundSection';

const columns = [words.list.lane, words.results.transit, words.results.cutOff] as const;

const lanesBy = (mode: LaneMode) => lanes.filter((lane) => lane.mode === mode);
const requests = Object.fromEntries(
  laneModes.map((mode) => [mode, { slugs: lanesBy(mode).map(({ slug }) => slug) }]),
);

/** What was found follows close, and is what is printed. */
const asking = { pb: { xs: 4, md: 6 }, ...notPrinted };

/** The lanes of the repository by mode, as they are now. */
function AllLanes({ isPrinted }: { isPrinted: boolean }) {
  return (
    <Section
      id="lanes"
      heading={words.list.heading}
      lead={words.list.lead}
      sx={isPrinted ? undefined : notPrinted}
    >
      {laneModes.map((mode) => (
        <section key={mode} aria-labelledby={`lanes-${mode}`}>
          <Typography variant="h3" id={`lanes-${mode}`} sx={{ mt: mode === laneModes[0] ? 0 : 6, mb: 2 }}>
            {words.list.tables[mode]}
          </Typography>
          <LaneTable
            label={words.list.tables[mode]}
            columns={columns}
            lanes={lanesBy(mode)}
            request={requests[mode]}
          />
        </section>
      ))}
    </Section>
  );
}

/** What is looked for lives in the address: a result can be linked to, reloaded and navigated back to. */
export function TransitTimesPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const sought = useMemo(() => (isHydrated ? soughtIn(search, new Date()) : undefined), [isHydrated, search]);
  const { from = '', to = '', mode = '' } = sought ?? {};
  const isAsked = from !== '' && to !== '';
  const { currentData, isFetching, error, refetch } = useFindLanesQuery(
    { origin: from, destination: to, mode },
    { skip: !isAsked },
  );
  const foundLanes = isAsked ? currentData : undefined;
  useAnnouncement(foundLanes ? words.results.found(foundLanes.lanes.length) : '');
  return (
    <>
      <Banner title={words.title} hint={words.subtitle} />
      <Section id="find" heading={words.finder.heading} sx={isAsked ? asking : undefined}>
        <LaneFinder
          sought={sought}
          named={foundLanes && { origin: foundLanes.origin?.name, destination: foundLanes.destination?.name }}
          busy={isFetching}
          onFind={(next) => {
            const to = searchFor(next);
            const isSame = to === search;
            if (isSame) void refetch();
            void navigate({ search: to }, { replace: isSame });
          }}
        />
      </Section>
      {isAsked && error && !isFetching && (
        <Section component="div" sx={{ pt: 0 }}>
          <ErrorState message={error.message ?? words.results.failed} onRetry={() => void refetch()} />
        </Section>
      )}
      {sought && foundLanes && <FoundSection {...{ sought, foundLanes }} />}
      <BelowFirstView>
        <AllLanes isPrinted={!foundLanes} />
      </BelowFirstView>
    </>
  );
}
