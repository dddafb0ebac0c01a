import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../lib/api/types.js';
import type { LinkType } from './api/auth-api.js';
import { linkParts } from './link-parts.js';
import { useRedeem } from './use-redeem.js';

export type Verification =
  { state: 'loading' } | { state: 'success'; type: LinkType } | { state: 'expired' | 'error'; message: string };

const expired = /expired|invalid|otp_expired/i;

function refusal(error: unknown): Verification {
  if (!isApiError(error) || error.code === 'NETWORK' || error.code === 'INTERNAL') {
    return { state: 'error', message: 'An unexpected error occurred. Please try again.' };
  }
  if (expired.test(error.code) || expired.test(error.message)) {
    return { state: 'expired', message: 'This confirmation link has expired or is invalid.' };
  }
  return { state: 'error', message: error.message || 'Failed to confirm email. Please try again.' };
}

/** Redeems the link that the page was opened by, once. */
export function useVerification(params: URLSearchParams): Verification {
  const redeem = useRedeem();
  const [result, setResult] = useState<Verification>({ state: 'loading' });
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const parts = linkParts(params);
    if (!parts) {
      setResult({
        state: 'error',
        message: 'Invalid confirmation link. Please check your email for the correct link.',
      });
      return;
    }
    void redeem(parts).then(({ error }) => setResult(error ? refusal(error) : { state: 'success', type: parts.type }));
  }, [params, redeem]);
  return result;
}
