import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUpdatePaymentStatusMutation } from './api/payments.generated.js';

export type PaymentReturn =
  { state: 'none' } | { state: 'checking' } | { state: 'known'; status: string } | { state: 'unknown' };

/** Makes billing sync the payment with the provider, then cleans the address. */
export function usePaymentReturn(): PaymentReturn {
  const [params, setParams] = useSearchParams();
  const [update] = useUpdatePaymentStatusMutation();
  const [result, setResult] = useState<PaymentReturn>({ state: params.get('payment_intent') ? 'checking' : 'none' });
  const started = useRef(false);
  useEffect(() => {
    const paymentIntentId = params.get('payment_intent');
    if (!paymentIntentId || started.current) return;
    started.current = true;
    void update({ paymentIntentId }).then(({ data, error }) => {
      setResult(error ? { state: 'unknown' } : { state: 'known', status: data.payment.status });
      setParams({}, { replace: true });
    });
  }, [params, setParams, update]);
  return result;
}
