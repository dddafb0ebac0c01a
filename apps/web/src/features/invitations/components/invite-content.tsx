import { Button, LinkButton } from '../../../components/ui/button.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { Notice } from '../../../components/ui/notice.js';
import { useCloseAfter } from '../../../lib/hooks/use-close-after.js';
import {
  useCanSendInvitationQuery,
  useSendInvitationMutation,
  type CanSendInvitationQuery,
} from '../api/invitations.generated.js';
import { inviteDialog as texts } from '../texts.js';
import { InviteForm, type InvitedTo } from './invite-form.js';

const closeAfterMs = 2_000;

function refusalOf({ reason, existingStatus, dailyCount }: CanSendInvitationQuery['check']): string {
  if (reason === 'invitation_exists' && existingStatus) return texts.exists(existingStatus);
  return reason === 'rate_limit_exceeded' ? texts.limitReached(dailyCount) : texts.cannot;
}

/** Checks first whether the vendor may send an invitation; then form, sending, and success. */
export function InviteContent({ event, onClose }: { event: InvitedTo; onClose: () => void }) {
  const { data, error, isFetching } = useCanSendInvitationQuery(
    { eventId: event.id },
    { refetchOnMountOrArgChange: true },
  );
  const [send, { isSuccess }] = useSendInvitationMutation();
  useCloseAfter(isSuccess, onClose, closeAfterMs);
  if (isSuccess)
    return (
      <Notice tone="success" title={texts.sent}>
        {texts.sentText}
      </Notice>
    );
  if (isFetching && !data) return <Loading inline />;
  if (error || !data?.check.canSend)
    return (
      <Stack>
        <Notice tone="error">{data ? refusalOf(data.check) : texts.cannot}</Notice>
        <Row>
          <LinkButton to="/vendor/interests?list=invitations">{texts.toList}</LinkButton>
          <Button look="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        </Row>
      </Stack>
    );
  return (
    <InviteForm
      event={event}
      needsContact={data.check.needsContact}
      onSend={async (input) => (await send({ input })).error}
      onClose={onClose}
    />
  );
}
