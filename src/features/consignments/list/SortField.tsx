import Box from '@mui/material/Box';
import { listCopy as words } from '@/content/consignmentList';
import { plainSelect } from '@/ui/list/plainSelect';
import { isSort } from './filter';
import type { ConsignmentsAddress } from './useConsignmentsAddress';

/** The order of the list, for widths without a head of columns, too. */
export function SortField({ address: { sort = 'newest', sortBy } }: { address: ConsignmentsAddress }) {
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      {words.sort}
      <Box
        component="select"
        value={sort}
        onChange={({ target }) => isSort(target.value) && sortBy(target.value)}
        sx={{ ...plainSelect, flex: '1 1 17rem', minWidth: 0 }}
      >
        {Object.entries(words.sorts).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Box>
    </Box>
  );
}
