import { useCallback, useEffect, useState } from 'react';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError } from '../../../lib/api/types.js';
import {
  useCreatePaymentIntentMutation,
  type CreatePaymentIntentMutation,
  type PaymentQuery,
} from '../api/payments.generated.js';
import { cardForm } from '../texts/card.js';
import { CardForm } from './card-form.js';
import { PayButton } from './pay-button.js';
import { StripeElements } from './stripe-elements.js';

interface CheckoutProps {
  payment: PaymentQuery['payment'];
  onStart: () => void;
  /** Finds the status of the payment; null if it cannot be found now. */
  onDone: (paymentIntentId: string) => Promise<string | null>;
}

/** Opens the payment again if it was left midway. */
export function Checkout({ payment, onStart, onDone }: CheckoutProps) {
  const { id, applicationId, amountCents } = payment;
  const [createIntent, { error }] = useCreatePaymentIntentMutation();
  const [intent, setIntent] = useState<CreatePaymentIntentMutation['intent']>();
  const start = useCallback(async () => {
    const { data } = await createIntent({ applicationId });
    if (data) setIntent(data.intent);
  }, [createIntent, applicationId]);
  useEffect(() => void start(), [start]);
  if (isApiError(error) && error.code === 'PAYMENT.ALREADY_COMPLETED')
    return <Notice tone="success">{cardForm.alreadyPaid}</Notice>;
  if (error) {
    const message = messageOf(error, cardForm.notStarted);
    return <ErrorState message={message} onRetry={() => void start()} />;
  }
  if (!intent) return <Loading inline />;
  const { publishableKey, clientSecret, paymentIntentId } = intent;
  if (!publishableKey) return <PayButton applicationId={applicationId} amountCents={amountCents} isOrganizerReady />;
  const done = async () => {
    const status = await onDone(paymentIntentId);
    // Another intent may have replaced this one. The form stays if it is the same.
    if (status === 'pending' || status === 'failed') await start();
  };
  return (
    <StripeElements key={clientSecret} publishableKey={publishableKey} clientSecret={clientSecret}>
      <CardForm
        amountCents={amountCents}
        returnUrl={`${window.location.origin}/vendor/payments/${id}/pay`}
        onStart={onStart}
        onDone={done}
      />
    </StripeElements>
  );
}
