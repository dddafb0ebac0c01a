import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { StatusBadge } from '../../../components/ui/badge.js';
import { cx } from '../../../components/ui/cx.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { useSession } from '../../../lib/session/use-session.js';
import {
  useApplicationForEventQuery,
  type ApplicationFactsFragment as Application,
} from '../api/applications.generated.js';
import { applyPanel, gettingReady, invitePanel } from '../texts/apply.js';
import { quickApply } from '../texts/templates.js';
import styles from './apply-panel.module.css';
import { ApplyAction, type PanelEvent, type Started } from './apply-action.js';
import { closedReason } from '../closed-reason.js';
import { isUnpaid, paymentState } from './payment-badge.js';
import { UnsentDraft } from './unsent-draft.js';

const EditApplication = lazyPart(() => import('./edit-application.js'), 'EditApplication');

interface ApplyPanelProps extends Started {
  event: PanelEvent & { gettingReady: boolean };
  claim?: ReactNode;
  /** Offered to vendors while the event waits for its organizer. */
  invite?: ReactNode;
}

function VendorActions({ event, ...start }: Started & { event: PanelEvent }) {
  const [isSent, setIsSent] = useState(false);
  const [edited, setEdited] = useState<Application>();
  const { data, isLoading } = useApplicationForEventQuery({ eventId: event.id });
  if (isLoading) return null;
  const application = data?.application;
  if (!application || application.status === 'draft') {
    if (isSent) return <StatusBadge status="pending" />;
    const over = closedReason(event);
    if (!over) return <ApplyAction event={event} draft={application} onSent={() => setIsSent(true)} {...start} />;
    return (
      <Stack gap={12}>
        <p>{over}</p>
        {application && <UnsentDraft draftId={application.id} />}
      </Stack>
    );
  }
  const due = application.status === 'accepted' && isUnpaid(application);
  return (
    <Stack gap={12}>
      <div>
        <StatusBadge status={application.status} />
      </div>
      <p>
        {application.status === 'accepted'
          ? applyPanel.accepted[paymentState(application)]
          : application.status === 'rejected'
            ? (application.rejectionReason ?? applyPanel.standing.rejected)
            : applyPanel.standing[application.status]}
      </p>
      {application.status === 'accepted' && application.boothLocation && (
        <p>{applyPanel.booth(application.boothLocation)}</p>
      )}
      {application.status === 'pending' && application.images.length === 0 && (
        <Button wide look="secondary" icon="image" onClick={() => setEdited(application)}>
          {quickApply.addPhotos}
        </Button>
      )}
      {application.status !== 'withdrawn' && (
        <Button wide disabled>
          {applyPanel.sent}
        </Button>
      )}
      <LinkButton wide look={due ? 'primary' : 'secondary'} to={`/vendor/applications?application=${application.id}`}>
        {due ? applyPanel.pay : applyPanel.look}
      </LinkButton>
      {edited && (
        <Suspense>
          <EditApplication application={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

export function ApplyPanel({ event, onDraft, onSentEarlier, claim, invite }: ApplyPanelProps) {
  const { status, session } = useSession();
  const location = useLocation();
  const content = (): ReactNode => {
    if (status === 'loading') return null;
    if (event.gettingReady) return <Notice title={gettingReady.title}>{gettingReady.text}</Notice>;
    const waitsForOrganizer = event.badge === 'applications_pending_organizer';
    if (waitsForOrganizer) {
      return (
        <Stack gap={14}>
          <p>{invitePanel.text}</p>
          {!session && (
            <LinkButton wide look="secondary" to="/login" state={{ from: location }}>
              {invitePanel.login}
            </LinkButton>
          )}
          {session && (session.role === 'vendor' ? invite : <p>{invitePanel.onlyVendors}</p>)}
          {claim}
        </Stack>
      );
    }
    if (session?.role === 'vendor')
      return <VendorActions event={event} onDraft={onDraft} onSentEarlier={onSentEarlier} />;
    const over = closedReason(event);
    if (over) return <p>{over}</p>;
    if (!session) {
      return (
        <Stack gap={12}>
          <p>{applyPanel.visitors}</p>
          <div className={cx(styles.reach, styles.choice)}>
            <LinkButton wide to="/register" state={{ from: location, role: 'vendor' }}>
              {applyPanel.register}
            </LinkButton>
            <LinkButton wide look="secondary" to="/login" state={{ from: location }}>
              {applyPanel.login}
            </LinkButton>
          </div>
        </Stack>
      );
    }
    if (!session.profile && session.role !== 'admin') {
      return (
        <LinkButton wide to="/register" state={{ needsProfile: true, from: location }}>
          {applyPanel.completeProfile}
        </LinkButton>
      );
    }
    return (
      <Stack gap={12}>
        <p>{applyPanel.onlyVendors}</p>
        <LinkButton wide look="secondary" to="/profile">
          {applyPanel.updateProfile}
        </LinkButton>
      </Stack>
    );
  };
  return (
    <Card title={applyPanel.title} id="apply">
      {content()}
    </Card>
  );
}
