import { Loading } from '../../../components/ui/loading.js';
import { Notice } from '../../../components/ui/notice.js';
import { paymentReturn } from '../texts/payments.js';
import type { PaymentReturn } from '../use-payment-return.js';

/** How a payment ended that the payer just made. */
export function PaymentOutcome({ outcome }: { outcome: PaymentReturn }) {
  if (outcome.state === 'none') return null;
  if (outcome.state === 'checking') return <Loading inline />;
  if (outcome.state === 'unknown') return <Notice tone="warning">{paymentReturn.unknown}</Notice>;
  if (outcome.status === 'completed')
    return (
      <Notice tone="success" title={paymentReturn.completed.title}>
        {paymentReturn.completed.text}
      </Notice>
    );
  if (outcome.status === 'failed')
    return (
      <Notice tone="error" title={paymentReturn.failed.title}>
        {paymentReturn.failed.text}
      </Notice>
    );
  return <Notice tone="info">{outcome.status === 'pending' ? paymentReturn.open : paymentReturn.processing}</Notice>;
}
