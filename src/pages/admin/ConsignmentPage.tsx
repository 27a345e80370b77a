import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useGetConsignmentQuery } from '@/features/consignments/consignmentsApi';
import { EditConsignment } from '@/features/consignments/form/EditConsignment';
import { useDeleteConsignment } from '@/features/consignments/list/useDeleteConsignment';
import { SummaryPanel } from '@/features/consignments/result/SummaryPanel';
import { TrackResult } from '@/features/consignments/result/TrackResult';
import { CurrentCountryMap } from '@/features/geography/CurrentCountryMap';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';

/** Another id is another page: open dialogs and their subject do not carry over. */
export function ConsignmentPage() {
  const { id } = useParams();
  return <OneConsignment key={id} id={Number(id)} />;
}

function OneConsignment({ id }: { id: number }) {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  /** Back to the page and the search it was opened from. */
  const toList = () => void (isFirstPage ? navigate(paths.adminConsignments) : navigate(-1));
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetConsignmentQuery(id);
  const deletion = useDeleteConsignment(toList);
  const [isEditing, setIsEditing] = useState(false);

  return (
    <Stack spacing={3}>
      <Button startIcon={<ArrowBackIcon />} onClick={toList} sx={{ alignSelf: 'flex-start' }}>
        Go back
      </Button>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Typography variant="h2" component="h1">
          Consignment Information
        </Typography>
        {data && (
          <Stack direction="row" spacing={1.5}>
            <Button variant="main" onClick={() => setIsEditing(true)}>
              Edit
            </Button>
            <Button variant="primary" onClick={() => deletion.ask(data)}>
              Delete
            </Button>
          </Stack>
        )}
      </Stack>
      {isFetching && !data && <LoadingState label="Loading the consignment" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data && (
        <TrackResult
          consignment={data}
          summary={<SummaryPanel consignment={data} now={fulfilledTimeStamp ?? 0} />}
          map={<CurrentCountryMap country={data.currentLocation} />}
        />
      )}
      {data && isEditing && <EditConsignment consignment={data} onClose={() => setIsEditing(false)} />}
      <ConfirmDialog {...deletion.dialog} />
    </Stack>
  );
}
