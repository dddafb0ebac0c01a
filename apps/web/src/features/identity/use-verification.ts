import { useEffect, useRef, useState } from 'react';
import { isApiError, type ApiError } from '../../lib/api/types.js';
import { useVerifyLinkMutation, type LinkType, type VerifyLink } from './api/auth-api.js';

export type Verification =
  { state: 'loading' } | { state: 'success'; type: LinkType } | { state: 'expired' | 'error'; message: string };

const types: readonly string[] = ['signup', 'email_change', 'recovery'];
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

const invalid = (error: unknown): error is ApiError =>
  isApiError(error) && /invalid/i.test(`${error.code} ${error.message}`);

/** Redeems a mailed link once. A link that fails by its hash as invalid is tried once more by its plain token. */
export function useVerification(params: URLSearchParams): Verification {
  const [verify] = useVerifyLinkMutation();
  const [result, setResult] = useState<Verification>({ state: 'loading' });
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const type = params.get('type') ?? 'signup';
    const tokenHash = params.get('token_hash') ?? undefined;
    const token = params.get('token') ?? undefined;
    if ((!tokenHash && !token) || !types.includes(type)) {
      setResult({
        state: 'error',
        message: 'Invalid confirmation link. Please check your email for the correct link.',
      });
      return;
    }
    const redeem = (parts: Omit<VerifyLink, 'type'>) => verify({ ...parts, type: type as LinkType });
    void (async () => {
      let reply = await redeem(tokenHash ? { tokenHash } : { token });
      if (reply.error && tokenHash && token && invalid(reply.error)) reply = await redeem({ token });
      setResult(reply.error ? refusal(reply.error) : { state: 'success', type: type as LinkType });
    })();
  }, [params, verify]);
  return result;
}
