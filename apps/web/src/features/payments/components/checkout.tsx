import { useEffect, useState } from 'react';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError } from '../../../lib/api/types.js';
import { useCreatePaymentIntentMutation, type PaymentQuery } from '../api/payments.generated.js';
import { cardForm } from '../texts/card.js';
import { CardForm } from './card-form.js';
import { PayButton } from './pay-button.js';
import { StripeElements } from './stripe-elements.js';

interface CheckoutProps {
  payment: PaymentQuery['payment'];
  onStart: () => void;
  onDone: (paymentIntentId: string) => Promise<void>;
}

/** Opens the payment again if it was left midway. */
export function Checkout({ payment, onStart, onDone }: CheckoutProps) {
  const { id, applicationId, amountCents } = payment;
  const [createIntent, { data, error }] = useCreatePaymentIntentMutation();
  const [tries, setTries] = useState(0);
  useEffect(() => void createIntent({ applicationId }), [createIntent, applicationId, tries]);
  if (isApiError(error) && error.code === 'PAYMENT.ALREADY_COMPLETED')
    return <Notice tone="success">{cardForm.alreadyPaid}</Notice>;
  if (error) {
    const message = messageOf(error, cardForm.notStarted);
    return <ErrorState message={message} onRetry={() => setTries(tries + 1)} />;
  }
  if (!data) return <Loading inline />;
  const { publishableKey, clientSecret, paymentIntentId } = data.intent;
  if (!publishableKey) return <PayButton applicationId={applicationId} amountCents={amountCents} isOrganizerReady />;
  return (
    <StripeElements publishableKey={publishableKey} clientSecret={clientSecret}>
      <CardForm
        amountCents={amountCents}
        returnUrl={`${window.location.origin}/vendor/payments/${id}/pay`}
        onStart={onStart}
        onDone={() => onDone(paymentIntentId)}
      />
    </StripeElements>
  );
}
