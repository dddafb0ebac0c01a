import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isFree } from '../../../components/event/event-labels.js';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { CopyButton } from '../../../components/ui/copy-button.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { usePublishEventMutation } from '../api/events.generated.js';
import { closing as closingTexts } from '../texts/closing.js';
import { eventCode, eventLink, ownerPanel } from '../texts/owner.js';
import { ClosedApplications } from './closed-applications.js';
import { DeleteEvent } from './delete-event.js';
import styles from './event-detail.module.css';
import type { EventDetails } from './event-facts.js';
import { RefundsInProgress } from './refunds-in-progress.js';
import { TakenDownNotice } from './taken-down-notice.js';
import { useApplicationClosing } from '../use-application-closing.js';

const DuplicateEvent = lazyPart(() => import('./duplicate-event.js'), 'DuplicateEvent');

function EventCode({ code, id, isPublished }: { code: string; id: string; isPublished: boolean }) {
  return (
    <Stack gap={6}>
      <Row gap={8}>
        <span className={styles.code}>{code}</span>
        <CopyButton small text={code} words={eventCode} />
        {isPublished && <CopyButton small text={`${window.location.origin}/events/${id}`} words={eventLink} />}
      </Row>
      <p className="quiet">{eventCode.share}</p>
    </Stack>
  );
}

/** What only the owner of the event sees. */
export function OwnerPanel({ event }: { event: EventDetails }) {
  return (
    <Card title={ownerPanel.title}>
      {event.isBeingDeleted ? <RefundsInProgress eventId={event.id} /> : <OwnerActions event={event} />}
    </Card>
  );
}

function OwnerActions({ event }: { event: EventDetails }) {
  const { pending = 0, accepted = 0 } = event.applicationCounts ?? {};
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const [duplicating, setDuplicating] = useState(false);
  const closing = useApplicationClosing(event);
  const isPublished = event.status === 'published';
  const isTakenDown = event.takenDownReason !== null;
  const canDuplicate = !isTakenDown && !event.gettingReady;
  const canClose = isPublished && event.badge === 'applications_open';
  const [publish, { isLoading }] = usePublishEventMutation();
  const publishNow = async () => {
    const { error } = await publish({ id: event.id });
    if (error) toast(messageOf(error, ownerPanel.notPublished), 'error');
    else toast(ownerPanel.published);
  };
  return (
    <>
      <Stack gap={18}>
        {event.takenDownReason !== null && <TakenDownNotice reason={event.takenDownReason} />}
        {event.status === 'draft' && !isTakenDown && (
          <Notice
            tone="warning"
            title={ownerPanel.draft.title}
            actions={
              <Button small busy={isLoading} onClick={() => void publishNow()}>
                {ownerPanel.publish}
              </Button>
            }
          >
            {ownerPanel.draft.text}
          </Notice>
        )}
        {isPublished && event.badge === 'applications_closed' && <ClosedApplications event={event} closing={closing} />}
        {isFree(event) && !isTakenDown && (
          <Notice
            tone="info"
            title={ownerPanel.freeEvent.title}
            actions={
              <LinkButton look="secondary" small to="/organizer-pro/vendor-recruitment">
                {ownerPanel.freeEvent.action}
              </LinkButton>
            }
          >
            {ownerPanel.freeEvent.text}
          </Notice>
        )}
        <Stack gap={8}>
          <LinkButton
            wide
            look={pending > 0 ? 'primary' : 'secondary'}
            icon="list"
            to={`/applications?event=${event.id}${pending > 0 ? '' : '&status=all'}`}
          >
            {pending > 0 ? ownerPanel.freshApplications(pending) : ownerPanel.applications}
          </LinkButton>
          <Row gap={8}>
            <LinkButton look="secondary" small icon="edit" to={`/events/${event.id}/edit`}>
              {ownerPanel.edit}
            </LinkButton>
            {accepted > 0 && (
              <>
                <LinkButton look="secondary" small to={`/applications/roster?event=${event.id}`}>
                  {ownerPanel.roster}
                </LinkButton>
                <LinkButton look="secondary" small to={`/messages/broadcast?event=${event.id}`}>
                  {ownerPanel.write}
                </LinkButton>
              </>
            )}
            {canDuplicate && (
              <Button look="secondary" small icon="copy" onClick={() => setDuplicating(true)}>
                {ownerPanel.duplicate}
              </Button>
            )}
            {canClose && (
              <Button look="secondary" small busy={closing.busy} onClick={() => void closing.close()}>
                {closingTexts.close}
              </Button>
            )}
            <Button look="dangerQuiet" small icon="trash" onClick={() => setDeleting(true)}>
              {ownerPanel.remove}
            </Button>
          </Row>
        </Stack>
        {event.eventCode && <EventCode code={event.eventCode} id={event.id} isPublished={isPublished} />}
      </Stack>
      <Suspense>{duplicating && <DuplicateEvent event={event} onClose={() => setDuplicating(false)} />}</Suspense>
      <DeleteEvent
        event={event}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate('/my-events')}
      />
    </>
  );
}
