import { Stack } from '../../../components/ui/layout.js';
import { formatCents } from '../../../lib/format/money.js';
import type { PaymentRowFragment } from '../api/payments.generated.js';
import { refundReasons, refundStates } from '../texts/refunds.js';

type Refund = PaymentRowFragment['refunds'][number];

const wordsOf = ({ amountCents, status, isDelayed }: Refund): string =>
  refundStates[isDelayed && status === 'requested' ? 'delayed' : status](formatCents(amountCents));

/** What happens to each refund of a payment, and why. */
export function RefundStates({ refunds }: Pick<PaymentRowFragment, 'refunds'>) {
  if (refunds.length === 0) return null;
  return (
    <Stack gap={2}>
      {refunds.map((refund) => (
        <small key={refund.id}>
          <span>{wordsOf(refund)}</span> ({refundReasons[refund.reason]})
        </small>
      ))}
    </Stack>
  );
}
