import type { ApiError } from '../api/types.js';
import { useSessionQuery } from './session-api.js';
import type { Session } from './types.js';

interface Common {
  profileLoading: boolean;
  retry: () => void;
}
export type SessionState = Common &
  (
    | { status: 'loading'; session: null; error: null }
    | { status: 'signed-out'; session: null; error: ApiError | null }
    | { status: 'signed-in'; session: Session; error: ApiError | null }
  );

/** Loading, signed out or signed in. `error` is set when the check itself failed, e.g. without a connection. */
export function useSession(): SessionState {
  const { data, error, isLoading, isUninitialized, isFetching, refetch } = useSessionQuery();
  const common = { profileLoading: isFetching && Boolean(data && !data.profile), retry: () => void refetch() };
  if (isLoading || isUninitialized || (isFetching && data === undefined)) {
    return { status: 'loading', session: null, error: null, ...common };
  }
  const problem = (error as ApiError | undefined) ?? null;
  return data
    ? { status: 'signed-in', session: data, error: problem, ...common }
    : { status: 'signed-out', session: null, error: problem, ...common };
}

export const useViewer = (): Session | null => useSession().session;
