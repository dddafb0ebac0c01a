import { EventPicker } from '../../features/events/components/event-picker.js';
import { MessageLink } from '../../features/messages/components/message-link.js';
import { firstOfTracked, PaymentTracking } from '../../features/payments/components/payment-tracking.js';
import type { Opening } from '../../lib/first-data.js';

export const firstData = ({ query }: Opening) => [firstOfTracked(query)];

export function Component() {
  return (
    <PaymentTracking
      pickEvent={(value, onChange) => <EventPicker value={value} onChange={onChange} />}
      messageAction={({ applicationId }) => (
        <MessageLink small lead look="quiet" about="application" id={applicationId} to="vendor" />
      )}
    />
  );
}
