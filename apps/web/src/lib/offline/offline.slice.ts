import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { browserForgotten } from '../state/storage.js';

/** Whether a screen shows an answer from before, because the API did not answer. A browser alone can think it is online. */
export const offlineSlice = createSlice({
  name: 'offline',
  initialState: { showsKept: false },
  reducers: {
    keptShown: (state, { payload }: PayloadAction<boolean>) => {
      state.showsKept = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(browserForgotten, () => ({ showsKept: false })),
});

export const { keptShown } = offlineSlice.actions;
