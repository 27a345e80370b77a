import { useEffect, useRef } from 'react';
import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query';
import { supabaseBaseQuery, type ApiError, type ApiMeta, type ApiRequest } from '@/api/supabaseBaseQuery';
import type { RootState } from '@/app/store';
import { onResume } from '@/realtime/onResume';
import type { AppThunk } from './thunk';

type Asked = QueryReturnValue<unknown, ApiError, ApiMeta>;

/** A call without an action in the store, which would be noise in Redux DevTools where nothing is new. */
export const askQuietly =
  (request: ApiRequest): AppThunk<Promise<Asked>> =>
  async (dispatch, getState, extra) => {
    const controller = new AbortController();
    const { signal } = controller;
    const abort = () => controller.abort();
    const call: BaseQueryApi = { dispatch, getState, extra, signal, abort, type: 'query', endpoint: '' };
    return await supabaseBaseQuery(request, call, {});
  };

/** What `lookQuietly` needs of a query. */
interface Looked<Argument, Data> {
  select: (argument: Argument) => (state: RootState) => { data?: Data; status: string };
  initiate: (
    argument: Argument,
    options: { forceRefetch: true; subscribe: false },
  ) => AppThunk<PromiseLike<unknown>>;
}

/** Whether two answers of the server say the same. */
export const isSame = (first: unknown, other: unknown) => JSON.stringify(first) === JSON.stringify(other);

/**
 * Asks the server for a query's data without an action in the store. Only if the answer is new, or if there was none, the query
 * itself runs: the store then gets what is new, and the page shows what failed.
 */
export const lookQuietly =
  <Argument, Data>(
    { select, initiate }: Looked<Argument, Data>,
    argument: Argument,
    request: ApiRequest,
    readAnswer: (answer: unknown, meta: ApiMeta | undefined) => Data = (answer) => answer as Data,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { data, error, meta } = await dispatch(askQuietly(request));
    const cached = select(argument)(getState());
    if (cached.status === 'uninitialized' || cached.status === 'pending') return;
    const isNews = cached.status === 'rejected' || error || !isSame(readAnswer(data, meta), cached.data);
    if (isNews) await dispatch(initiate(argument, { forceRefetch: true, subscribe: false }));
  };

/** Looks every so many milliseconds while the page is visible, and when it is visible again; 0: not at all. */
export const useQuietPoll = (every: number, look: () => Promise<unknown>) => {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  }, [look]);
  useEffect(() => {
    if (every === 0) return;
    let isLooking = false;
    const run = async () => {
      if (document.hidden || isLooking) return;
      isLooking = true;
      await latest.current().finally(() => (isLooking = false));
    };
    const timer = setInterval(() => void run(), every);
    const stopResuming = onResume(() => void run());
    return () => {
      clearInterval(timer);
      stopResuming();
    };
  }, [every]);
};
