import { lazy, Suspense } from 'react';
import { Loading } from '../../components/ui/loading.js';
import { AcceptedEvents } from '../../features/applications/components/accepted-events.js';
import { PayButton } from '../../features/payments/components/pay-button.js';
import { useViewer } from '../../lib/session/use-session.js';
import { loadChunk } from '../load-chunk.js';

const AttachmentsPanel = lazy(() =>
  loadChunk(() => import('../../features/attachments/components/attachments-panel.js')).then((part) => ({
    default: part.AttachmentsPanel,
  })),
);

export function Component() {
  const viewerId = useViewer()?.user.id ?? '';
  return (
    <AcceptedEvents
      payAction={({ id, boothFeeCents, applicationFeeCents, payment }) => (
        <PayButton
          applicationId={id}
          amountCents={boothFeeCents + applicationFeeCents}
          isOrganizerReady={payment?.isOrganizerReady ?? true}
        />
      )}
      files={(eventId) => (
        <Suspense fallback={<Loading inline />}>
          <AttachmentsPanel eventId={eventId} owner={false} viewerId={viewerId} />
        </Suspense>
      )}
    />
  );
}
