import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Row } from '../../../components/ui/layout.js';
import { InstantText } from '../../../components/ui/text.js';
import { joinPlace } from '../../../lib/format/text.js';
import { applicationsApi, type ApplicationFactsFragment as Application } from '../api/applications.generated.js';
import { receivedApplications as texts } from '../texts/lists.js';
import { receivedColumns } from './application-columns.js';
import { ApplicationScreen } from './application-screen.js';
import { DecisionDialog, type Decision } from './decision-dialog.js';

function Subtitle({ application }: { application: Application }) {
  const { vendor, event, appliedAt } = application;
  return (
    <>
      {vendor && `${joinPlace(vendor.contactName, vendor.city, vendor.state)} · `}
      {texts.applyingFor} <Link to={`/events/${application.eventId}`}>{event?.title ?? texts.someEvent}</Link>
      {appliedAt && (
        <>
          {' '}
          · <InstantText iso={appliedAt} />
        </>
      )}
    </>
  );
}

interface ReceivedApplicationsProps {
  /** Narrows to one of the organizer's events. */
  pickEvent: (value: string, onChange: (id: string) => void) => ReactNode;
  messageAction: (application: Application) => ReactNode;
}

/** What vendors sent to the organizer, who decides. */
export function ReceivedApplications({ pickEvent, messageAction }: ReceivedApplicationsProps) {
  const [deciding, setDeciding] = useState<{ application: Application; decision: Decision } | null>(null);
  const button = (application: Application, decision: Decision) => (
    <Button
      small
      look={decision === 'reject' ? 'dangerQuiet' : undefined}
      icon={decision === 'reject' ? 'close' : 'check'}
      onClick={() => setDeciding({ application, decision })}
    >
      {texts[decision]}
    </Button>
  );
  return (
    <>
      <ApplicationScreen
        id="applications"
        words={texts}
        endpoint={applicationsApi.endpoints.receivedApplications}
        ask={({ event, status }, paging) => ({
          // What a vendor has not sent is not for the organizer to see.
          input: { eventId: event || null, status: status === 'draft' ? null : status || null, ...paging },
        })}
        statuses={['', 'pending', 'accepted', 'rejected', 'withdrawn']}
        filterText={texts.filteredBy}
        pickEvent={pickEvent}
        columns={receivedColumns}
        cardOf={(application) => ({
          title: application.vendor?.businessName ?? texts.someVendor,
          subtitle: <Subtitle application={application} />,
        })}
        actions={(application) => (
          <Row gap={8}>
            {application.status === 'pending' && (
              <>
                {button(application, 'accept')}
                {button(application, 'reject')}
              </>
            )}
            {messageAction(application)}
          </Row>
        )}
        none={{ scene: 'popup_market', to: '/my-events', action: texts.toEvents }}
      />
      {deciding && <DecisionDialog {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
