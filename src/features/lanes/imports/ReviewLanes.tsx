import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { laneDeskCopy } from '@/content/laneDesk';
import { CorrectedBefore } from '@/domain/imports/CorrectedBefore';
import { RowsInError } from '@/domain/imports/RowsInError';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import { laneName, transitText } from '../laneText';
import { laneFields, laneText, type LaneValues } from '../keep/laneFields';
import { valuesOf } from '../keep/laneSteps';
import type { LaneRow } from './laneRows';
import type { LaneImport } from './useLaneImport';

const { upload: words, columns: heads, fields: labels } = laneDeskCopy;

const views = ['wrong', 'added', 'changed', 'removed', 'unchanged'] as const;
type View = (typeof views)[number];

interface Line {
  key: string;
  number?: number;
  lane: LaneValues;
  changes: string;
}

const changesOf = ({ before, lane, differences }: LaneRow) =>
  before && lane
    ? differences
        .map((column) => words.change(labels[column], laneText(before[column]), laneText(lane[column])))
        .join('\n')
    : '';

const columnsOf = (view: View): readonly Column<Line>[] => [
  ...(view === 'removed'
    ? []
    : [
        {
          label: words.row,
          width: 6,
          stacked: 'labelled' as const,
          cell: ({ number }: Line) => <span>{number}</span>,
        },
      ]),
  { label: heads.lane, width: 22, isRowHeader: true, cell: ({ lane }) => laneName(lane) },
  view === 'changed'
    ? { label: words.what, width: 30, stacked: 'labelled', cell: ({ changes }) => <span>{changes}</span> }
    : {
        label: heads.transit,
        stacked: 'labelled',
        cell: ({ lane }) => <span>{`${transitText(lane)}, ${lane.counted}`}</span>,
      },
];

/** What tells a row from others. */
const aboutOf = ({ texts }: LaneRow) =>
  [texts.mode, texts.origin, texts.destination, texts.product].filter(Boolean).join(' · ');

const linesOf = (current: LaneImport, view: View): Line[] =>
  view === 'removed'
    ? current.missing.map((lane) => ({ key: lane.slug, lane: valuesOf(lane), changes: '' }))
    : current.rows.flatMap((row) =>
        row.state === view && row.lane
          ? [{ key: String(row.number), number: row.number, lane: row.lane, changes: changesOf(row) }]
          : [],
      );

/** What a file would change, by kind; errors are corrected here. */
export function ReviewLanes({ current }: { current: LaneImport }) {
  const { rows, missing, count } = current;
  const counts: Record<View, number> = {
    wrong: rows.filter(({ state }) => state === 'wrong').length,
    added: rows.filter(({ state }) => state === 'added').length,
    changed: rows.filter(({ state }) => state === 'changed').length,
    removed: missing.length,
    unchanged: rows.filter(({ state }) => state === 'unchanged').length,
  };
  const [view, setView] = useState<View>(() => views.find((candidate) => counts[candidate]) ?? 'unchanged');
  /** Rows that were wrong stay in their list while they are corrected. */
  const mended = rows.filter(({ state, edited }) => state === 'wrong' || edited.length > 0);
  return (
    <Stack spacing={2}>
      <CorrectedBefore rows={rows} />
      <Box role="group" aria-label={words.filter} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {views
          .filter((candidate) => counts[candidate] || candidate === view)
          .map((candidate) => (
            <Chip
              key={candidate}
              clickable
              component="button"
              aria-pressed={candidate === view}
              color={candidate === view ? 'primary' : 'default'}
              variant={candidate === view ? 'filled' : 'outlined'}
              label={`${words.views[candidate]} ${counts[candidate]}`}
              onClick={() => setView(candidate)}
            />
          ))}
      </Box>
      <Typography color="textSecondary">{words.meanings[view]}</Typography>
      {view === 'removed' && (
        <FormControlLabel
          control={
            <Checkbox
              checked={current.removes}
              onChange={({ target }) => current.setRemoves(target.checked)}
            />
          }
          label={words.remove(missing.length)}
        />
      )}
      {view === 'wrong' ? (
        <RowsInError
          label={words.list(words.views[view])}
          rows={mended}
          columns={laneFields}
          aboutOf={aboutOf}
          onEdit={current.edit}
        />
      ) : (
        <ResponsiveTable
          label={words.list(words.views[view])}
          columns={columnsOf(view)}
          rows={linesOf(current, view)}
          keyOf={({ key }) => key}
        />
      )}
      <div role="alert">{current.problem && <Alert severity="error">{current.problem}</Alert>}</div>
      <div role="status">{counts.wrong > 0 ? words.mend : count === 0 ? words.nothing : undefined}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="formBack" onClick={current.startOver} disabled={current.isBusy}>
          {words.another}
        </Button>
        <Button
          variant="formBTN"
          loading={current.isBusy}
          disabled={counts.wrong > 0 || count === 0 || current.isOpen}
          onClick={current.store}
        >
          {words.store(count)}
        </Button>
      </Box>
    </Stack>
  );
}
