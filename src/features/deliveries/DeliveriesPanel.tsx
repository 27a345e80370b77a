import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { dashboardCopy } from '@/content/dashboard';
import { ErrorState } from '@/ui/ErrorState';
import { lazyPart } from '@/ui/loading/lazyPart';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { yearBefore } from './deliveries';
import { useGetDeliveryFiguresQuery } from './deliveriesApi';
import { DeliveryTables } from './DeliveryTables';

const DeliveryCharts = lazyPart(
  () => import(/* webpackChunkName: "admin-charts" */ './DeliveryCharts'),
  (part) => part.DeliveryCharts,
);

/** How reliable and how long deliveries were, drawn and in figures. */
export function DeliveriesPanel() {
  const [since] = useState(() => yearBefore(Date.now()));
  const { data, error, isFetching, refetch } = useGetDeliveryFiguresQuery(since);
  return (
    <Panel heading={dashboardCopy.deliveries}>
      {!data && isFetching && <LoadingState label={dashboardCopy.loading} />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data?.months.length === 0 && <Typography color="textSecondary">{dashboardCopy.none}</Typography>}
      {data && data.months.length > 0 && (
        <Stack spacing={4}>
          <Suspense fallback={<Box sx={{ minHeight: '33rem' }} />}>
            <DeliveryCharts {...data} />
          </Suspense>
          <DeliveryTables {...data} />
        </Stack>
      )}
    </Panel>
  );
}
