import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The names of the endpoints whose reads are being retried, one entry for each such read. */
export const retriesSlice = createSlice({
  name: 'retries',
  initialState: [] as string[],
  reducers: {
    retryStarted: (endpoints, { payload }: PayloadAction<string>) => void endpoints.push(payload),
    retryEnded: (endpoints, { payload }: PayloadAction<string>) => {
      const place = endpoints.indexOf(payload);
      if (place >= 0) endpoints.splice(place, 1);
    },
  },
  selectors: { selectIsRetrying: (endpoints) => endpoints.length > 0 },
});

export const { retryStarted, retryEnded } = retriesSlice.actions;
export const { selectIsRetrying } = retriesSlice.selectors;
