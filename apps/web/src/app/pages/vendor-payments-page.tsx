import { MessageLink } from '../../features/messages/components/message-link.js';
import { firstOfVendorPayments, VendorPayments } from '../../features/payments/components/vendor-payments.js';
import type { Opening } from '../../lib/first-data.js';

export const firstData = ({ query }: Opening) => firstOfVendorPayments(query);

export function Component() {
  return (
    <VendorPayments
      messageAction={({ applicationId }) => <MessageLink small about="application" id={applicationId} to="organizer" />}
    />
  );
}
