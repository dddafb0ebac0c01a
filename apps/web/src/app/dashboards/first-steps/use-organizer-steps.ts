import { useReceivedApplicationsQuery } from '../../../features/applications/api/applications.generated.js';
import { useMyEventsQuery } from '../../../features/events/api/events.generated.js';
import { useAccountStatusQuery } from '../../../features/payments/api/payments.generated.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useFirstSteps, type StepsToTake } from './first-steps.js';
import { organizerSteps as texts } from './texts.js';

const one = { page: 1, pageSize: 1 };

export function useOrganizerSteps(): StepsToTake {
  const skip = useFirstSteps().isHidden;
  const profile = useViewer()?.profile;
  const latest = useMyEventsQuery({ input: { ...one, order: 'newest_first' } }, { skip });
  const published = useMyEventsQuery({ input: { ...one, status: 'published' } }, { skip });
  const account = useAccountStatusQuery(undefined, { skip });
  const received = useReceivedApplicationsQuery({ input: one }, { skip });
  const [event] = latest.data?.events.items ?? [];
  const page = event ? `/events/${event.id}` : '/my-events';
  return {
    isLoading: [latest, published, received].some(({ isLoading }) => isLoading),
    steps: [
      { text: texts.profile, to: '/profile', isDone: Boolean(profile?.description) },
      { text: texts.event, to: '/create-event', isDone: latest.data && latest.data.events.total > 0 },
      {
        text: texts.payouts,
        to: '/billing#payment-account',
        isDone: account.data && account.data.account.status === 'active',
      },
      { text: texts.publish, to: page, isDone: published.data && published.data.events.total > 0 },
      { text: texts.share, to: page, isDone: received.data && received.data.applications.total > 0 },
    ],
  };
}
