import { Button, LinkButton } from '../../../components/ui/button.js';
import { Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { useCanSendInvitationQuery } from '../api/invitations.generated.js';
import { inviteDialog as texts } from '../texts.js';

/** Opens the dialog, or says that the vendor has already sent an invitation for this event. */
export function InviteAction({ eventId, onInvite }: { eventId: string; onInvite: () => void }) {
  const { data } = useCanSendInvitationQuery({ eventId });
  const status = data?.check.existingStatus;
  if (!status) {
    return (
      <Button wide icon="mail" onClick={onInvite}>
        {texts.open}
      </Button>
    );
  }
  return (
    <Stack gap={12}>
      <Notice>{texts.exists(status)}</Notice>
      <LinkButton wide look="secondary" to="/vendor/interests?list=invitations">
        {texts.toList}
      </LinkButton>
    </Stack>
  );
}
