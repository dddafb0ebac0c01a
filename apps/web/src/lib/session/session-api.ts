import { baseApi } from '../api/base-api.js';
import { refreshSession } from '../api/refresh.js';
import type { Session } from './types.js';

/** The first check is repeated on network errors, 1 s, 2 s and 3 s later. */
const retryWaits = [1_000, 2_000, 3_000];

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    session: build.query<Session | null, void>({
      queryFn: async (_arg, _queryApi, _extra, send) => {
        const ask = () => send({ path: '/auth/session', retryWaits });
        let reply = await ask();
        if (reply.error?.code === 'UNAUTHENTICATED' && (await refreshSession())) reply = await ask();
        if (reply.error?.code === 'UNAUTHENTICATED') return { data: null };
        if (reply.error) return { error: reply.error };
        return { data: reply.data as Session | null };
      },
      providesTags: ['Session'],
    }),
    signOut: build.mutation<null, void>({ query: () => ({ path: '/auth/sign-out', method: 'POST' }) }),
  }),
});

export const { useSessionQuery, useSignOutMutation } = api;
export const sessionApi = api;
