import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { NO_ROW } from '@/config/status';
import { archiveCopy } from '@/content/corrections';
import { goneCopy, updatesCopy } from '@/content/updates';
import {
  useArchiveConsignmentsMutation,
  useGetConsignmentQuery,
  useRestoreConsignmentsMutation,
} from '@/domain/consignment/consignmentsApi';
import { EditConsignment } from '@/features/consignments/form/EditConsignment';
import { useDeleteConsignment } from '@/features/consignments/list/useDeleteConsignment';
import { TrackResult } from '@/features/tracking/result/TrackResult';
import type { UpdateStart } from '@/features/journey/updates/AddUpdate';
import { quoteNumberIn } from '@/features/quotes/desk/quoteNumber';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { formatDayYearAndTime } from '@/ui/dates/formatDate';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { notPrinted } from '@/ui/notPrinted';
import { PartStack } from '@/ui/PartBoundary';
import { useOpenInAddress } from '@/ui/useOpenInAddress';
import { ArchiveInstead } from './ArchiveInstead';
import { ConsignmentActions } from './ConsignmentActions';
import { AddUpdate, CorrectDetails, JourneyPanels, NextUpdates } from './journeyParts';
import { usePrintedPage } from './usePrintedPage';

/** Another id is another page: open dialogs and their subject do not carry over. */
export function ConsignmentPage() {
  const { id } = useParams();
  return <OneConsignment key={id} id={Number(id)} />;
}

function OneConsignment({ id }: { id: number }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [isFirstPage] = useState(key === 'default');
  /** Back to the page and the search it was opened from. */
  const toList = () => void (isFirstPage ? navigate(paths.adminConsignments) : navigate(-1));
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetConsignmentQuery(id);
  const isGone = error?.code === NO_ROW;
  const deletion = useDeleteConsignment(toList);
  const [archive, archiving] = useArchiveConsignmentsMutation();
  const [restore, restoring] = useRestoreConsignmentsMutation();
  const correction = useOpenInAddress('correct');
  const [isEditing, setIsEditing] = useState(false);
  const [update, setUpdate] = useState<UpdateStart>();
  usePrintedPage(data !== undefined);

  return (
    <PartStack spacing={3}>
      <Button startIcon={<ArrowBackIcon />} onClick={toList} sx={{ alignSelf: 'flex-start', ...notPrinted }}>
        Go back
      </Button>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Typography variant="h2" component="h1">
          Consignment Information
        </Typography>
        {data && (
          <ConsignmentActions
            id={data.id}
            isArchived={data.archived_at !== null}
            quote={quoteNumberIn(data.comment)}
            isMoving={archiving.isLoading || restoring.isLoading}
            onUpdate={() => setUpdate({})}
            onEdit={() => setIsEditing(true)}
            onCorrect={correction.open}
            onArchive={() => void archive([id])}
            onRestore={() => void restore([id])}
            onDelete={() => deletion.ask(data)}
          />
        )}
      </Stack>
      {data?.archived_at && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" disabled={restoring.isLoading} onClick={() => void restore([id])}>
              {archiveCopy.restore}
            </Button>
          }
          sx={{ alignItems: 'center', ...notPrinted }}
        >
          {archiveCopy.archivedOn(formatDayYearAndTime(data.archived_at))}
        </Alert>
      )}
      {data && (
        <Box sx={notPrinted}>
          <Suspense fallback={null}>
            <NextUpdates journey={data.journey} onChoose={(likely) => setUpdate({ likely })} />
          </Suspense>
        </Box>
      )}
      {isFetching && !data && <LoadingState label="Loading the consignment" />}
      {isGone && <Alert severity="warning">{data ? goneCopy.shown : goneCopy.unknown}</Alert>}
      {error && !isGone && !isFetching && (
        <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />
      )}
      {data && <TrackResult consignment={data} now={fulfilledTimeStamp ?? 0} />}
      {data && (
        <Box sx={notPrinted}>
          <Suspense fallback={<LoadingState label={updatesCopy.loadingPanels} />}>
            <JourneyPanels consignment={data} onCorrect={(corrects) => setUpdate({ corrects })} />
          </Suspense>
        </Box>
      )}
      {data && update && (
        <Suspense fallback={null}>
          <AddUpdate consignment={data} {...update} onClose={() => setUpdate(undefined)} />
        </Suspense>
      )}
      {data && isEditing && <EditConsignment consignment={data} onClose={() => setIsEditing(false)} />}
      {data && correction.isOpen && (
        <Suspense fallback={null}>
          <CorrectDetails consignment={data} onClose={correction.close} />
        </Suspense>
      )}
      <ConfirmDialog
        {...deletion.dialog}
        alternative={
          data?.archived_at === null && (
            <ArchiveInstead
              busy={archiving.isLoading}
              onChoose={() => {
                deletion.dialog.onCancel();
                void archive([id]);
              }}
            />
          )
        }
      />
    </PartStack>
  );
}
