import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { baseApi } from '../api/base-api.js';
import { isUnsettled } from '../api/types.js';
import { draftsDropped, openFormsKept } from '../drafts/drafts.slice.js';
import { useAppDispatch, useAppStore } from '../state/hooks.js';
import { forgetKept } from '../offline/forget-kept.js';
import { browserForgotten } from '../state/storage.js';
import { useSignOutMutation } from './session-api.js';
import { signOutPostponed } from './session.slice.js';

interface SignOut {
  /** Reloads the start page, so that a broken session leaves nothing in memory either. */
  forced?: boolean;
  /** For a sign-out the person did not ask for: unsaved input is offered again. */
  keepDrafts?: boolean;
  /** The page that follows; null stays on this one. */
  to?: string | null;
  arriving?: Pick<NavigateOptions, 'replace' | 'state'>;
}

export function useSignOut(): (options?: SignOut) => Promise<void> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();
  return async ({ forced = false, keepDrafts = false, to = '/', arriving } = {}) => {
    const { personId } = store.getState().session;
    const leaveDrafts = () => dispatch(keepDrafts ? openFormsKept() : draftsDropped(personId));
    leaveDrafts();
    const reply = await signOut();
    if (reply.error) console.warn('sign-out failed; the local session is cleared anyway');
    // Also of what arrived meanwhile, as an upload does.
    leaveDrafts();
    dispatch(browserForgotten());
    if (isUnsettled(reply.error)) dispatch(signOutPostponed());
    if (!forced) dispatch(baseApi.util.resetApiState());
    // Awaited, because leaving the page would interrupt it.
    await forgetKept();
    if (forced) window.location.assign('/');
    // Immediately: while the next page loads, this page's guard would redirect to the login page.
    else if (to !== null) await navigate(to, { ...arriving, flushSync: true });
  };
}
