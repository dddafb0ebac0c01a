import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { browserForgotten, entriesOf, entriesUnder, storageRead, type Stored } from '../state/storage.js';

const prefix = 'stallbook.columns.';

/** The columns of a table that are not as it shows them by itself. */
type ColumnsState = Record<string, string[]>;

const toNames = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : null;

export const columnsToStorage = (state: ColumnsState): Stored => entriesOf(prefix, state);

const initialState: ColumnsState = {};

export const columnsSlice = createSlice({
  name: 'columns',
  initialState,
  reducers: {
    columnToggled: (state, { payload }: PayloadAction<{ table: string; column: string }>) => {
      const toggled = state[payload.table] ?? [];
      state[payload.table] = toggled.includes(payload.column)
        ? toggled.filter((one) => one !== payload.column)
        : [...toggled, payload.column];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(storageRead, (_state, { payload }) => entriesUnder(payload, prefix, toNames))
      .addCase(browserForgotten, () => initialState),
});

export const { columnToggled } = columnsSlice.actions;
