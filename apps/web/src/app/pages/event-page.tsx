import { lazy, Suspense, useCallback, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { Button, LinkButton } from '../../components/ui/button.js';
import { Stack } from '../../components/ui/layout.js';
import { Loading } from '../../components/ui/loading.js';
import { Notice } from '../../components/ui/notice.js';
import { isClaimable } from '../../components/event/event-words.js';
import { useApplicationForEventQuery } from '../../features/applications/api/applications.generated.js';
import { ApplyPanel } from '../../features/applications/components/apply-panel.js';
import { SaveToggle } from '../../features/bookmarks/components/save-toggle.js';
import { ClaimDialog } from '../../features/claims/components/claim-dialog.js';
import type { ClaimedEvent } from '../../features/claims/components/claim-form.js';
import { ChangeBanner } from '../../features/events/components/banner/change-banner.js';
import { InterestControl } from '../../features/interests/components/interest-control.js';
import { InviteDialog } from '../../features/invitations/components/invite-dialog.js';
import { EventDetail } from '../../features/events/components/event-detail.js';
import { OwnerPanel } from '../../features/events/components/owner-panel.js';
import { useEventQuery } from '../../features/events/api/events.generated.js';
import { MessageLink } from '../../features/messages/components/message-link.js';
import { useSession } from '../../lib/session/use-session.js';
import { loadChunk } from '../load-chunk.js';
import { EventProblem } from './event-problem.js';
import { eventPage } from './texts/event-page.js';

const ApplicationForm = lazy(() =>
  loadChunk(() => import('../../features/applications/components/application-form.js')).then((part) => ({
    default: part.ApplicationForm,
  })),
);
const AttachmentsPanel = lazy(() =>
  loadChunk(() => import('../../features/attachments/components/attachments-panel.js')).then((part) => ({
    default: part.AttachmentsPanel,
  })),
);
const SetUpEvent = lazy(() =>
  loadChunk(() => import('../../features/events/components/set-up-event.js')).then((part) => ({
    default: part.SetUpEvent,
  })),
);

const APPLY = '#apply';

/** The sent form was long, so the notice that replaces it may be off screen. */
const intoView = (place: HTMLElement | null) => {
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
};

export function Component() {
  const { id = '' } = useParams();
  const { session, status } = useSession();
  const { data, error, isFetching, refetch } = useEventQuery({ id });
  const location = useLocation();
  const navigate = useNavigate();
  const [startedId, setStartedId] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [claimed, setClaimed] = useState<ClaimedEvent | null>(null);
  const closeClaim = useCallback(() => setClaimed(null), []);
  const [invited, setInvited] = useState<ClaimedEvent | null>(null);
  const closeInvite = useCallback(() => setInvited(null), []);
  const event = data?.event;
  const { data: own, isLoading: isAsking } = useApplicationForEventQuery(
    { eventId: id },
    { skip: session?.role !== 'vendor' },
  );
  const keptId = own?.application?.status === 'draft' ? own.application.id : '';
  // In the address, so that the form is open again after a new login.
  const isApplying = location.hash === APPLY;
  const draftId = isApplying ? startedId || keptId : '';
  const showForm = (started: string) => {
    setStartedId(started);
    void navigate(
      { search: location.search, hash: started && APPLY },
      { state: location.state as unknown, replace: true, preventScrollReset: true },
    );
  };
  const hasApplied = own?.application?.status === 'pending' || own?.application?.status === 'accepted';
  const owner = Boolean(event && session && session.role === 'organizer' && event.organizerId === session.user.id);
  if (error && !isFetching && !event) return <EventProblem error={error} onRetry={() => void refetch()} />;
  if (!event) return <Loading />;
  if (isApplying && status === 'signed-out') return <Navigate to="/login" replace state={{ from: location }} />;
  const mayClaim = isClaimable(event) && (!session || session.role === 'organizer' || session.role === 'none');
  return (
    <>
      <EventDetail
        event={event}
        save={<SaveToggle label targetType="event" targetId={event.id} name={event.title} />}
        overBanner={owner && <ChangeBanner event={event} />}
        instead={
          (owner && event.gettingReady && (
            <Suspense fallback={<Loading inline />}>
              <SetUpEvent event={event} />
            </Suspense>
          )) ||
          (draftId && (
            <Suspense fallback={<Loading inline />}>
              <ApplicationForm
                draftId={draftId}
                event={event}
                onSubmitted={() => {
                  showForm('');
                  setSubmitted(true);
                }}
                onCancelled={() => showForm('')}
              />
            </Suspense>
          ))
        }
        aside={
          <Stack>
            {submitted && (
              <div ref={intoView} tabIndex={-1}>
                <Notice tone="success" title={eventPage.applied}>
                  {eventPage.sent(event.title, event.organizer?.businessName)}
                </Notice>
              </div>
            )}
            {owner ? (
              <OwnerPanel event={event} />
            ) : (
              !draftId &&
              // Until the sent application is read again, the panel would offer to apply again.
              (!submitted || hasApplied) && (
                <ApplyPanel
                  event={event}
                  onDraft={showForm}
                  claim={
                    mayClaim && (
                      <Button wide icon="flag" onClick={() => setClaimed(event)}>
                        {eventPage.claim}
                      </Button>
                    )
                  }
                  invite={
                    <Button wide icon="mail" onClick={() => setInvited(event)}>
                      {eventPage.invite}
                    </Button>
                  }
                />
              )
            )}
            {!owner &&
              !draftId &&
              !isAsking &&
              session?.role === 'vendor' &&
              event.organizerId !== session.user.id &&
              event.status === 'published' && (
                <InterestControl
                  eventId={event.id}
                  isPast={event.badge === 'past_event'}
                  hasApplied={hasApplied}
                  hasOrganizer={event.gettingReady || event.badge !== 'applications_pending_organizer'}
                />
              )}
            {session?.role === 'vendor' && event.organizerId && (
              <MessageLink wide about="event" id={event.id} to="organizer" />
            )}
            {session?.role === 'vendor' && !draftId && (
              <LinkButton look="secondary" wide icon="chart" to={`/vendor/profit-predictor?event=${event.id}`}>
                {eventPage.forecast}
              </LinkButton>
            )}
          </Stack>
        }
        after={
          (owner || (session?.role === 'vendor' && event.badge !== 'applications_pending_organizer')) && (
            <Suspense fallback={<Loading inline />}>
              <AttachmentsPanel eventId={event.id} owner={owner} viewerId={session?.user.id ?? ''} />
            </Suspense>
          )
        }
      />
      <ClaimDialog event={claimed} onClose={closeClaim} />
      <InviteDialog event={invited} onClose={closeInvite} />
    </>
  );
}
