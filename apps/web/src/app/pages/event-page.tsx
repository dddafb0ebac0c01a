import { Suspense, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Stack } from '../../components/ui/layout.js';
import { Loading, ScreenLoading } from '../../components/ui/loading.js';
import { SaveToggle } from '../../features/bookmarks/components/save-toggle.js';
import { ClaimDialog } from '../../features/claims/components/claim-dialog.js';
import type { ClaimedEvent } from '../../features/claims/components/claim-form.js';
import { InviteDialog } from '../../features/invitations/components/invite-dialog.js';
import { EventDetail } from '../../features/events/components/event-detail.js';
import { eventsApi, useEventQuery } from '../../features/events/api/events.generated.js';
import { early, type Opening } from '../../lib/first-data.js';
import { lazyPart, loadIfThere } from '../../lib/load-chunk.js';
import { useSession } from '../../lib/session/use-session.js';
import { EventAside } from './event-aside.js';
import { EventProblem } from './event-problem.js';
import { EventStanding } from './event-standing.js';
import { useApplying } from './use-applying.js';

const ApplicationForm = lazyPart(
  () => import('../../features/applications/components/application-form.js'),
  'ApplicationForm',
);
const AttachmentsPanel = lazyPart(
  () => import('../../features/attachments/components/attachments-panel.js'),
  'AttachmentsPanel',
);
const ChangePictures = lazyPart(() => import('./event-owner-parts.js'), 'ChangePictures');
const OwnerPanel = lazyPart(() => import('./event-owner-parts.js'), 'OwnerPanel');
const SetUpEvent = lazyPart(() => import('../../features/events/components/set-up-event.js'), 'SetUpEvent');
const TakeDownCard = lazyPart(() => import('../../features/admin/components/take-down-card.js'), 'TakeDownCard');

export function firstData({ params: { id = '' }, role }: Opening) {
  // Their panel is above the description on a phone, so that it must not arrive after it.
  if (role === 'organizer') void loadIfThere(() => import('./event-owner-parts.js'));
  return [eventsApi.endpoints.event.initiate({ id }, early)];
}

export function Component() {
  const { id = '' } = useParams();
  const { session, status } = useSession();
  const { data, error, isFetching, refetch } = useEventQuery({ id });
  const location = useLocation();
  const event = data?.event;
  const applying = useApplying(id, event?.badge);
  const [claimed, setClaimed] = useState<ClaimedEvent | null>(null);
  const [invited, setInvited] = useState<ClaimedEvent | null>(null);
  if (error && !isFetching && !event) return <EventProblem error={error} onRetry={() => void refetch()} />;
  if (!event) return <ScreenLoading />;
  if (applying.isOpen && status === 'signed-out') return <Navigate to="/login" replace state={{ from: location }} />;
  const isOwner = session?.role === 'organizer' && event.organizerId === session.user.id;
  return (
    <>
      <EventDetail
        event={event}
        own={isOwner}
        standing={<EventStanding application={applying.application} />}
        save={!isOwner && <SaveToggle label targetType="event" targetId={event.id} name={event.title} />}
        overBanner={
          isOwner &&
          !event.isBeingDeleted && (
            <Suspense>
              <ChangePictures event={event} />
            </Suspense>
          )
        }
        instead={
          (isOwner && event.gettingReady && (
            <Suspense fallback={<Loading inline />}>
              <SetUpEvent event={event} />
            </Suspense>
          )) ||
          (applying.draftId && (
            <Suspense fallback={<Loading inline />}>
              <ApplicationForm
                draftId={applying.draftId}
                event={event}
                onSubmitted={() => applying.finish('now')}
                onSubmittedEarlier={() => applying.finish('earlier')}
                onCanceled={applying.cancel}
              />
            </Suspense>
          ))
        }
        aside={
          isOwner ? (
            <Stack>
              <Suspense fallback={<Loading inline />}>
                <OwnerPanel event={event} />
              </Suspense>
            </Stack>
          ) : (
            <Stack>
              {session?.role === 'admin' && (
                <Suspense fallback={<Loading inline />}>
                  <TakeDownCard event={event} />
                </Suspense>
              )}
              <EventAside
                event={event}
                applying={applying}
                onClaim={() => setClaimed(event)}
                onInvite={() => setInvited(event)}
              />
            </Stack>
          )
        }
        after={
          (isOwner || session?.role === 'vendor') && (
            <Suspense fallback={<Loading inline />}>
              <AttachmentsPanel
                eventId={event.id}
                owner={isOwner}
                takesApplications={event.badge !== 'applications_pending_organizer'}
                hasApplied={applying.isSent}
              />
            </Suspense>
          )
        }
      />
      <ClaimDialog event={claimed} onClose={() => setClaimed(null)} />
      <InviteDialog event={invited} onClose={() => setInvited(null)} />
    </>
  );
}
