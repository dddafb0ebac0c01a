import { useEffect } from 'react';
import { refreshedAt, refreshSession } from '../api/refresh.js';

const checkMs = 60_000;
/** Well below the life of an access token: pages that anyone may read would otherwise turn into a visitor's view. */
const renewAfterMs = 10 * 60_000;

/** Renews the session while a page is open and seen. */
export function useKeepSession(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    const renew = () => {
      if (document.visibilityState === 'visible' && Date.now() - refreshedAt() > renewAfterMs) void refreshSession();
    };
    const timer = setInterval(renew, checkMs);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [signedIn]);
}
