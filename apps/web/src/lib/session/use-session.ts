import type { ApiError } from '../api/types.js';
import { useAppDispatch, useAppSelector } from '../state/hooks.js';
import { askSession, selectSession } from './session-api.js';
import type { Session } from './types.js';

interface Common {
  profileLoading: boolean;
  retry: () => void;
}
type SessionState = Common &
  (
    | { status: 'loading'; session: null; error: null }
    | { status: 'signed-out'; session: null; error: ApiError | null }
    | { status: 'signed-in'; session: Session; error: ApiError | null }
  );

/**
 * Loading, signed out or signed in. `error` is set when the check itself failed, e.g. without a connection. Only the
 * frame asks: a question of each of the many readers would slow down every page.
 */
export function useSession(): SessionState {
  const dispatch = useAppDispatch();
  const { data, error, isUninitialized, isLoading: isFetching } = useAppSelector(selectSession);
  const common = {
    profileLoading: isFetching && Boolean(data && !data.profile),
    retry: () => void dispatch(askSession(undefined, { forceRefetch: true, subscribe: false })),
  };
  if (isUninitialized || (isFetching && data === undefined)) {
    return { status: 'loading', session: null, error: null, ...common };
  }
  const problem = (error as ApiError | undefined) ?? null;
  return data
    ? { status: 'signed-in', session: data, error: problem, ...common }
    : { status: 'signed-out', session: null, error: problem, ...common };
}

export const useViewer = (): Session | null => useSession().session;
