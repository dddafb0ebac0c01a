import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsShown } from '../../lib/hooks/use-is-shown.js';
import { useRefreshSubscriptionMutation } from './api/plans.generated.js';

type CheckoutReturn =
  { state: 'none' } | { state: 'checking' } | { state: 'active'; planName: string } | { state: 'open' };

/** The address may be forged, so billing reads the plan at Stripe. Then cleans the address. */
export function useCheckoutReturn(): { result: CheckoutReturn; again: () => Promise<void> } {
  const [params, setParams] = useSearchParams();
  const [refresh] = useRefreshSubscriptionMutation();
  const came = params.get('success') === 'true';
  const [result, setResult] = useState<CheckoutReturn>({ state: came ? 'checking' : 'none' });
  const wanted = useRef(params.get('plan'));
  const started = useRef(false);
  const isShown = useIsShown();
  const check = async () => {
    setResult({ state: 'checking' });
    const { data } = await refresh();
    const found = data?.subscription;
    const active = found?.plan === wanted.current && found?.status === 'active' && found.plan !== 'basic';
    setResult(found && active ? { state: 'active', planName: found.planName } : { state: 'open' });
  };
  useEffect(() => {
    if (!came || started.current) return;
    started.current = true;
    void check().then(() => {
      if (isShown()) setParams({}, { replace: true });
    });
  });
  return { result, again: check };
}
