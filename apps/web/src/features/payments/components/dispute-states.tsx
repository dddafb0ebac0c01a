import { Stack } from '../../../components/ui/layout.js';
import { formatCents } from '../../../lib/format/money.js';
import { useViewer } from '../../../lib/session/use-session.js';
import type { PaymentRowFragment } from '../api/payments.generated.js';
import { claimStates, disputeHeld, disputeStates } from '../texts/disputes.js';

/** What the payer's bank says about a payment, and what that means for the viewer. */
export function DisputeStates({ disputes }: Pick<PaymentRowFragment, 'disputes'>) {
  const isPayer = useViewer()?.role === 'vendor';
  if (disputes.length === 0) return null;
  const states = isPayer ? claimStates : disputeStates;
  return (
    <Stack gap={2}>
      {disputes.map(({ id, status, amountCents, heldCents }) => (
        <small key={id}>
          {states[status](formatCents(amountCents))}
          {!isPayer && heldCents > 0 && `. ${disputeHeld(formatCents(heldCents))}`}
        </small>
      ))}
    </Stack>
  );
}
