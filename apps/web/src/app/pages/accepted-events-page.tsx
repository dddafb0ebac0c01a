import { Suspense } from 'react';
import { Loading } from '../../components/ui/loading.js';
import { AcceptedEvents } from '../../features/applications/components/accepted-events.js';
import { MessageLink } from '../../features/messages/components/message-link.js';
import { PayButton } from '../../features/payments/components/pay-button.js';
import { lazyPart } from '../../lib/load-chunk.js';

const AttachmentsPanel = lazyPart(
  () => import('../../features/attachments/components/attachments-panel.js'),
  'AttachmentsPanel',
);

export function Component() {
  return (
    <AcceptedEvents
      payAction={({ id, boothFeeCents, applicationFeeCents, payment }) => (
        <PayButton
          applicationId={id}
          amountCents={boothFeeCents + applicationFeeCents}
          isOrganizerReady={payment?.isOrganizerReady ?? true}
        />
      )}
      messageAction={({ id }) => <MessageLink small about="application" id={id} to="organizer" />}
      files={(eventId) => (
        <Suspense fallback={<Loading inline />}>
          <AttachmentsPanel eventId={eventId} owner={false} />
        </Suspense>
      )}
    />
  );
}
