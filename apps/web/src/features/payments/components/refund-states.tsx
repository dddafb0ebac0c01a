import { Stack } from '../../../components/ui/layout.js';
import { formatCents } from '../../../lib/format/money.js';
import { useViewer } from '../../../lib/session/use-session.js';
import type { PaymentRowFragment } from '../api/payments.generated.js';
import { payerReasons, refundReasons, refundStates } from '../texts/refunds.js';

type Refund = PaymentRowFragment['refunds'][number];

const wordsOf = ({ amountCents, status, isDelayed }: Refund): string =>
  refundStates[isDelayed && status === 'requested' ? 'delayed' : status](formatCents(amountCents));

/** What happens to each refund of a payment, and why, in words for the viewer. */
export function RefundStates({ refunds }: Pick<PaymentRowFragment, 'refunds'>) {
  const isPayer = useViewer()?.role === 'vendor';
  if (refunds.length === 0) return null;
  const reasons = isPayer ? payerReasons : refundReasons;
  return (
    <Stack gap={2}>
      {refunds.map((refund) => (
        <small key={refund.id}>
          <span>{wordsOf(refund)}</span> ({reasons[refund.reason]})
        </small>
      ))}
    </Stack>
  );
}
