import { useEffect } from 'react';
import { refreshSession } from '../api/refresh.js';
import { useAppDispatch, useAppStore } from '../state/hooks.js';

const checkMs = 60_000;
/** Well below the life of an access token: a public page would otherwise turn into a visitor's view. */
const renewAfterMs = 10 * 60_000;

export function useKeepSession(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    const refresh = () => {
      const age = Math.abs(Date.now() - store.getState().session.refreshedAt);
      if (document.visibilityState === 'visible' && age > renewAfterMs) void dispatch(refreshSession());
    };
    const timer = setInterval(refresh, checkMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [dispatch, store]);
}
