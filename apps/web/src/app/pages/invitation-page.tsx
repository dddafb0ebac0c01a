import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { isClaimable } from '../../components/event/event-labels.js';
import { Button } from '../../components/ui/button.js';
import { toast } from '../../components/ui/toast.js';
import { ClaimAction } from '../../features/claims/components/claim-action.js';
import { ClaimDialog } from '../../features/claims/components/claim-dialog.js';
import type { ClaimedEvent } from '../../features/claims/components/claim-form.js';
import { useEventQuery } from '../../features/events/api/events.generated.js';
import { useAnswerInvitationMutation } from '../../features/invitations/api/invitations.generated.js';
import { InvitationView } from '../../features/invitations/components/invitation-view.js';
import { invitationPage } from '../../features/invitations/texts.js';
import { eventPage } from './texts/event-page.js';

/** Until the event has an organizer. */
function ClaimAccepted({ eventId, onClaim }: { eventId: string; onClaim: () => void }) {
  const { data } = useEventQuery({ id: eventId });
  return data && isClaimable(data.event) && <ClaimAction eventId={eventId} label={eventPage.claim} onClaim={onClaim} />;
}

export function Component() {
  const { id = '' } = useParams();
  const token = useLocation().hash.slice(1) || null;
  const [answer] = useAnswerInvitationMutation();
  const [claimed, setClaimed] = useState<ClaimedEvent | null>(null);
  const accept = async () => {
    const { error } = await answer({ input: { id, token, answer: 'accepted' } });
    if (error) toast(invitationPage.notAccepted, 'error');
  };
  return (
    <>
      <InvitationView
        id={id}
        claim={({ eventId, event, status }) => {
          const claim = () => setClaimed({ id: eventId, title: event?.title ?? '' });
          return status === 'accepted' ? (
            <ClaimAccepted eventId={eventId} onClaim={claim} />
          ) : (
            <Button small icon="flag" onClick={claim}>
              {eventPage.claim}
            </Button>
          );
        }}
      />
      <ClaimDialog event={claimed} onClose={() => setClaimed(null)} onSent={() => void accept()} />
    </>
  );
}
