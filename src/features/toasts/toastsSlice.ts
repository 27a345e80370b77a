import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  kind: 'success' | 'error';
  text: string;
}

const initialState: Toast[] = [];

/** Toasts that are on screen or about to be; the same text is shown once at a time. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastRaised: {
      prepare: (kind: Toast['kind'], text: string) => ({ payload: { id: nanoid(), kind, text } }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        if (!toasts.some(({ text }) => text === payload.text)) toasts.push(payload);
      },
    },
    toastClosed: (toasts, { payload: id }: PayloadAction<string>) =>
      toasts.filter((toast) => toast.id !== id),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const { toastRaised, toastClosed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
