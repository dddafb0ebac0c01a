import { useEffect, useRef, useState } from 'react';
import type { Methods } from '../../components/second-factor/proof-form.js';
import { isApiError } from '../../lib/api/types.js';
import type { LinkType } from './api/auth-api.js';
import { linkParts } from './link-parts.js';
import { confirmation } from './texts/confirmation.js';
import { doorway } from './texts/doorway.js';
import { useRedeem } from './use-redeem.js';

export type Verification =
  | { state: 'loading' }
  | { state: 'second-factor'; methods: Methods; pass: () => void; expire: (message: string) => void }
  | { state: 'success'; type: LinkType }
  | { state: 'expired' | 'error'; message: string };

const expired = /expired|invalid|otp_expired/i;

function refusal(error: unknown): Verification {
  if (!isApiError(error) || error.code === 'NETWORK' || error.code === 'INTERNAL') {
    return { state: 'error', message: doorway.unforeseenRetry };
  }
  if (expired.test(error.code) || expired.test(error.message)) {
    return { state: 'expired', message: confirmation.expired };
  }
  return { state: 'error', message: error.message || confirmation.failed };
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
        message: confirmation.incomplete,
      });
      return;
    }
    const success: Verification = { state: 'success', type: parts.type };
    void redeem(parts).then(({ data, error }) => {
      if (!data?.secondFactor) return setResult(error ? refusal(error) : success);
      const pass = () => setResult(success);
      const expire = (message: string) => setResult({ state: 'expired', message });
      return setResult({ state: 'second-factor', methods: data.secondFactor, pass, expire });
    });
  }, [params, redeem]);
  return result;
}
