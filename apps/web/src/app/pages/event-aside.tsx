import { Suspense, useEffect, useRef } from 'react';
import { isClaimable } from '../../components/event/event-labels.js';
import { Stack } from '../../components/ui/layout.js';
import { Loading } from '../../components/ui/loading.js';
import { Notice } from '../../components/ui/notice.js';
import { ApplyPanel } from '../../features/applications/components/apply-panel.js';
import { applyPanel } from '../../features/applications/texts/apply.js';
import { ClaimAction } from '../../features/claims/components/claim-action.js';
import type { EventQuery } from '../../features/events/api/events.generated.js';
import { InviteAction } from '../../features/invitations/components/invite-action.js';
import { lazyPart } from '../../lib/load-chunk.js';
import { useSession } from '../../lib/session/use-session.js';
import { eventPage } from './texts/event-page.js';
import type { Applying } from './use-applying.js';

const VendorTools = lazyPart(() => import('./event-vendor-tools.js'), 'VendorTools');

interface EventAsideProps {
  event: EventQuery['event'];
  applying: Applying;
  onClaim: () => void;
  onInvite: () => void;
}

/** The form was long, so what replaces it may be off screen. */
const intoView = (place: HTMLElement | null) => {
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
};

/** What visitors and vendors can do about an event. */
export function EventAside({ event, applying, onClaim, onInvite }: EventAsideProps) {
  const { session } = useSession();
  const { draftId, finished, isCanceled, isSent, start, finish } = applying;
  const mayClaim = isClaimable(event) && (!session || session.role === 'organizer' || session.role === 'none');
  // Until the sent application is read again, the panel would offer to apply again.
  const showsPanel = !draftId && (!finished || isSent);
  const panel = useRef<HTMLDivElement>(null);
  // An effect, because the question before it gives the focus back as it goes.
  useEffect(() => {
    if (isCanceled && showsPanel) intoView(panel.current);
  }, [isCanceled, showsPanel]);
  return (
    <Stack>
      {finished && (
        <div ref={intoView} tabIndex={-1}>
          {finished === 'now' ? (
            <Notice tone="success" title={eventPage.applied}>
              {eventPage.sent(event.title, event.organizer?.businessName)}
            </Notice>
          ) : (
            <Notice>{applyPanel.alreadySent}</Notice>
          )}
        </div>
      )}
      {showsPanel && (
        <div ref={panel} tabIndex={-1}>
          <ApplyPanel
            event={event}
            onDraft={start}
            onSentEarlier={() => finish('earlier')}
            claim={mayClaim && <ClaimAction eventId={event.id} label={eventPage.claim} onClaim={onClaim} />}
            invite={<InviteAction eventId={event.id} onInvite={onInvite} />}
          />
        </div>
      )}
      {session?.role === 'vendor' && (
        <Suspense fallback={<Loading inline />}>
          <VendorTools event={event} applying={applying} vendorId={session.user.id} />
        </Suspense>
      )}
    </Stack>
  );
}
