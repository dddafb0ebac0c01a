import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { StatusBadge } from '../../../components/ui/badge.js';
import { isApiError } from '../../../lib/api/types.js';
import { useSession } from '../../../lib/session/use-session.js';
import { useApplicationForEventQuery, useCreateDraftMutation } from '../api/applications.generated.js';
import type { AppliedTo } from './application-form.js';

export type PanelEvent = AppliedTo & { badge: string };

interface ApplyPanelProps {
  event: PanelEvent;
  /** Told the draft's id when the form is to open. */
  onDraft: (draftId: string) => void;
  /** What an unclaimed event offers to those who may claim it. */
  claim?: ReactNode;
}

const alreadySubmitted =
  'You have already submitted an application for this event. Check your dashboard for status updates.';

function startProblem(error: unknown): string {
  if (isApiError(error) && error.code === 'UNAUTHENTICATED') return 'Please log in and complete your profile to apply.';
  if (isApiError(error) && error.code !== 'INTERNAL' && error.code !== 'NETWORK') return error.message;
  return 'Failed to start application. Please try again.';
}

function ApplyAction({ event, onDraft }: { event: PanelEvent; onDraft: (draftId: string) => void }) {
  const [createDraft, { isLoading }] = useCreateDraftMutation();
  const [told, setTold] = useState<{ tone: 'info' | 'error'; text: string }>();
  const start = async () => {
    setTold(undefined);
    const { data, error } = await createDraft({ eventId: event.id });
    if (error) setTold({ tone: 'error', text: startProblem(error) });
    else if (data.application.status === 'draft') onDraft(data.application.id);
    else setTold({ tone: 'info', text: alreadySubmitted });
  };
  return (
    <Stack gap={12}>
      {told && <Notice tone={told.tone}>{told.text}</Notice>}
      <Button wide busy={isLoading} onClick={() => void start()}>
        Apply Now
      </Button>
    </Stack>
  );
}

/** What a vendor can do here, by their application so far. */
function VendorActions({ event, onDraft }: { event: PanelEvent; onDraft: (draftId: string) => void }) {
  const { data, isLoading } = useApplicationForEventQuery({ eventId: event.id });
  if (isLoading) return null;
  const application = data?.application;
  if (!application || application.status === 'draft')
    return closed(event) ?? <ApplyAction event={event} onDraft={onDraft} />;
  const due = application.status === 'accepted' && application.paymentStatus !== 'completed';
  return (
    <Stack gap={12}>
      <div>
        <StatusBadge status={application.status} />
      </div>
      <p>
        {application.status === 'accepted'
          ? due
            ? 'You are in. Pay the booth fee to secure your place.'
            : 'You are in, and your booth is paid.'
          : application.status === 'rejected'
            ? (application.rejectionReason ?? 'The organizer did not accept this application.')
            : 'Your application is with the organizer. We write to you as soon as it is decided.'}
      </p>
      <Button wide disabled>
        Application Submitted
      </Button>
      <LinkButton wide look={due ? 'primary' : 'secondary'} to={`/vendor/applications?application=${application.id}`}>
        {due ? 'Pay the booth fee' : 'View your application'}
      </LinkButton>
    </Stack>
  );
}

function closed(event: PanelEvent): ReactNode {
  if (event.badge === 'past_event') return <p>This event has already passed.</p>;
  if (event.badge === 'applications_closed') return <p>The application deadline has passed.</p>;
  return null;
}

export function ApplyPanel({ event, onDraft, claim }: ApplyPanelProps) {
  const { status, session } = useSession();
  const location = useLocation();
  const content = (): ReactNode => {
    if (status === 'loading') return null;
    const waitsForOrganizer = event.badge === 'applications_pending_organizer';
    if (waitsForOrganizer) {
      return (
        <Stack gap={14}>
          <p>This event is listed from public records. Applications open once its organizer has joined.</p>
          {!session && (
            <LinkButton wide look="secondary" to="/login" state={{ from: location }}>
              Log In to Send Invitations
            </LinkButton>
          )}
          {session && session.role !== 'vendor' && <p>Only vendors can send invitations to organizers.</p>}
          {claim}
        </Stack>
      );
    }
    if (session?.role === 'vendor') return <VendorActions event={event} onDraft={onDraft} />;
    const over = closed(event);
    if (over) return over;
    if (!session) {
      return (
        <LinkButton wide to="/login" state={{ from: location }}>
          Log In
        </LinkButton>
      );
    }
    if (!session.profile && session.role !== 'admin') {
      return (
        <LinkButton wide to="/register" state={{ needsProfile: true }}>
          Complete Profile
        </LinkButton>
      );
    }
    return (
      <Stack gap={12}>
        <p>Only vendors can apply to events.</p>
        <LinkButton wide look="secondary" to="/profile">
          Update Profile
        </LinkButton>
      </Stack>
    );
  };
  return (
    <Card title="Apply to Participate" id="apply">
      {content()}
    </Card>
  );
}
