import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { consignmentsMatching } from '@/config/paths';
import { listCopy } from '@/content/consignmentList';
import { filterParams, noFilter } from '@/features/consignments/list/filter';
import { Counters } from './Counters';

interface ConsignmentsHeadProps {
  total?: number;
  /** How many of them are archived, which the list does not show at first. */
  archived?: number;
}

const toArchived = consignmentsMatching(filterParams({ ...noFilter, archived: 'only' }));

/** The heading of the list's page, and its counters. */
export function ConsignmentsHead({ total, archived = 0 }: ConsignmentsHeadProps) {
  return (
    <Box data-heading sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
      <Typography variant="h2" component="h1" sx={{ fontSize: '2.8rem' }}>
        Consignment
      </Typography>
      <Counters total={total} />
      {total !== undefined && archived > 0 && (
        <Link component={RouterLink} to={toArchived} variant="body2">
          {listCopy.archivedOf(archived, total)}
        </Link>
      )}
    </Box>
  );
}
