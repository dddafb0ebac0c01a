import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsShown } from '../../lib/hooks/use-is-shown.js';
import { useUpdatePaymentStatusMutation, type UpdatePaymentStatusMutation } from './api/payments.generated.js';

export type CheckedPayment = UpdatePaymentStatusMutation['payment'];
export type PaymentReturn =
  { state: 'none' } | { state: 'checking' } | { state: 'known'; payment: CheckedPayment } | { state: 'unknown' };

/** Makes billing sync the payment with the provider: when the payer returns, then cleaning the address, or on `check`. */
export function usePaymentReturn() {
  const [params, setParams] = useSearchParams();
  const [update] = useUpdatePaymentStatusMutation();
  const [outcome, setOutcome] = useState<PaymentReturn>({ state: params.get('payment_intent') ? 'checking' : 'none' });
  const started = useRef(false);
  const isShown = useIsShown();
  const check = useCallback(
    async (paymentIntentId: string) => {
      const { data } = await update({ paymentIntentId });
      setOutcome(data ? { state: 'known', payment: data.payment } : { state: 'unknown' });
      return data?.payment.status ?? null;
    },
    [update],
  );
  useEffect(() => {
    const paymentIntentId = params.get('payment_intent');
    if (!paymentIntentId || started.current) return;
    started.current = true;
    void check(paymentIntentId).then(() => {
      if (isShown()) setParams({}, { replace: true });
    });
  }, [params, setParams, check, isShown]);
  const forget = useCallback(() => setOutcome({ state: 'none' }), []);
  return { outcome, check, forget };
}
