import { useReceivedApplicationsQuery } from '../../../features/applications/api/applications.generated.js';
import { useMyEventsQuery } from '../../../features/events/api/events.generated.js';
import { useAccountStatusQuery } from '../../../features/payments/api/payments.generated.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { FirstSteps, useFirstSteps } from './first-steps.js';
import { organizerSteps as texts } from './texts.js';

const one = { page: 1, pageSize: 1 };

export function OrganizerFirstSteps() {
  const skip = useFirstSteps().isHidden;
  const profile = useViewer()?.profile;
  const latest = useMyEventsQuery({ input: { ...one, order: 'newest_first' } }, { skip }).data?.events;
  const published = useMyEventsQuery({ input: { ...one, status: 'published' } }, { skip }).data?.events;
  const account = useAccountStatusQuery(undefined, { skip }).data?.account;
  const received = useReceivedApplicationsQuery({ input: one }, { skip }).data?.applications;
  const [event] = latest?.items ?? [];
  const page = event ? `/events/${event.id}` : '/my-events';
  return (
    <FirstSteps
      steps={[
        { text: texts.profile, to: '/profile', isDone: Boolean(profile?.description) },
        { text: texts.event, to: '/create-event', isDone: latest && latest.total > 0 },
        { text: texts.payouts, to: '/billing', isDone: account && account.status === 'active' },
        { text: texts.publish, to: page, isDone: published && published.total > 0 },
        { text: texts.share, to: page, isDone: received && received.total > 0 },
      ]}
    />
  );
}
