import { LinkButton } from '../../components/ui/button.js';
import type { EventQuery } from '../../features/events/api/events.generated.js';
import { InterestControl } from '../../features/interests/components/interest-control.js';
import { MessageLink } from '../../features/messages/components/message-link.js';
import { EnterSold } from '../../features/profit-predictor/components/sold-markets.js';
import { eventPage } from './texts/event-page.js';
import type { Applying } from './use-applying.js';

interface VendorToolsProps {
  event: EventQuery['event'];
  applying: Applying;
  vendorId: string;
}

export function VendorTools({ event, applying, vendorId }: VendorToolsProps) {
  const { draftId, isLoading, hasApplied } = applying;
  const isPast = event.badge === 'past_event';
  const showsInterest = !draftId && !isLoading && event.organizerId !== vendorId && event.status === 'published';
  return (
    <>
      {showsInterest && (
        <InterestControl
          eventId={event.id}
          isPast={isPast}
          takesApplications={event.badge === 'applications_open'}
          hasApplied={hasApplied}
          hasOrganizer={event.gettingReady || event.badge !== 'applications_pending_organizer'}
        />
      )}
      {event.organizerId && <MessageLink wide about="event" id={event.id} to="organizer" />}
      {isPast && <EnterSold eventId={event.id} />}
      {!draftId && !isPast && (
        <LinkButton look="secondary" wide icon="chart" to={`/vendor/profit-predictor?event=${event.id}`}>
          {eventPage.forecast}
        </LinkButton>
      )}
    </>
  );
}
