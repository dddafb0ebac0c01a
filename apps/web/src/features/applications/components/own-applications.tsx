import { placeName } from '@stallbook/kernel/us-states';
import { Suspense, useState, type ReactNode } from 'react';
import { LinkButton } from '../../../components/ui/button.js';
import { Row } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { formatDate, formatDateRange } from '../../../lib/format/dates.js';
import { firstOf, listOf } from '../../../lib/lists/use-list-page.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { applicationsApi } from '../api/applications.generated.js';
import { closedReason } from '../closed-reason.js';
import { ownApplications as texts } from '../texts/lists.js';
import { isUnpaid } from './payment-badge.js';
import { PendingActions } from './pending-actions.js';
import { ownColumns } from './application-columns.js';
import type { OwnApplication } from './application-list.js';
import { Availability, EventName, isAvailable } from './event-name.js';
import { applicationFilters, ApplicationScreen } from './application-screen.js';
import { sizesOf, viewOf } from './view-switch.js';
import { UnsentDraft } from './unsent-draft.js';
import { WithdrawBooth } from './withdraw-booth.js';

const EditApplication = lazyPart(() => import('./edit-application.js'), 'EditApplication');

interface OwnApplicationsProps {
  /** Shown for accepted applications that are not paid. */
  payAction: (application: OwnApplication) => ReactNode;
  /** Shown for sent applications. */
  messageAction: (application: OwnApplication) => ReactNode;
}

const isDue = (application: OwnApplication) =>
  application.status === 'accepted' && isUnpaid(application) && isAvailable(application);

const sent = (view: string | null) =>
  listOf({
    endpoint: applicationsApi.endpoints.myApplications,
    filters: applicationFilters,
    ...sizesOf(viewOf(view)),
    ask: ({ application, status }, paging) => ({
      input: { applicationId: application || null, status: status || null, byDate: true, ...paging },
    }),
    pick: ({ applications }) => applications,
    notLoaded: texts.notLoaded,
  });

export const firstOfOwn = (query: URLSearchParams) => firstOf(sent(query.get('view')), query);

function DraftAction({ application }: { application: OwnApplication }) {
  const { id, eventId, marketEvent } = application;
  // It has no page on which the draft could be discarded.
  if (!isAvailable(application)) return <UnsentDraft draftId={id} />;
  if (!marketEvent) return null;
  const over = closedReason(marketEvent);
  if (over) return <p>{over}</p>;
  const { applicationDeadline, defaultedFields } = marketEvent;
  const deadline = !defaultedFields.includes('applicationDeadline') && applicationDeadline;
  return (
    <Row gap={8}>
      <LinkButton small to={`/events/${eventId}#apply`}>
        {texts.goOn}
      </LinkButton>
      {deadline && <small>{texts.applyBy(formatDate(deadline))}</small>}
    </Row>
  );
}

export function OwnApplications({ payAction, messageAction }: OwnApplicationsProps) {
  // Here and not in the list, because a refresh may remove the entry while text is typed.
  const [edited, setEdited] = useState<OwnApplication>();
  return (
    <>
      <ApplicationScreen
        id="my-applications"
        words={texts}
        listIn={sent}
        filterText={texts.filteredBy}
        columns={ownColumns}
        cardOf={(application) => ({
          title: <EventName application={application} />,
          subtitle: application.event && (
            <>
              {formatDateRange(application.event.startDate, application.event.endDate)} ·{' '}
              {placeName(application.event.city, application.event.state)}
              <Availability application={application} />
            </>
          ),
        })}
        actions={(application) =>
          application.status === 'draft' ? (
            <DraftAction application={application} />
          ) : application.status === 'pending' ? (
            <Row gap={8}>
              <PendingActions application={application} onEdit={() => setEdited(application)} />
            </Row>
          ) : (
            <Row gap={8}>
              {isDue(application) && payAction(application)}
              {messageAction(application)}
              {application.status === 'accepted' && <WithdrawBooth application={application} />}
            </Row>
          )
        }
        none={{ scene: 'craft_fair', to: '/events?open=yes', action: texts.find }}
      />
      {edited && (
        <Suspense fallback={<Loading inline />}>
          <EditApplication application={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  );
}
