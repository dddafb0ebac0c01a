import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '../../lib/api/types.js';
import { useLazyResetSessionQuery } from './api/auth-api.js';
import { linkParts } from './link-parts.js';
import { useRedeem } from './use-redeem.js';

export type ResetSession = 'verifying' | 'valid' | 'invalid' | 'offline';

/**
 * Exchanges the link that the page was opened by for a session, and takes its tokens out of the address bar. Without a
 * link the session at hand is asked whether a link opened it.
 */
export function useResetSession(): { state: ResetSession; retry: () => void } {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const redeem = useRedeem();
  const [ask] = useLazyResetSessionQuery();
  const [state, setState] = useState<ResetSession>('verifying');
  const [parts] = useState(() => {
    const found = linkParts(new URLSearchParams(hash ? hash.slice(1) : search));
    return found?.type === 'recovery' ? found : undefined;
  });
  const verify = useCallback(async () => {
    setState('verifying');
    const { error, data } = parts ? await redeem(parts) : await ask();
    if (isApiError(error) && error.code === 'NETWORK') return setState('offline');
    return setState(!error && (parts || (data && 'valid' in data && data.valid)) ? 'valid' : 'invalid');
  }, [parts, redeem, ask]);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    if (hash || search) void navigate(pathname, { replace: true });
    void verify();
  }, [hash, search, pathname, navigate, verify]);
  return { state, retry: () => void verify() };
}
