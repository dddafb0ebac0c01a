import { Suspense, useState } from 'react';
import { StatusBadge } from '../../../components/ui/badge.js';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Stack } from '../../../components/ui/layout.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import {
  useApplicationForEventQuery,
  type ApplicationFactsFragment as Application,
} from '../api/applications.generated.js';
import { closedReason } from '../closed-reason.js';
import { applyPanel } from '../texts/apply.js';
import { quickApply } from '../texts/templates.js';
import { ApplyAction, type PanelEvent, type Started } from './apply-action.js';
import { isUnpaid, paymentState } from './payment-badge.js';
import { UnsentDraft } from './unsent-draft.js';

const EditApplication = lazyPart(() => import('./edit-application.js'), 'EditApplication');

export function VendorActions({ event, ...start }: Started & { event: PanelEvent }) {
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
