import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Role } from './types.js';
import { browserForgotten, isRecord, parsed, read, storageRead, type Stored } from '../state/storage.js';

export const sessionKeys = {
  signedIn: 'stallbook.signed-in',
  personId: 'stallbook.session.person',
  role: 'stallbook.session.role',
  signOutPending: 'stallbook.session.pending-sign-out',
  refreshedAt: 'stallbook.session.refreshed',
  lastActivity: 'stallbook.session.last-activity',
  warningShown: 'stallbook.session.warning-shown',
  returnTo: 'stallbook.session.return-to',
  preferences: 'stallbook.session.preferences',
} as const;

/** What all tabs of this browser share about the session. The signed-in user is server data: see `session-api.ts`. */
export interface StoredSession {
  /** Not a secret. It saves visitors a refresh that cannot succeed. */
  signedIn: boolean;
  /** Who is signed in, so that what was kept for them is found without a network. */
  personId: string | null;
  /** Which requests a screen begins with, before the session is known. It gives no rights. */
  role: Role | null;
  signOutPending: boolean;
  refreshedAt: number;
  lastActivity: number | null;
  warningShown: boolean;
  timeoutDisabled: boolean;
  /** Where a new account continues after its confirmation. */
  returnTo: string | null;
}

const roles: readonly Role[] = ['vendor', 'organizer', 'admin'];

function fromStorage(stored: Stored): StoredSession {
  const preferences = parsed(stored[sessionKeys.preferences]);
  return {
    signedIn: stored[sessionKeys.signedIn] === '1',
    personId: stored[sessionKeys.personId] ?? null,
    role: roles.find((role) => role === stored[sessionKeys.role]) ?? null,
    signOutPending: sessionKeys.signOutPending in stored,
    refreshedAt: Number(stored[sessionKeys.refreshedAt]) || 0,
    lastActivity: Number(stored[sessionKeys.lastActivity]) || null,
    warningShown: stored[sessionKeys.warningShown] === '1',
    timeoutDisabled: isRecord(preferences) && preferences['disabled'] === true,
    returnTo: stored[sessionKeys.returnTo] ?? null,
  };
}

const initialState = fromStorage({});

export const sessionToStorage = (state: StoredSession): Stored => ({
  ...(state.signedIn && { [sessionKeys.signedIn]: '1' }),
  ...(state.personId && { [sessionKeys.personId]: state.personId }),
  ...(state.role && { [sessionKeys.role]: state.role }),
  ...(state.signOutPending && { [sessionKeys.signOutPending]: '1' }),
  ...(state.refreshedAt && { [sessionKeys.refreshedAt]: String(state.refreshedAt) }),
  ...(state.lastActivity && { [sessionKeys.lastActivity]: String(state.lastActivity) }),
  ...(state.warningShown && { [sessionKeys.warningShown]: '1' }),
  ...(state.timeoutDisabled && { [sessionKeys.preferences]: JSON.stringify({ disabled: true }) }),
  ...(state.returnTo && { [sessionKeys.returnTo]: state.returnTo }),
});

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** What other tabs know of the session, for what asks often: `storageRead` reads every draft too. */
    sessionRead: {
      prepare: () => ({ payload: read(Object.values(sessionKeys)) }),
      reducer: (_state, { payload }: PayloadAction<Stored>) => fromStorage(payload),
    },
    sessionChecked: (state, { payload }: PayloadAction<{ personId: string | null; role: Role | null }>) => {
      state.signedIn = payload.personId !== null;
      // Another session begins.
      if (payload.personId !== state.personId) state.lastActivity = null;
      state.personId = payload.personId;
      state.role = payload.role;
    },
    sessionRefreshed: (state, { payload }: PayloadAction<{ at: number }>) => {
      state.refreshedAt = payload.at;
    },
    signOutPostponed: (state) => {
      state.signOutPending = true;
    },
    signOutSettled: (state) => {
      state.signOutPending = false;
    },
    activityNoted: (state, { payload }: PayloadAction<{ at: number }>) => {
      state.lastActivity = payload.at;
    },
    warningChanged: (state, { payload }: PayloadAction<{ shown: boolean }>) => {
      state.warningShown = payload.shown;
    },
    returnKept: (state, { payload }: PayloadAction<{ to: string | null }>) => {
      state.returnTo = payload.to;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(storageRead, (_state, { payload }) => fromStorage(payload))
      .addCase(browserForgotten, () => initialState),
});

export const {
  sessionRead,
  sessionChecked,
  sessionRefreshed,
  signOutPostponed,
  signOutSettled,
  activityNoted,
  warningChanged,
  returnKept,
} = sessionSlice.actions;
