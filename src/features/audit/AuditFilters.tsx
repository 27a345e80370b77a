import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { auditCopy } from '@/content/audit';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import type { FilterName, useAuditFilter } from './useAuditFilter';

const words = auditCopy.filters;
const shrunk = { inputLabel: { shrink: true } };

const choices = {
  subject: auditCopy.subjects,
  action: auditCopy.actions,
} as const;

/** Who, what and when; beside the search of the list. */
export function AuditFilters({ shownFilter, isFiltered, set, clear }: ReturnType<typeof useAuditFilter>) {
  const bound = (name: FilterName) => ({
    id: `audit-${name}`,
    size: 'small' as const,
    label: words[name],
    value: shownFilter[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <Box
      component="fieldset"
      aria-label={words.label}
      sx={{
        m: 0,
        p: 0,
        border: 0,
        minWidth: 0,
        flexBasis: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
      }}
    >
      <TextField {...bound('actor')} slotProps={shrunk} />
      {(['subject', 'action'] as const).map((name) => (
        <TextField key={name} {...bound(name)} select slotProps={nativeSelect}>
          <option value="">{words.all}</option>
          {Object.entries(choices[name]).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </TextField>
      ))}
      {(['from', 'until'] as const).map((name) => (
        <TextField key={name} {...bound(name)} type="date" slotProps={shrunk} />
      ))}
      {isFiltered && <Button onClick={clear}>{words.clear}</Button>}
    </Box>
  );
}
