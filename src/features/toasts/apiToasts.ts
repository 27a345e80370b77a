import { isFulfilled, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiMeta } from '@/api/supabaseBaseQuery';
import type { StartListening } from '@/redux/listening';
import { toastRaised } from './toastsSlice';

/** The text that an endpoint declared, passed on by the base query; silent endpoints have none. */
const noticeOf = (action: UnknownAction) =>
  (action.meta as { baseQueryMeta?: ApiMeta } | undefined)?.baseQueryMeta?.notice;

/** Every response with such a text becomes one toast (docs/conformance.md, section 8). */
export const startApiToasts = (startListening: StartListening) => {
  startListening({
    matcher: isFulfilled,
    effect: (action, { dispatch }) => {
      const notice = noticeOf(action);
      if (notice) dispatch(toastRaised('success', notice));
    },
  });
  startListening({
    matcher: isRejectedWithValue,
    effect: (action, { dispatch }) => {
      const notice = noticeOf(action);
      if (notice) dispatch(toastRaised('error', notice));
    },
  });
};
