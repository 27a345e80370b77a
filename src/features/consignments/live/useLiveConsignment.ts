import { useEffect } from 'react';
import { useAppDispatch } from '@/redux/hooks';
import type { AppThunk } from '@/redux/thunk';
import { consignmentsApi } from '../consignmentsApi';
import { keepLive } from './keepLive';
import { watchPresses } from './watchPresses';

const { rereadConsignment } = consignmentsApi.endpoints;

const startLive =
  (sought: string, topic: string): AppThunk<() => void> =>
  (dispatch, _getState, { loadDb }) => {
    const presses = watchPresses();
    const read = async () => {
      const { data } = await dispatch(
        rereadConsignment.initiate(sought, { forceRefetch: true, subscribe: false }),
      );
      if (data === undefined) return false;
      await presses.whenReleased();
      const entry = { endpointName: 'trackConsignment', arg: sought, value: data } as const;
      dispatch(consignmentsApi.util.upsertQueryEntries([entry]));
      return true;
    };
    const stop = keepLive({ topic, loadDb, read });
    return () => {
      presses.stop();
      stop();
    };
  };

/** Keeps the answer to a search up to date while it is shown. `topic` is that of the answer. */
export const useLiveConsignment = (sought: string, topic: string | undefined) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    return topic ? dispatch(startLive(sought, topic)) : undefined;
  }, [dispatch, sought, topic]);
};
