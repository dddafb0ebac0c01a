import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { toast } from '../../components/ui/toast.js';
import { ClaimDialog } from '../../features/claims/components/claim-dialog.js';
import type { ClaimedEvent } from '../../features/claims/components/claim-form.js';
import { useAnswerInvitationMutation } from '../../features/invitations/api/invitations.generated.js';
import { InvitationView } from '../../features/invitations/components/invitation-view.js';
import { invitationPage } from '../../features/invitations/texts.js';
import { eventPage } from './texts/event-page.js';

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
        claim={({ eventId, event }) => (
          <Button small icon="flag" onClick={() => setClaimed({ id: eventId, title: event?.title ?? '' })}>
            {eventPage.claim}
          </Button>
        )}
      />
      <ClaimDialog event={claimed} onClose={() => setClaimed(null)} onSent={() => void accept()} />
    </>
  );
}
