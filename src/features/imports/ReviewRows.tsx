import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { importCopy } from '@/content/imports';
import { CorrectedBefore } from '@/domain/imports/CorrectedBefore';
import { RowsInError } from '@/domain/imports/RowsInError';
import { PAGE_SIZE } from '@/ui/list/useListAddress';
import { ChooseClocks } from './ChooseClocks';
import { targets, type ImportColumn } from './columns';
import { inState, toStore, views, type ImportRow, type View } from './importRow';
import { RewrittenTexts } from './RewrittenTexts';
import { RowTable } from './RowTable';
import type { Import } from './useImport';

const { review: words } = importCopy;

const mendable = targets.map(({ column, label, field }) => ({
  column,
  label,
  isLong: field?.rule === 'note' || field?.rule === 'requiredAddress',
}));

/** What tells a row from others. */
const aboutOf = ({ texts }: ImportRow) =>
  [texts.trackingId, texts.sendersName, texts.recName].filter(Boolean).join(' · ');

interface Shown {
  view: View;
  page: number;
  /** The rows of the view when it was chosen: one that is corrected stays where it is. */
  numbers: readonly number[];
}

const shownOf = (rows: readonly ImportRow[], view: View): Shown => ({
  view,
  page: 0,
  numbers: inState(rows, view).map(({ number }) => number),
});

/** What the check has found, by kind; errors are corrected here. */
export function ReviewRows({ current }: { current: Import }) {
  const { rows } = current;
  const counts = Object.fromEntries(views.map((view) => [view, inState(rows, view).length]));
  const [shownRows, setShownRows] = useState(() =>
    shownOf(rows, views.find((view) => counts[view]) ?? 'ready'),
  );
  const byNumber = useMemo(() => new Map(rows.map((row) => [row.number, row])), [rows]);
  const page = shownRows.numbers
    .slice(shownRows.page * PAGE_SIZE, (shownRows.page + 1) * PAGE_SIZE)
    .flatMap((number) => byNumber.get(number) ?? []);
  const count = toStore(rows, current.included).length;
  /** The rows that have the same text with the same fault. */
  const same = ({ texts, problems }: ImportRow, column: ImportColumn) =>
    inState(rows, 'wrong').filter(
      (row) => row.texts[column] === texts[column] && row.problems[column] === problems[column],
    );
  return (
    <Stack spacing={2}>
      <CorrectedBefore rows={rows} />
      <ChooseClocks current={current} />
      <RewrittenTexts rows={rows} />
      <Box role="group" aria-label={words.filter} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {views
          .filter((view) => counts[view] || view === shownRows.view)
          .map((view) => (
            <Chip
              key={view}
              clickable
              component="button"
              aria-pressed={view === shownRows.view}
              color={view === shownRows.view ? 'primary' : 'default'}
              variant={view === shownRows.view ? 'filled' : 'outlined'}
              label={`${words.views[view]} ${(counts[view] ?? 0).toLocaleString('en')}`}
              onClick={() => setShownRows(shownOf(rows, view))}
            />
          ))}
      </Box>
      <Typography color="textSecondary">{words.meanings[shownRows.view]}</Typography>
      {(shownRows.view === 'duplicate' || shownRows.view === 'warned') && (
        <FormControlLabel
          control={
            <Checkbox
              checked={current.included[shownRows.view]}
              onChange={({ target }) => current.include({ [shownRows.view]: target.checked })}
            />
          }
          label={(shownRows.view === 'warned' ? words.warned : words.duplicates)(counts[shownRows.view] ?? 0)}
        />
      )}
      {shownRows.view === 'wrong' || shownRows.view === 'warned' ? (
        <RowsInError
          label={words.list(words.views[shownRows.view])}
          rows={page}
          columns={mendable}
          aboutOf={aboutOf}
          onEdit={(row, column, text) => current.edit([row], column, text)}
          countSame={(row, column) => same(row, column).length}
          onEditSame={(row, column, text) => current.edit(same(row, column), column, text)}
        />
      ) : (
        <RowTable label={words.list(words.views[shownRows.view])} rows={page} />
      )}
      {shownRows.numbers.length > PAGE_SIZE && (
        <TablePagination
          component="div"
          count={shownRows.numbers.length}
          page={shownRows.page}
          rowsPerPage={PAGE_SIZE}
          rowsPerPageOptions={[]}
          onPageChange={(_event, next) => setShownRows({ ...shownRows, page: next })}
        />
      )}
      {count === 0 && <Typography role="status">{words.nothing}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="formBack" onClick={() => current.goTo('match')}>
          {words.back}
        </Button>
        {count > 0 ? (
          <Button variant="formBTN" onClick={current.store}>
            {words.start(count)}
          </Button>
        ) : (
          <Button variant="formBTN" onClick={() => current.goTo('report')}>
            {importCopy.run.finish}
          </Button>
        )}
      </Box>
    </Stack>
  );
}
