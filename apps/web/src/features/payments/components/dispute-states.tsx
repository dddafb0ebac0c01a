import { Stack } from '../../../components/ui/layout.js';
import { formatCents } from '../../../lib/format/money.js';
import type { PaymentRowFragment } from '../api/payments.generated.js';
import { disputeHeld, disputeStates } from '../texts/disputes.js';

/** What the payer's bank says about a payment, and the money that waits for it. */
export function DisputeStates({ disputes }: Pick<PaymentRowFragment, 'disputes'>) {
  if (disputes.length === 0) return null;
  return (
    <Stack gap={2}>
      {disputes.map(({ id, status, amountCents, heldCents }) => (
        <small key={id}>
          {disputeStates[status](formatCents(amountCents))}
          {heldCents > 0 && `. ${disputeHeld(formatCents(heldCents))}`}
        </small>
      ))}
    </Stack>
  );
}
