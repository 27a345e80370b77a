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
  asked: AskedLanes | undefined;
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
export function LaneTable({ label, columns, lanes, asked, more = [], note }: LaneTableProps) {
  const current = useCurrentLanes(asked);
  const end = useRef<HTMLElement>(null);
  const [isBelow, setBelow] = useState(false);
  useOnChange(current, () => {
    const edge = end.current?.getBoundingClientRect().top ?? 0;
    setBelow(edge > window.innerHeight);
  });
  const usual = countedIn(columns);
  const known = lanes.map((written) => ({
    written,
    lane: current ? current.find(({ slug }) => slug === written.slug) : written,
  }));
  const added = (isBelow && current ? current : []).filter(
    ({ slug }) => !lanes.some((lane) => lane.slug === slug),
  );
  const rows: readonly TimesLine[] = [
    ...known.map(({ written, lane }) =>
      lane
        ? lineOf(lane, usual)
        : { slug: written.slug, lane: laneName(written), transit: words.ask, cutOff: '' },
    ),
    ...added.map((lane) => lineOf(lane, usual)),
    ...more,
  ];
  const dated = checkedText([...known.flatMap(({ lane }) => lane ?? []), ...added]);
  return <TimesTable {...{ label, columns, rows, end }} note={[note, dated].filter(Boolean).join(' ')} />;
}
