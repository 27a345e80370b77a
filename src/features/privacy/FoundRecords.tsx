import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ownValue } from '@/config/ownValue';
import { personalDataCopy as words } from '@/content/personalData';
import { Timestamp } from '@/ui/dates/Timestamp';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';
import { saveFile } from '@/ui/list/saveFile';
import { Panel } from '@/ui/Panel';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import { EraseDialog } from './EraseDialog';
import { useExportPersonMutation, type FoundRecord, type Person } from './personApi';

interface FoundRecordsProps {
  person: Person;
  records: readonly FoundRecord[];
  onErased: () => void;
}

const keyOf = ({ kind, id, part }: FoundRecord) => `${kind} ${id} ${part}`;

const whatOf = ({ kind, part }: FoundRecord) =>
  [ownValue(words.kinds, kind), ownValue(words.parts, part)].filter(Boolean).join(', ');

const labelOf = ({ label }: FoundRecord) => label ?? '';

/** What names the person. All of it is chosen at first. */
export function FoundRecords({ person, records, onErased }: FoundRecordsProps) {
  const [chosenKeys, setChosenKeys] = useState<ReadonlySet<string>>(() => new Set(records.map(keyOf)));
  const [isErasing, setErasing] = useState(false);
  const [exportPerson, exporting] = useExportPersonMutation();
  const heading = useFocusOnMount();
  const selected = records.filter((record) => chosenKeys.has(keyOf(record)));
  const erasable = selected.filter(({ does }) => does !== 'keep');
  const toggle = (key: string) =>
    setChosenKeys((chosenIds) => {
      const next = new Set(chosenIds);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const save = async () => {
    const { data } = await exportPerson({ ...person, records: selected });
    if (data)
      saveFile('personal-data.json', JSON.stringify({ person, records: data }, null, 2), 'application/json');
  };
  const columns: readonly Column<FoundRecord>[] = [
    {
      label: words.columns.choice,
      width: 7,
      cell: (record) => (
        <Checkbox
          checked={chosenKeys.has(keyOf(record))}
          onChange={() => toggle(keyOf(record))}
          slotProps={{ input: { 'aria-label': words.choose(whatOf(record), labelOf(record)) } }}
        />
      ),
    },
    { label: words.columns.what, cell: whatOf, isRowHeader: true, width: 18 },
    { label: words.columns.label, cell: labelOf, cellProps: { dir: 'auto', translate: 'no' } },
    {
      label: words.columns.excerpt,
      cell: ({ excerpt }) => excerpt ?? '',
      cellProps: { dir: 'auto', translate: 'no' },
      width: 24,
    },
    { label: words.columns.at, cell: ({ at }) => at && <Timestamp instant={at} />, stacked: 'labelled' },
    { label: words.columns.does, cell: ({ does }) => words.does[does], stacked: 'labelled' },
  ];
  return (
    <Panel heading={words.foundHeading} ref={heading}>
      <Stack spacing={2}>
        <Typography role="status">
          {records.length === 0 ? words.none : words.found(records.length)}
        </Typography>
        {records.length > 0 && (
          <>
            <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
              <Button variant="formBack" onClick={() => setChosenKeys(new Set(records.map(keyOf)))}>
                {words.chooseAll}
              </Button>
              <Button variant="formBack" onClick={() => setChosenKeys(new Set())}>
                {words.chooseNone}
              </Button>
              <Typography>{words.chosen(selected.length, records.length)}</Typography>
            </Stack>
            <ResponsiveTable label={words.results} columns={columns} rows={records} keyOf={keyOf} />
            <Typography>{words.review}</Typography>
            <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
              <Button
                variant="formBack"
                loading={exporting.isLoading}
                disabled={selected.length === 0}
                onClick={() => void save()}
              >
                {words.exportChosen}
              </Button>
              <Button
                variant="outlined"
                color="error"
                disabled={erasable.length === 0}
                onClick={() => setErasing(true)}
              >
                {words.eraseChosen}
              </Button>
            </Stack>
          </>
        )}
      </Stack>
      {isErasing && (
        <EraseDialog
          person={person}
          records={erasable}
          onClose={() => setErasing(false)}
          onErased={onErased}
        />
      )}
    </Panel>
  );
}
