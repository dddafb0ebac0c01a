import { useEffect } from 'react';
import { baseApi } from '../api/base-api.js';
import { refreshSession } from '../api/refresh.js';
import { useAppDispatch, useAppStore } from '../state/hooks.js';

const checkMs = 60_000;
/** Well below the life of an access token: a public page would otherwise turn into a visitor's view. */
const renewAfterMs = 10 * 60_000;

export function useKeepSession(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    const refreshedAt = () => store.getState().session.refreshedAt;
    /** What was asked for with an expired access token shows an event as visitors see it. */
    const showAgain = () => dispatch(baseApi.util.invalidateTags(['Event']));
    const refresh = () => {
      const age = Math.abs(Date.now() - refreshedAt());
      if (document.visibilityState !== 'visible' || age <= renewAfterMs) return;
      void dispatch(refreshSession()).then((renewal) => renewal === 'renewed' && showAgain());
    };
    if (refreshedAt() > performance.timeOrigin) showAgain();
    const timer = setInterval(refresh, checkMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [dispatch, store]);
}
