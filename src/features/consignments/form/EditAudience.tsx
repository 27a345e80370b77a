import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { audienceCopy } from '@/content/notices';
import { useDebouncedValue } from '@/ui/useDebouncedValue';
import { Audience } from '@/domain/notices/Audience';
import type { ConsignmentValues } from '@/domain/consignment/consignmentValues';

const REST_MS = 400;

/** Says who will hear of an edit, which is an entry of the journey; its fields are the specification's. */
export function EditAudience({ consignment }: { consignment: number }) {
  const { values } = useFormikContext<ConsignmentValues>();
  const status = useDebouncedValue(values.status.trim(), REST_MS);
  if (status === '') return null;
  return (
    <Audience consignment={consignment} about={status}>
      <Typography color="textSecondary">{audienceCopy.holdLater}</Typography>
    </Audience>
  );
}
