import { useState } from 'react';
import { messageOf } from '../../lib/api/message-of.js';
import { useLeaving } from '../../lib/hooks/use-leaving.js';
import { useCreateCheckoutSessionMutation } from './api/plans.generated.js';
import { planAction } from './texts/subscription.js';

/** Leads to the checkout of a plan. */
export function useCheckout() {
  const [create] = useCreateCheckoutSessionMutation();
  const [busy, setBusy] = useLeaving<string | null>(null);
  const [problem, setProblem] = useState('');
  const start = async (planType: string) => {
    setBusy(planType);
    setProblem('');
    const { data, error } = await create({ planType });
    if (data) {
      window.location.assign(data.checkout.url);
      return;
    }
    setProblem(messageOf(error, planAction.noCheckout));
    setBusy(null);
  };
  return { start, busy, problem };
}
