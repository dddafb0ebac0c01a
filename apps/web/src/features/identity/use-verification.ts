import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Methods } from '../../components/second-factor/proof-form.js';
import { isApiError, type ApiError } from '../../lib/api/types.js';
import { useSession } from '../../lib/session/use-session.js';
import type { ChosenPlan, LinkType, VerifyLink } from './api/auth-api.js';
import { linkParts } from './link-parts.js';
import { confirmation } from './texts/confirmation.js';
import { authLayout } from './texts/auth-layout.js';
import { leavesLinkValid, useRedeem } from './use-redeem.js';

type Proof = Pick<VerifyLink, 'password' | 'newPassword'>;
export type Prove = (proof: Proof) => Promise<ApiError | undefined>;

type Result =
  | { state: 'loading'; needsPassword?: LinkType }
  | { state: 'second-factor'; methods: Methods; pass: () => void; expire: (message: string) => void }
  | { state: 'success'; type: LinkType; chosenPlan: ChosenPlan | null; isAlready?: boolean }
  | { state: 'expired' | 'error'; message: string; mayRetry?: boolean };
export type Verification = Result & { prove: Prove; retry: () => void };

const expired = /expired|invalid|otp_expired/i;
const again = /^(BAD_INPUT|RATE_LIMITED|OVERLOADED|NETWORK)$/;

function refusal(error: unknown): Result {
  if (!isApiError(error) || error.code === 'NETWORK' || error.code === 'INTERNAL') {
    return { state: 'error', message: authLayout.unforeseenRetry, mayRetry: true };
  }
  if (error.code === 'IDENTITY.ALREADY_CONFIRMED') {
    return { state: 'success', type: 'signup', chosenPlan: null, isAlready: true };
  }
  if (expired.test(error.code) || expired.test(error.message)) {
    return { state: 'expired', message: confirmation.expired };
  }
  return { state: 'error', message: error.message || confirmation.failed, mayRetry: leavesLinkValid(error) };
}

/** Redeems the link once, after the session check. */
export function useVerification(params: URLSearchParams): Verification {
  const redeem = useRedeem();
  const { status } = useSession();
  const [parts] = useState(() => linkParts(params));
  const [result, setResult] = useState<Result>({ state: 'loading' });
  const started = useRef(false);
  const send = async (proof: Proof): Promise<ApiError | undefined> => {
    if (!parts) return undefined;
    const { data, error } = await redeem({ ...parts, ...proof });
    const isTry = proof.password !== undefined || proof.newPassword !== undefined;
    if (isTry && isApiError(error) && again.test(error.code)) return error;
    if (!data) setResult(refusal(error));
    else if (data.needsPassword) setResult({ state: 'loading', needsPassword: parts.type });
    else {
      const pass = () => setResult({ state: 'success', type: parts.type, chosenPlan: data.chosenPlan });
      const expire = (message: string) => setResult({ state: 'expired', message });
      if (data.secondFactor) setResult({ state: 'second-factor', methods: data.secondFactor, pass, expire });
      else pass();
    }
    return undefined;
  };
  const start = useEffectEvent(() => {
    if (parts) void send({});
    else setResult({ state: 'error', message: confirmation.incomplete });
  });
  useEffect(() => {
    if (started.current || status === 'loading') return;
    started.current = true;
    start();
  }, [status]);
  const retry = () => {
    setResult({ state: 'loading' });
    void send({});
  };
  return { ...result, prove: send, retry };
}
