import { EventPicker } from '../../features/events/components/event-picker.js';
import { PaymentTracking } from '../../features/payments/components/payment-tracking.js';

export function Component() {
  return <PaymentTracking pickEvent={(value, onChange) => <EventPicker value={value} onChange={onChange} />} />;
}
