import type { UnknownAction } from '@reduxjs/toolkit';
import type { Reply } from '../api/transport.js';
import type { ApiRequest } from '../api/types.js';
import { loadIfThere } from '../load-chunk.js';
import type { StoredSession } from '../session/session.slice.js';
import { keptShown } from './offline.slice.js';

/** The `extraOptions` of a query whose last answer can be read without a network. */
export interface OfflineOptions {
  /** Whether the answer to these variables is kept. */
  keepsOffline?: (variables: never) => boolean;
}

interface Store {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => unknown;
}

/** Keeps the answer of a marked query, or answers with the one from before if the API cannot be reached. */
export async function orKeptAnswer(
  reply: Reply,
  request: ApiRequest,
  { dispatch, getState }: Store,
  options: OfflineOptions | undefined,
): Promise<Reply> {
  if (!('documentId' in request) || !options?.keepsOffline?.(request.variables as never)) return reply;
  const personId = personOf(getState());
  if (personId === null || (reply.error && reply.error.code !== 'NETWORK')) return reply;
  if (!reply.error) {
    dispatch(keptShown(false));
    const path = window.location.pathname + window.location.search;
    const isStill = () => personOf(getState()) === personId;
    // The answer does not wait for what keeps it, which a weak network may never bring.
    loadIfThere(() => import('./kept.js'))
      .then((part) => part?.keepAnswer(personId, { request, data: reply.data, isStill, path }))
      .catch(notKept);
    return reply;
  }
  const part = await loadIfThere(() => import('./kept.js'));
  const before = await part?.keptAnswer(personId, request);
  if (!before) return reply;
  dispatch(keptShown(true));
  return { data: before.data };
}

/** A full storage must not stop a screen. */
export const notKept = (): void => console.warn('an answer could not be kept for reading offline');

const personOf = (state: unknown): string | null => (state as { session: StoredSession }).session.personId;
