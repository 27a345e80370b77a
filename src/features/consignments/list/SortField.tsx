import TextField from '@mui/material/TextField';
import { listCopy as words } from '@/content/consignmentList';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import { isSort } from './filter';
import type { ConsignmentsAddress } from './useConsignmentsAddress';

/** The order of the list, for widths without a head of columns, too. */
export function SortField({ address: { sort = 'newest', sortBy } }: { address: ConsignmentsAddress }) {
  return (
    <TextField
      id="consignment-sort"
      select
      size="small"
      label={words.sort}
      value={sort}
      onChange={({ target }) => isSort(target.value) && sortBy(target.value)}
      slotProps={nativeSelect}
      sx={{ width: 'auto', minWidth: '20rem' }}
    >
      {Object.entries(words.sorts).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
