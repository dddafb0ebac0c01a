import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { browserForgotten, entriesOf, entriesUnder, isRecord, storageRead, type Stored } from '../state/storage.js';

const keptPrefix = 'stallbook.session-draft.';
export const KEPT_MS = 7 * 24 * 60 * 60_000;

export type DraftValues = Record<string, unknown>;
export interface Typed {
  values: DraftValues;
  /** The saved values that they replace. */
  before?: DraftValues;
  /** The saved revision that they change, where there is one. */
  basedOn?: number;
}
interface KeptDraft extends Typed {
  savedAt: number;
  /** Kept because the session ended, not while typing. */
  atSessionEnd?: boolean;
}

interface DraftsState {
  /** Unsaved input of the open forms, by person and address. Memory only. */
  open: Record<string, Typed>;
  /** By person and address or name. All tabs of this browser share them. */
  kept: Record<string, KeptDraft>;
}

/** Replaces the person's ID for visitors. */
export const VISITOR = 'visitor';
export const draftKey = (userId: string, path: string) => `${userId}.${path}`;
export const isValidAt = ({ savedAt }: KeptDraft, now: number) => now - savedAt < KEPT_MS;

const toKept = (value: unknown): KeptDraft | null =>
  isRecord(value) && isRecord(value['values']) && typeof value['savedAt'] === 'number'
    ? {
        savedAt: value['savedAt'],
        values: value['values'],
        ...(isRecord(value['before']) && { before: value['before'] }),
        ...(typeof value['basedOn'] === 'number' && { basedOn: value['basedOn'] }),
        ...(value['atSessionEnd'] === true && { atSessionEnd: true }),
      }
    : null;

export const draftsToStorage = ({ kept }: DraftsState): Stored => entriesOf(keptPrefix, kept);

/** State holds plain JSON, and a password never enters it. */
const withoutPasswords = (typed: Typed) =>
  JSON.parse(JSON.stringify(typed, (name, value: unknown) => (/password/i.test(name) ? undefined : value))) as Typed;

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: { open: {}, kept: {} } as DraftsState,
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
      prepare: (key: string, typed: Typed, savedAt = Date.now()) => ({
        payload: { key, draft: { savedAt, ...withoutPasswords(typed) } },
      }),
      reducer: ({ kept }, { payload }: PayloadAction<{ key: string; draft: KeptDraft }>) => {
        if (Object.keys(payload.draft.values).length > 0) kept[payload.key] = payload.draft;
        else delete kept[payload.key];
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
      const owners = [VISITOR, ...(personId === null ? [] : [personId])];
      const own = Object.keys(state.kept).filter((key) => owners.some((owner) => key.startsWith(draftKey(owner, ''))));
      for (const key of [...Object.keys(state.open), ...own]) delete state.kept[key];
      state.open = {};
    },
    draftRemoved: ({ kept }, { payload }: PayloadAction<string>) => {
      delete kept[payload];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(storageRead, ({ open }, { payload }) => ({ open, kept: entriesUnder(payload, keptPrefix, toKept) }))
      .addCase(browserForgotten, ({ kept }, { payload }) => ({
        open: {},
        kept: Object.fromEntries(Object.entries(kept).filter(([, draft]) => isValidAt(draft, payload.at))),
      })),
});

export const { formChanged, formClosed, formKept, openFormsKept, draftRemoved, draftsDropped } = draftsSlice.actions;
