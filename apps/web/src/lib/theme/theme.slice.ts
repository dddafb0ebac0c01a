import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { browserForgotten, storageRead, type Stored } from '../state/storage.js';

type ThemeChoice = 'system' | 'light' | 'dark';
const key = 'stallbook.theme';

const fromStorage = (stored: Stored): { choice: ThemeChoice } => {
  const choice = stored[key];
  return { choice: choice === 'light' || choice === 'dark' ? choice : 'system' };
};

export const themeToStorage = ({ choice }: { choice: ThemeChoice }): Stored =>
  choice === 'system' ? {} : { [key]: choice };

export const themeSlice = createSlice({
  name: 'theme',
  initialState: fromStorage({}),
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<ThemeChoice>) => {
      state.choice = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(storageRead, (_state, { payload }) => fromStorage(payload))
      .addCase(browserForgotten, () => fromStorage({})),
});

export const { themeChosen } = themeSlice.actions;

export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}
