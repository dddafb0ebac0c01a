import { baseApi } from '../api/base-api.js';
import { refreshSession, type SessionDispatch } from '../api/refresh.js';
import { unreachable } from '../api/transport.js';
import type { ApiError } from '../api/types.js';
import { notKept } from '../offline/offline-query.js';
import { keptShown } from '../offline/offline.slice.js';
import { openFormsKept } from '../drafts/drafts.slice.js';
import { failure } from '../texts.js';
import { wait } from '../wait.js';
import { sessionApi as documents, type CurrentUserQuery } from './api/session.generated.js';
import { keepSession, keptSession } from './kept-session.js';
import { completeSignOut } from './pending-sign-out.js';
import { sessionChecked, sessionRead, type StoredSession } from './session.slice.js';
import type { Session } from './types.js';

const retryWaits = [1_000, 2_000, 3_000];

const basic: Session['membership'] = {
  tier: 'basic',
  isPro: false,
  isOrganizerPro: false,
  isVendorPro: false,
  isBasic: true,
};

function toSession(data: CurrentUserQuery | undefined): Session | null {
  if (!data?.user) return null;
  const { profile, role, membership, ...user } = data.user;
  return { user, profile, role, membership: membership ?? basic };
}

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    session: build.query<Session | null, void>({
      queryFn: async (_arg, { dispatch, getState, forced }) => {
        const known = () => {
          dispatch(sessionRead());
          return (getState() as { session: StoredSession }).session;
        };
        const ask = () =>
          dispatch(documents.endpoints.currentUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
        let reply = await ask();
        for (const pause of navigator.onLine ? retryWaits : []) {
          if ((reply.error as ApiError | undefined)?.code !== 'NETWORK') break;
          await wait(pause);
          reply = await ask();
        }
        // An expired access token looks like a visitor, so a browser that was signed in tries a refresh.
        const isExpired = !reply.error && !reply.data?.user && known().signedIn;
        const renewal = isExpired && (await (dispatch as SessionDispatch)(refreshSession()));
        if (renewal === 'renewed') reply = await ask();
        const error = renewal === 'unreachable' ? unreachable.error : (reply.error as ApiError | undefined);
        if (error?.code === 'NETWORK') {
          const before = await keptSession(known());
          if (before) {
            dispatch(keptShown(true));
            return { data: before };
          }
          return { error: { ...error, message: forced ? failure.unreachableOnRetry : failure.unreachableAtStart } };
        }
        if (error) return { error: { ...error, message: error.message || failure.unknown } };
        const over = known().signOutPending;
        if (over) await dispatch(completeSignOut());
        const session = over ? null : toSession(reply.data);
        if (!session) dispatch(openFormsKept());
        dispatch(
          sessionChecked({
            personId: session?.user.id ?? null,
            role: session && session.role !== 'none' ? session.role : null,
          }),
        );
        if (session) {
          const isStill = () => (getState() as { session: StoredSession }).session.personId === session.user.id;
          dispatch(keptShown(false));
          keepSession(session, isStill).catch(notKept);
        }
        return { data: session };
      },
      providesTags: ['Session'],
    }),
    signOut: build.mutation<unknown, void>({ query: () => ({ path: '/auth/sign-out', method: 'POST' }) }),
  }),
});

export const { useSessionQuery, useSignOutMutation } = api;
export const askSession = api.endpoints.session.initiate;
export const selectSession = api.endpoints.session.select();
