import { isFulfilled, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiMeta } from '@/api/supabaseBaseQuery';
import type { StartListening } from '@/redux/listening';
import { failureOutdated, toastRaised } from './toastsSlice';

/** The text that an endpoint declared, passed on by the base query; silent endpoints have none. */
const noticeOf = (action: UnknownAction): ApiMeta =>
  (action.meta as { baseQueryMeta?: ApiMeta } | undefined)?.baseQueryMeta ?? {};

/** Which call was answered, by the name of its endpoint. */
const callOf = (action: UnknownAction) =>
  (action.meta as { arg?: { endpointName?: string } } | undefined)?.arg?.endpointName;

/** Every response with such a text becomes one toast (docs/conformance.md, section 8). */
export const startApiToasts = (startListening: StartListening) => {
  startListening({
    matcher: isFulfilled,
    effect: (action, listener) => {
      const { dispatch } = listener;
      const { notice, detail } = noticeOf(action);
      const call = callOf(action);
      if (call && listener.getState().toasts.some((toast) => toast.call === call))
        dispatch(failureOutdated(call));
      if (notice) dispatch(toastRaised('success', notice, detail ? { detail } : {}));
    },
  });
  startListening({
    matcher: isRejectedWithValue,
    effect: (action, { dispatch }) => {
      const { notice } = noticeOf(action);
      const call = callOf(action);
      if (notice) dispatch(toastRaised('error', notice, call ? { call } : {}));
    },
  });
};
