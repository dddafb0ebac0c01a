import type { UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { newId } from '../ids.js';
import { orKeptAnswer, type OfflineOptions } from '../offline/offline-query.js';
import { signOutSettled } from '../session/session.slice.js';
import { exchangeWithRetries } from './exchange-with-retries.js';
import { refreshSession, type SessionDispatch } from './refresh.js';
import { stepUp } from './step-up.js';
import { isCommand, unreachable } from './transport.js';
import { isUnsettled, type ApiError, type ApiRequest } from './types.js';

const ownsSession = (request: ApiRequest) => 'path' in request && /^\/auth\/(?!step-up)/.test(request.path);
/** Whether the call replaced or ended the session. A sign-up, link or first step may open none. */
const replacesSession = (request: ApiRequest, data: unknown) => {
  if (!('path' in request)) return false;
  const { session, secondFactor } = (data ?? {}) as { session?: unknown; secondFactor?: unknown };
  if (/^\/auth\/(sign-up|confirm)$/.test(request.path)) return session != null;
  return /^\/auth\/(sign-in|second-factor|sign-out)$/.test(request.path) && !secondFactor;
};

const KEPT_MS = 120_000;
/** Commands that may have taken effect keep their IDs, until another command may have undone them. */
const unanswered = new Map<string, { commandId: string; until: number }>();

/** `sessionLost` is dispatched when the session is over. */
export const createBaseQuery =
  (sessionLost: () => UnknownAction): BaseQueryFn<ApiRequest, unknown, ApiError, OfflineOptions> =>
  async (request, api, options) => {
    const { signal, endpoint } = api;
    const dispatch = api.dispatch as SessionDispatch;
    const asked = JSON.stringify(request);
    const kept = unanswered.get(asked);
    const commandId = kept && Date.now() < kept.until ? kept.commandId : newId();
    let reply = await exchangeWithRetries(request, commandId, signal);
    if (reply.error?.code === 'UNAUTHENTICATED' && !ownsSession(request)) {
      const renewal = await dispatch(refreshSession());
      if (renewal === 'renewed') reply = await exchangeWithRetries(request, commandId, signal);
      else if (renewal === 'refused') dispatch(sessionLost());
      else reply = unreachable;
    }
    if (reply.error?.code === 'STEP_UP_REQUIRED' && (await stepUp.ask())) {
      reply = await exchangeWithRetries(request, commandId, signal);
    }
    if (isCommand(request)) {
      if (!reply.error) unanswered.clear();
      else if (isUnsettled(reply.error)) unanswered.set(asked, { commandId, until: Date.now() + KEPT_MS });
    }
    reply = await orKeptAnswer(reply, request, api, options);
    if (!reply.error && replacesSession(request, reply.data)) dispatch(signOutSettled());
    if (!reply.error) return { data: reply.data };
    if (!signal.aborted && reply.error.code !== 'UNAUTHENTICATED') console.warn(`${endpoint}: ${reply.error.code}`);
    return { error: reply.error };
  };
