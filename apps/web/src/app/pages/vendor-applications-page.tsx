import { firstOfOwn, OwnApplications } from '../../features/applications/components/own-applications.js';
import { MessageLink } from '../../features/messages/components/message-link.js';
import { PayButton } from '../../features/payments/components/pay-button.js';
import type { Opening } from '../../lib/first-data.js';

export const firstData = ({ query }: Opening) => [firstOfOwn(query)];

export function Component() {
  return (
    <OwnApplications
      messageAction={({ id }) => <MessageLink small about="application" id={id} to="organizer" />}
      payAction={(application) => (
        <PayButton
          applicationId={application.id}
          amountCents={application.boothFeeCents + application.applicationFeeCents}
          isOrganizerReady={application.payment?.isOrganizerReady ?? true}
        />
      )}
    />
  );
}
