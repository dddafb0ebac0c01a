import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { browserForgotten } from '../state/storage.js';

export interface Upload {
  total: number;
  sent: number;
  state: 'sending' | 'done' | 'failed';
  /** Empty where there is nothing more to say than that it failed. */
  message?: string;
}

type UploadsState = Record<string, Record<number, Upload>>;
interface Place {
  batch: string;
  index: number;
}

const initialState: UploadsState = {};

export const uploadsSlice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {
    uploadStarted: (state, { payload: { batch, index, total } }: PayloadAction<Place & { total: number }>) => {
      (state[batch] ??= {})[index] = { total, sent: 0, state: 'sending' };
    },
    uploadProgressed: (state, { payload: { batch, index, sent } }: PayloadAction<Place & { sent: number }>) => {
      const upload = state[batch]?.[index];
      if (upload) upload.sent = sent;
    },
    uploadEnded: (state, { payload: { batch, index, message } }: PayloadAction<Place & { message?: string }>) => {
      const upload = state[batch]?.[index];
      if (upload) Object.assign(upload, message === undefined ? { state: 'done' } : { state: 'failed', message });
    },
    uploadsCleared: (state, { payload }: PayloadAction<string>) => {
      delete state[payload];
    },
  },
  extraReducers: (builder) => builder.addCase(browserForgotten, () => initialState),
});

export const { uploadStarted, uploadProgressed, uploadEnded, uploadsCleared } = uploadsSlice.actions;
