import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { listCopy as words } from '@/content/consignmentList';
import { activeFilters } from './chips';
import { noFilter, readFilter } from './filter';
import type { ConsignmentsAddress } from './useConsignmentsAddress';

interface NoneFitsProps {
  /** What was asked for, as it is in an address. */
  asked: string;
  change: ConsignmentsAddress['change'];
}

/** Says what was asked for in vain, and offers to ask for all. */
export function NoneFits({ asked, change }: NoneFitsProps) {
  const filter = readFilter(new URLSearchParams(asked));
  const active = activeFilters(filter);
  if (active.length === 0) return words.empty;
  const isSearchAlone = active.length === 1 && filter.search !== '';
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isSearchAlone ? words.noneFor(filter.search) : `${words.none} ${active.join(' · ')}`}
      </Typography>
      <Button variant="formBack" onClick={() => change(noFilter)} sx={{ mt: 1.5 }}>
        {words.clear}
      </Button>
    </>
  );
}
