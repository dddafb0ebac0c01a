import { StatRow, StatTile } from '../../../components/ui/layout.js';
import { MoneyText } from '../../../components/ui/text.js';
import type { OrganizerPaymentsQuery } from '../api/payments.generated.js';
import { paymentTracking } from '../texts/payments.js';

interface PaymentTotalsProps {
  /** undefined while loading. */
  totals: OrganizerPaymentsQuery['payments']['totals'] | undefined;
}

export function PaymentTotals({ totals }: PaymentTotalsProps) {
  const { totals: labels } = paymentTracking;
  return (
    <StatRow>
      <StatTile label={labels.gross} value={totals && <MoneyText cents={totals.grossCents} />} />
      <StatTile label={labels.refunded} value={totals && <MoneyText cents={totals.refundedCents} />} />
      <StatTile label={labels.fee} value={totals && <MoneyText cents={totals.feeCents ?? 0} />} />
      <StatTile label={labels.payout} value={totals && <MoneyText cents={totals.payoutCents ?? 0} />} />
      <StatTile label={labels.outstanding} value={totals && <MoneyText cents={totals.outstandingCents} />} />
    </StatRow>
  );
}
