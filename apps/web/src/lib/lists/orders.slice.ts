import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { browserForgotten, entriesOf, entriesUnder, storageRead, type Stored } from '../state/storage.js';

const prefix = 'stallbook.order.';

/** The last chosen order of each list. */
type OrdersState = Record<string, string>;

const toOrder = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const ordersToStorage = (state: OrdersState): Stored => entriesOf(prefix, state);

const initialState: OrdersState = {};

export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    orderChosen: (state, { payload }: PayloadAction<{ list: string; order: string }>) => {
      if (payload.order) state[payload.list] = payload.order;
      else delete state[payload.list];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(storageRead, (_state, { payload }) => entriesUnder(payload, prefix, toOrder))
      .addCase(browserForgotten, () => initialState),
});

export const { orderChosen } = ordersSlice.actions;
