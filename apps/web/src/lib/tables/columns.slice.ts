import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { browserForgotten, entriesOf, entriesUnder, storageRead, type Stored } from '../state/storage.js';

const prefix = 'stallbook.columns.';

type ColumnsState = Record<string, string[]>;

const toHeaders = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : null;

export const columnsToStorage = (state: ColumnsState): Stored => entriesOf(prefix, state);

const initialState: ColumnsState = {};

export const columnsSlice = createSlice({
  name: 'columns',
  initialState,
  reducers: {
    columnToggled: (state, { payload }: PayloadAction<{ table: string; header: string }>) => {
      const hidden = state[payload.table] ?? [];
      state[payload.table] = hidden.includes(payload.header)
        ? hidden.filter((one) => one !== payload.header)
        : [...hidden, payload.header];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(storageRead, (_state, { payload }) => entriesUnder(payload, prefix, toHeaders))
      .addCase(browserForgotten, () => initialState),
});

export const { columnToggled } = columnsSlice.actions;
