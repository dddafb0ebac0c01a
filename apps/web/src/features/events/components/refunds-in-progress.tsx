import { LinkButton } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { usePaidBoothsQuery } from '../api/events.generated.js';
import { ownerPanel } from '../texts/owner.js';

const pollMs = 4_000;
const texts = ownerPanel.beingDeleted;

/** The event waits for the refunds of its paid booths. */
export function RefundsInProgress({ eventId }: { eventId: string }) {
  const { data } = usePaidBoothsQuery({ eventId }, { pollingInterval: pollMs, skipPollingIfUnfocused: true });
  return (
    <Notice
      tone="warning"
      title={texts.title}
      actions={
        <LinkButton small look="secondary" to={`/payment-tracking?event=${eventId}`}>
          {texts.payments}
        </LinkButton>
      }
    >
      <p>{texts.text}</p>
      {data && data.paid.total > 0 && <p>{texts.left(data.paid.total)}</p>}
    </Notice>
  );
}
