import { EventPicker } from '../../features/events/components/event-picker.js';
import { MessageLink } from '../../features/messages/components/message-link.js';
import { PaymentTracking } from '../../features/payments/components/payment-tracking.js';

export function Component() {
  return (
    <PaymentTracking
      pickEvent={(value, onChange) => <EventPicker value={value} onChange={onChange} />}
      messageAction={({ applicationId }) => (
        <MessageLink small look="quiet" about="application" id={applicationId} to="vendor" />
      )}
    />
  );
}
