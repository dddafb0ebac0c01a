import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../lib/api/types.js';
import { useLazyResetSessionQuery } from './api/auth-api.js';
import { linkParts } from './link-parts.js';
import { useLinkParams } from './use-link-params.js';
import { useRedeem } from './use-redeem.js';

export type ResetSession = 'verifying' | 'valid' | 'invalid' | 'offline';

/**
 * Exchanges the link that the page was opened by for a session, and takes its tokens out of the address bar. Without a
 * link the session at hand is asked whether a link opened it.
 */
export function useResetSession(): { state: ResetSession; retry: () => void } {
  const params = useLinkParams();
  const redeem = useRedeem();
  const [ask] = useLazyResetSessionQuery();
  const [state, setState] = useState<ResetSession>('verifying');
  const [parts] = useState(() => {
    const found = linkParts(params);
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
    void verify();
  }, [verify]);
  return { state, retry: () => void verify() };
}
