import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  kind: 'success' | 'error';
  text: string;
  /** A second line. */
  detail?: string;
  /** The call that it is about. */
  call?: string;
}

const initialState: Toast[] = [];

/** Toasts that are on screen or about to be; the same text is shown once at a time. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastRaised: {
      prepare: (kind: Toast['kind'], text: string, more: Pick<Toast, 'call' | 'detail'> = {}) => ({
        payload: { id: nanoid(), kind, text, ...more },
      }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        const { text, detail } = payload;
        if (!toasts.some((toast) => toast.text === text && toast.detail === detail)) toasts.push(payload);
      },
    },
    /** A later call of the same kind has succeeded: that an earlier one failed is out of date. */
    failureOutdated: (toasts, { payload: call }: PayloadAction<string>) =>
      toasts.filter((toast) => toast.kind !== 'error' || toast.call !== call),
    toastClosed: (toasts, { payload: id }: PayloadAction<string>) =>
      toasts.filter((toast) => toast.id !== id),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const { toastRaised, toastClosed, failureOutdated } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
