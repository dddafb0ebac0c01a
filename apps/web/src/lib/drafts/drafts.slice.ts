import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { browserForgotten, entriesOf, entriesUnder, isRecord, storageRead, type Stored } from '../state/storage.js';

const keptPrefix = 'stallbook.session-draft.';
const applicationPrefix = 'stallbook.application.';
const messagePrefix = 'stallbook.message.';
const lifeMs = 7 * 24 * 60 * 60_000;

export type DraftValues = Record<string, unknown>;
/** What was typed, and the saved revision that it changes, where there is one. */
export interface Typed {
  values: DraftValues;
  basedOn?: number;
}
export interface KeptDraft extends Typed {
  savedAt: number;
  /** Kept because the session ended, not while typing. */
  atSessionEnd?: boolean;
}

/** Answers that are not saved yet, and the saved ones that they replace. */
export interface UnsavedAnswers {
  values: DraftValues;
  before: DraftValues;
}

export interface DraftsState {
  /** Unsaved input of the open forms, by person and address. Memory only. */
  open: Record<string, Typed>;
  kept: Record<string, KeptDraft>;
  /** Applications that are not sent yet, by draft id. */
  applications: Record<string, UnsavedAnswers>;
  /** Messages that are not sent yet, by conversation. */
  messages: Record<string, string>;
}

const initialState: DraftsState = { open: {}, kept: {}, applications: {}, messages: {} };

export const draftKey = (userId: string, path: string) => `${userId}.${path}`;
export const isValidAt = ({ savedAt }: KeptDraft, now: number) => now - savedAt < lifeMs;

const toKept = (value: unknown): KeptDraft | null =>
  isRecord(value) && isRecord(value['values']) && typeof value['savedAt'] === 'number'
    ? {
        savedAt: value['savedAt'],
        values: value['values'],
        ...(typeof value['basedOn'] === 'number' && { basedOn: value['basedOn'] }),
        ...(value['atSessionEnd'] === true && { atSessionEnd: true }),
      }
    : null;
const toAnswers = (value: unknown): UnsavedAnswers | null =>
  isRecord(value) && isRecord(value['values']) && isRecord(value['before'])
    ? { values: value['values'], before: value['before'] }
    : null;

const toText = (value: unknown) => (typeof value === 'string' && value ? value : null);

const fromStorage = (stored: Stored): Omit<DraftsState, 'open'> => ({
  kept: entriesUnder(stored, keptPrefix, toKept),
  applications: entriesUnder(stored, applicationPrefix, toAnswers),
  messages: entriesUnder(stored, messagePrefix, toText),
});

export const draftsToStorage = ({ kept, applications, messages }: DraftsState): Stored => ({
  ...entriesOf(keptPrefix, kept),
  ...entriesOf(applicationPrefix, applications),
  ...entriesOf(messagePrefix, messages),
});

/** State holds plain JSON, and a password never enters it. */
const withoutPasswords = (typed: Typed) =>
  JSON.parse(JSON.stringify(typed, (name, value: unknown) => (/password/i.test(name) ? undefined : value))) as Typed;

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    formChanged: {
      prepare: (key: string, typed: Typed) => ({ payload: { key, typed: withoutPasswords(typed) } }),
      reducer: ({ open }, { payload }: PayloadAction<{ key: string; typed: Typed }>) => {
        open[payload.key] = payload.typed;
      },
    },
    formClosed: ({ open }, { payload }: PayloadAction<string>) => {
      delete open[payload];
    },
    /** While typing, so that a reload loses nothing. */
    formKept: {
      prepare: (key: string, typed: Typed) => ({
        payload: { key, draft: { savedAt: Date.now(), ...withoutPasswords(typed) } },
      }),
      reducer: ({ kept }, { payload }: PayloadAction<{ key: string; draft: KeptDraft }>) => {
        kept[payload.key] = payload.draft;
      },
    },
    /** Before the screens disappear, as a rule because the session ends. */
    openFormsKept: {
      prepare: (atSessionEnd = true) => ({ payload: { savedAt: Date.now(), ...(atSessionEnd && { atSessionEnd }) } }),
      reducer: (state, { payload }: PayloadAction<Omit<KeptDraft, keyof Typed>>) => {
        for (const [key, typed] of Object.entries(state.open)) state.kept[key] = { ...payload, ...typed };
        state.open = {};
      },
    },
    /** At a sign-out by choice: nothing of the person stays on a shared device. Drafts of other people do. */
    draftsDropped: (state, { payload: personId }: PayloadAction<string | null>) => {
      const own = Object.keys(state.kept).filter((key) => personId !== null && key.startsWith(draftKey(personId, '')));
      for (const key of [...Object.keys(state.open), ...own]) delete state.kept[key];
      state.open = {};
    },
    draftRemoved: ({ kept }, { payload }: PayloadAction<string>) => {
      delete kept[payload];
    },
    applicationTyped: (
      { applications },
      { payload: { draftId, ...answers } }: PayloadAction<UnsavedAnswers & { draftId: string }>,
    ) => {
      if (Object.keys(answers.values).length > 0) applications[draftId] = answers;
      else delete applications[draftId];
    },
    /** What was typed since then replaces what was saved. */
    applicationSaved: ({ applications }, { payload }: PayloadAction<{ draftId: string; values: DraftValues }>) => {
      const unsaved = applications[payload.draftId];
      if (!unsaved) return;
      for (const [field, value] of Object.entries(payload.values)) {
        if (unsaved.values[field] !== value) unsaved.before[field] = value;
        else for (const part of [unsaved.values, unsaved.before]) delete part[field];
      }
      if (Object.keys(unsaved.values).length === 0) delete applications[payload.draftId];
    },
    applicationRemoved: ({ applications }, { payload }: PayloadAction<string>) => {
      delete applications[payload];
    },
    messageTyped: ({ messages }, { payload }: PayloadAction<{ key: string; text: string }>) => {
      if (payload.text) messages[payload.key] = payload.text;
      else delete messages[payload.key];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(storageRead, ({ open }, { payload }) => ({ open, ...fromStorage(payload) }))
      .addCase(browserForgotten, ({ kept }, { payload }) => ({
        ...initialState,
        kept: Object.fromEntries(Object.entries(kept).filter(([, draft]) => isValidAt(draft, payload.at))),
      })),
});

export const {
  formChanged,
  formClosed,
  formKept,
  openFormsKept,
  draftRemoved,
  draftsDropped,
  applicationTyped,
  applicationSaved,
  applicationRemoved,
  messageTyped,
} = draftsSlice.actions;
