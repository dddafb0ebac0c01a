import type { ApiError } from '../api/types.js';
import { useSessionQuery } from './session-api.js';
import type { Session } from './types.js';

export type SessionState =
  | { status: 'loading'; session: null; error: null; retry: () => void }
  | { status: 'signed-out'; session: null; error: ApiError | null; retry: () => void }
  | { status: 'signed-in'; session: Session; error: ApiError | null; retry: () => void };

/** Loading, signed out or signed in. `error` is set when the check itself failed, e.g. without a connection. */
export function useSession(): SessionState {
  const { data, error, isLoading, isUninitialized, isFetching, refetch } = useSessionQuery();
  const retry = () => void refetch();
  if (isLoading || isUninitialized || (isFetching && data === undefined)) {
    return { status: 'loading', session: null, error: null, retry };
  }
  const problem = (error as ApiError | undefined) ?? null;
  return data
    ? { status: 'signed-in', session: data, error: problem, retry }
    : { status: 'signed-out', session: null, error: problem, retry };
}

export const useViewer = (): Session | null => useSession().session;
