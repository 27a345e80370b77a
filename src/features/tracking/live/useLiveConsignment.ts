import { useEffect } from 'react';
import { LIVE_POLL_MS } from '@/config/timing';
import { reporterOf, type ReadReason } from '@/realtime/report';
import { useAppDispatch } from '@/redux/hooks';
import { askQuietly, isSame } from '@/redux/quietly';
import type { AppThunk } from '@/redux/thunk';
import { readFirstConsignment, track, trackingApi } from '../trackingApi';
import { keepLive } from '@/domain/consignment/live/keepLive';
import { watchPresses } from './watchPresses';

const { rereadConsignment, trackConsignment } = trackingApi.endpoints;

const startLive =
  (sought: string, topic: string): AppThunk<() => void> =>
  (dispatch, getState, { loadDb }) => {
    const report = reporterOf(dispatch);
    const presses = watchPresses();
    const ask = async () => {
      const options = { forceRefetch: true, subscribe: false } as const;
      return (await dispatch(rereadConsignment.initiate(sought, options))).data;
    };
    /** What was not announced is rarely new. */
    const look = async () => {
      const { data, error } = await dispatch(askQuietly(track(sought)));
      return error ? undefined : readFirstConsignment(data);
    };
    const readAll = async (reasons: readonly ReadReason[]) => {
      const isLook = reasons.every((reason) => reason === 'secondLook');
      const event = { type: 'realtime/readStarted', payload: { of: topic, reasons } } as const;
      if (!isLook) report?.(event);
      const data = await (isLook ? look() : ask());
      if (data === undefined) return false;
      if (isLook && isSame(data, trackConsignment.select(sought)(getState()).data)) return true;
      if (isLook) report?.(event);
      await presses.whenReleased();
      const entry = { endpointName: 'trackConsignment', arg: sought, value: data } as const;
      dispatch(trackingApi.util.upsertQueryEntries([entry]));
      return true;
    };
    const stop = keepLive({ topic, loadDb, readAll, report, secondLookMs: LIVE_POLL_MS });
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
