import { CreateEvent } from '../../features/events/components/create-event.js';
import { PayoutsNotReady } from '../../features/payments/components/payouts-not-ready.js';

export function Component() {
  return <CreateEvent feeNotice={<PayoutsNotReady />} />;
}
