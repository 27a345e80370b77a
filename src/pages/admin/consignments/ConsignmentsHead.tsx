import Typography from '@mui/material/Typography';
import { Counters } from './Counters';

/** The heading of the list's page, and its counters. */
export function ConsignmentsHead({ total }: { total?: number }) {
  return (
    <>
      <Typography variant="h2" component="h1">
        Consignment
      </Typography>
      <Counters total={total} />
    </>
  );
}
