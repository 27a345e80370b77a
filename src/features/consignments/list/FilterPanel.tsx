import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { exceptionNames, filterCopy as words, listCopy, modeNames } from '@/content/consignmentList';
import { eventLabels } from '@/supabase/eventCodes';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { consignmentTypes } from '@/domain/consignment/consignment';
import { ChoiceGroup } from './ChoiceGroup';
import { Checks, Countries } from './filterFields';
import { isDay, noFilter, readDays, type Filter } from './filter';
import { SettledField } from './SettledField';
import type { ConsignmentsAddress } from './useConsignmentsAddress';

interface FilterPanelProps {
  address: ConsignmentsAddress;
  /** How many consignments fit; undefined while that is not known. */
  total: number | undefined;
  onClose: () => void;
}

type Change = (changes: Partial<Filter>) => void;
interface GroupProps {
  filter: Filter;
  change: Change;
}

function Attention({ filter, change }: GroupProps) {
  return (
    <ChoiceGroup label={words.groups.attention}>
      <FormControlLabel
        label={words.late}
        control={<Checkbox size="small" checked={filter.late} />}
        onChange={(_event, late) => change({ late })}
      />
      <FormControlLabel
        label={words.held}
        control={<Checkbox size="small" checked={filter.held} />}
        onChange={(_event, held) => change({ held })}
      />
      <Box sx={{ gridColumn: '1 / -1', mt: 1, maxWidth: '22rem' }}>
        <SettledField
          id="filter-stale"
          label={words.staleDays}
          type="number"
          min="1"
          max="999"
          value={filter.stale === undefined ? '' : String(filter.stale)}
          isValid={(text) => readDays(text) !== undefined}
          onSettle={(text) => change({ stale: readDays(text) })}
        />
      </Box>
    </ChoiceGroup>
  );
}

interface DaysProps {
  id: string;
  label: string;
  from: string;
  until: string;
  onFrom: (day: string) => void;
  onUntil: (day: string) => void;
}

function Days({ id, label, from, until, onFrom, onUntil }: DaysProps) {
  const field = { type: 'date', min: '2000-01-01', max: '2099-12-31', isValid: isDay } as const;
  return (
    <Stack direction="row" role="group" aria-label={label} spacing={2}>
      <SettledField {...field} id={`${id}-from`} label={words.firstDay} value={from} onSettle={onFrom} />
      <SettledField {...field} id={`${id}-until`} label={words.lastDay} value={until} onSettle={onUntil} />
    </Stack>
  );
}

function Spans({ filter, change }: GroupProps) {
  return (
    <>
      <ChoiceGroup label={words.groups.due}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FormControlLabel
            label={words.week}
            control={<Checkbox size="small" checked={filter.week} />}
            onChange={(_event, week) => change({ week, dueFrom: '', dueUntil: '' })}
          />
          <Box sx={{ mt: 1 }}>
            <Days
              id="filter-due"
              label={words.groups.due}
              from={filter.dueFrom}
              until={filter.dueUntil}
              onFrom={(dueFrom) => change({ dueFrom, week: false })}
              onUntil={(dueUntil) => change({ dueUntil, week: false })}
            />
          </Box>
        </Box>
      </ChoiceGroup>
      <ChoiceGroup label={words.groups.created}>
        <Box sx={{ gridColumn: '1 / -1', mt: 1 }}>
          <Days
            id="filter-created"
            label={words.groups.created}
            from={filter.createdFrom}
            until={filter.createdUntil}
            onFrom={(createdFrom) => change({ createdFrom })}
            onUntil={(createdUntil) => change({ createdUntil })}
          />
        </Box>
      </ChoiceGroup>
    </>
  );
}

const archives = ['none', 'all', 'only'] as const;

function Archive({ filter, change }: GroupProps) {
  return (
    <ChoiceGroup label={words.groups.archived} role="radiogroup">
      {archives.map((archive) => (
        <FormControlLabel
          key={archive}
          label={words.archives[archive]}
          control={
            <Radio size="small" name="filter-archived" checked={(filter.archived ?? 'none') === archive} />
          }
          onChange={() => change({ archived: archive === 'none' ? undefined : archive })}
        />
      ))}
    </ChoiceGroup>
  );
}

const foundText = (total: number | undefined) => {
  if (total === undefined) return words.showUnknown;
  return total === 0 ? words.showNone : words.show(total);
};

/** All filters. Each counts as soon as it is chosen, and the list beside follows; all of them are one step back. */
export function FilterPanel({ address, total, onClose }: FilterPanelProps) {
  const id = useId();
  const { filter } = address;
  const [isChanged, setChanged] = useState(false);
  const change: Change = (changes) => {
    address.change(changes, isChanged);
    setChanged(true);
  };
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 'min(46rem, 100%)' } } }}
    >
      <Stack direction="row" sx={{ p: 2, pb: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography id={id} variant="h3" component="h2">
          {words.title}
        </Typography>
        <Button onClick={onClose}>{listCopy.close}</Button>
      </Stack>
      <Box sx={{ flex: 1, overflowY: 'auto', px: 2 }}>
        <Attention {...{ filter, change }} />
        <Checks
          label={words.groups.states}
          options={Object.entries(eventLabels)}
          chosen={filter.states}
          onChoose={(states) => change({ states })}
        />
        <Checks
          label={words.groups.exceptions}
          options={Object.entries(exceptionNames)}
          chosen={filter.exceptions}
          onChoose={(exceptions) => change({ exceptions })}
        />
        <ChoiceGroup label={words.groups.route}>
          <Stack spacing={2} sx={{ gridColumn: '1 / -1', mt: 1 }}>
            <Countries
              id="filter-from"
              label={words.from}
              chosen={filter.origins}
              onChoose={(origins) => change({ origins })}
            />
            <Countries
              id="filter-to"
              label={words.to}
              chosen={filter.destinations}
              onChoose={(destinations) => change({ destinations })}
            />
          </Stack>
        </ChoiceGroup>
        <Checks
          label={words.groups.modes}
          options={Object.entries(modeNames)}
          chosen={filter.modes}
          onChoose={(modes) => change({ modes })}
        />
        <Checks
          label={words.groups.types}
          options={consignmentTypes.map((type) => [type, type])}
          chosen={filter.types}
          onChoose={(types) => change({ types })}
        />
        <Spans {...{ filter, change }} />
        <Archive {...{ filter, change }} />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {foundText(total)}
      </Box>
      <Stack direction="row" sx={{ p: 2, gap: 1, borderTop: '1px solid', borderColor: 'divider' }}>
        <Button onClick={() => change({ ...noFilter, search: filter.search })}>{listCopy.clear}</Button>
        <Button variant="primary" onClick={onClose} sx={{ flex: 1 }}>
          {foundText(total)}
        </Button>
      </Stack>
    </Drawer>
  );
}
