import { baseApi } from '../api/base-api.js';
import { pendingSignOut } from '../api/pending-sign-out.js';
import { useApiDispatch } from '../api/use-api-dispatch.js';
import { isApiError } from '../api/types.js';
import { openForms } from './open-forms.js';
import { useSignOutMutation } from './session-api.js';
import { clearStorage } from './session-drafts.js';

interface SignOut {
  /** Loads the start page anew, so that a session that is already broken leaves nothing behind in memory either. */
  forced?: boolean;
  /** For whoever did not ask to be signed out: what is typed and not saved is offered again. */
  keepDrafts?: boolean;
}

/** Ends the session on the server, then forgets everything this browser knew of it. */
export function useSignOut(): (options?: SignOut) => Promise<void> {
  const dispatch = useApiDispatch();
  const [signOut] = useSignOutMutation();
  return async ({ forced = false, keepDrafts = false } = {}) => {
    if (keepDrafts) openForms.keep();
    else openForms.forget();
    const reply = await signOut();
    if (reply.error) console.warn('sign-out failed; the local session is cleared all the same');
    clearStorage();
    if (isApiError(reply.error) && reply.error.code === 'NETWORK') pendingSignOut.owe();
    if (forced) {
      window.location.assign('/');
      return;
    }
    dispatch(baseApi.util.resetApiState());
  };
}
