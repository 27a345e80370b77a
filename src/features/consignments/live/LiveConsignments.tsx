import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useAppDispatch } from '@/redux/hooks';
import type { AppThunk } from '@/redux/thunk';
import { consignmentsApi } from '../consignmentsApi';
import { keepLive } from './keepLive';

const ADMIN_TOPIC = 'admin:consignments';

const startLive =
  (): AppThunk<() => void> =>
  (dispatch, _getState, { loadDb }) => {
    const read = () => {
      dispatch(consignmentsApi.util.invalidateTags(['Consignment']));
      return Promise.resolve(true); // a query that fails shows so itself
    };
    return keepLive({ topic: ADMIN_TOPIC, loadDb, read });
  };

/** The admin's pages that show consignments: what they show of them is read again when anybody changes a consignment. */
export function LiveConsignments() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    return dispatch(startLive());
  }, [dispatch]);
  return <Outlet />;
}
