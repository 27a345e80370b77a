import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { SECOND_LOOK_MS } from '@/realtime/policy';
import { reporterOf, type ReadReason } from '@/realtime/report';
import { useAppDispatch } from '@/redux/hooks';
import type { AppThunk } from '@/redux/thunk';
import { consignmentsApi } from '@/domain/consignment/consignmentsApi';
import { keepLive } from '@/domain/consignment/live/keepLive';

const ADMIN_TOPIC = 'admin:consignments';

const startLive =
  (): AppThunk<() => void> =>
  (dispatch, _getState, { loadDb }) => {
    const report = reporterOf(dispatch);
    const readAll = (reasons: readonly ReadReason[]) => {
      report?.({ type: 'realtime/readStarted', payload: { of: ADMIN_TOPIC, reasons } });
      dispatch(consignmentsApi.util.invalidateTags(['Consignment']));
      return Promise.resolve(true); // a query that fails shows so itself
    };
    return keepLive({ topic: ADMIN_TOPIC, loadDb, readAll, report, secondLookMs: SECOND_LOOK_MS });
  };

/** The admin's pages that show consignments: what they show of them is read again when anybody changes a consignment. */
export function LiveConsignments() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    return dispatch(startLive());
  }, [dispatch]);
  return <Outlet />;
}
