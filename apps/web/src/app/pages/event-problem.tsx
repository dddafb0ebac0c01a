import { LinkButton } from '../../components/ui/button.js';
import { ErrorScreen } from '../../components/ui/error-screen.js';
import { Page, Row } from '../../components/ui/layout.js';
import { EmptyState } from '../../components/ui/notice.js';
import { isApiError, isNotFound } from '../../lib/api/types.js';
import { usePageMeta } from '../../lib/hooks/use-page-meta.js';
import { useViewer } from '../../lib/session/use-session.js';
import { eventPage } from './texts/event-page.js';

/** Shown instead of an event that cannot be loaded. */
export function EventProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isApiError(error) && error.code === 'EVENT.BEING_DELETED') return <EventCanceled />;
  if (isNotFound(error)) return <EventNotFound />;
  return (
    <ErrorScreen message={eventPage.notLoaded} onRetry={onRetry}>
      <LinkButton look="secondary" small to="/events">
        {eventPage.toEvents}
      </LinkButton>
    </ErrorScreen>
  );
}

function EventNotFound() {
  usePageMeta(eventPage.unknown.title, eventPage.unknown.description);
  return (
    <Page width="narrow">
      <EmptyState
        screen
        title={eventPage.unknown.title}
        scene="popup_market"
        action={<LinkButton to="/events">{eventPage.toEvents}</LinkButton>}
      >
        {eventPage.unknown.text}
      </EmptyState>
    </Page>
  );
}

/** The event is gone for everyone but its owner; its payments are being refunded. */
function EventCanceled() {
  const role = useViewer()?.role;
  const words = eventPage.canceled;
  usePageMeta(words.title, words.text);
  return (
    <Page width="narrow">
      <EmptyState
        screen
        title={words.title}
        scene="popup_market"
        action={
          <Row>
            {role === 'vendor' && <LinkButton to="/vendor/payments">{words.payments}</LinkButton>}
            <LinkButton look={role === 'vendor' ? 'secondary' : 'primary'} to="/events">
              {eventPage.toEvents}
            </LinkButton>
          </Row>
        }
      >
        {words.text}
      </EmptyState>
    </Page>
  );
}
