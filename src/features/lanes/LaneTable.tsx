import { useRef, useState } from 'react';
import type { Lane } from '@/content/lanes';
import type { TransitGuide, TransitRow } from '@/content/services';
import { transitCopy } from '@/content/transitTimes';
import { formatDay } from '@/ui/dates/formatDate';
import { useOnChange } from '@/ui/useOnChange';
import type { AskedLanes } from './findLanesApi';
import { cutOffText, laneName, transitText } from './laneText';
import { TimesTable, type TimesLine } from './TimesTable';
import { useCurrentLanes } from './useCurrentLanes';

const { list: words, checked } = transitCopy;

interface LaneTableProps {
  label: string;
  columns: TransitGuide['columns'];
  /** As the page was written with. */
  lanes: readonly Lane[];
  /** What to ask the database for once the page runs; a constant. */
  request: AskedLanes | undefined;
  /** Lines that follow. */
  more?: readonly TransitRow[];
  note?: string;
}

/** What the head of the second column says that the times count. */
const countedIn = ([, transit]: TransitGuide['columns']) => transit.toLowerCase();

const lineOf = (lane: Lane, usual: string): TimesLine => ({
  slug: lane.slug,
  lane: laneName(lane),
  transit: usual === lane.counted ? transitText(lane) : `${transitText(lane)}, ${lane.counted}`,
  cutOff: cutOffText(lane),
});

/** Between which days the lanes were checked. */
const checkedText = (lanes: readonly Lane[]) => {
  const days = lanes.map(({ checkedOn }) => checkedOn).sort();
  return days.length === 0 ? '' : checked(formatDay(days[0] ?? ''), formatDay(days.at(-1) ?? ''));
};

/**
 * Lanes with their times and cut-offs. The figures are replaced where they stand when the database has others; a lane that is no
 * longer offered stays, and says so. One that is new joins the end of the table only while that end is below what the reader sees:
 * nothing on the screen moves.
 */
export function LaneTable({ label, columns, lanes, request, more = [], note }: LaneTableProps) {
  const current = useCurrentLanes(request);
  const end = useRef<HTMLElement>(null);
  const [isBelow, setBelow] = useState(false);
  useOnChange(current, () => {
    const edge = end.current?.getBoundingClientRect().top ?? 0;
    setBelow(edge > window.innerHeight);
  });
  const usual = countedIn(columns);
  const laneRows = lanes.map((writtenLane) => ({
    writtenLane,
    lane: current ? current.find(({ slug }) => slug === writtenLane.slug) : writtenLane,
  }));
  const added = (isBelow && current ? current : []).filter(
    ({ slug }) => !lanes.some((lane) => lane.slug === slug),
  );
  const rows: readonly TimesLine[] = [
    ...laneRows.map(({ writtenLane, lane }) =>
      lane
        ? lineOf(lane, usual)
        : { slug: writtenLane.slug, lane: laneName(writtenLane), transit: words.ask, cutOff: '' },
    ),
    ...added.map((lane) => lineOf(lane, usual)),
    ...more,
  ];
  const dated = checkedText([...laneRows.flatMap(({ lane }) => lane ?? []), ...added]);
  return <TimesTable {...{ label, columns, rows, end }} note={[note, dated].filter(Boolean).join(' ')} />;
}
