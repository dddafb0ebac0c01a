import { OwnApplications } from '../../features/applications/components/own-applications.js';
import { PayButton } from '../../features/payments/components/pay-button.js';

export function Component() {
  return (
    <OwnApplications
      payAction={(application) => (
        <PayButton
          applicationId={application.id}
          amountCents={application.boothFeeCents + application.applicationFeeCents}
        />
      )}
    />
  );
}
