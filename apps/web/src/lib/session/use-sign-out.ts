import { baseApi } from '../api/base-api.js';
import { useApiDispatch } from '../api/use-api-dispatch.js';
import { useSignOutMutation } from './session-api.js';

/**
 * Ends the session on the server, then forgets everything this browser knew of it. `forced` loads the start page anew,
 * so that a session that is already broken leaves nothing behind in memory either.
 */
export function useSignOut(): (options?: { forced?: boolean }) => Promise<void> {
  const dispatch = useApiDispatch();
  const [signOut] = useSignOutMutation();
  return async ({ forced = false } = {}) => {
    const reply = await signOut();
    if (reply.error) console.warn('sign-out failed; the local session is cleared all the same');
    localStorage.clear();
    sessionStorage.clear();
    if (forced) {
      window.location.assign('/');
      return;
    }
    dispatch(baseApi.util.resetApiState());
  };
}
