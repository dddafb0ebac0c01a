import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { browserForgotten, entriesOf, entriesUnder, storageRead, type Stored } from '../state/storage.js';

const prefix = 'stallbook.hints.';

/** What a person does not want to see, by hint and person. */
type HintsState = Record<string, true>;

export const hintsToStorage = (state: HintsState): Stored => entriesOf(prefix, state);

const initialState: HintsState = {};

export const hintsSlice = createSlice({
  name: 'hints',
  initialState,
  reducers: {
    hintHidden: (state, { payload }: PayloadAction<string>) => {
      state[payload] = true;
    },
    hintShown: (state, { payload }: PayloadAction<string>) => {
      delete state[payload];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(storageRead, (_state, { payload }) =>
        entriesUnder(payload, prefix, (value) => (value === true ? value : null)),
      )
      .addCase(browserForgotten, () => initialState),
});

export const { hintHidden, hintShown } = hintsSlice.actions;
