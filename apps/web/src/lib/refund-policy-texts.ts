import { plural } from './format/text.js';
import { lastDayOf, type RefundedEvent } from './refund-days.js';

/** Days count back from the start of the event; null: never. */
export interface RefundPolicy {
  fullUntilDays: number | null;
  partialUntilDays: number | null;
  partialPercent: number;
}

function before(days: number, event?: RefundedEvent): string {
  const text = days === 0 ? 'the day of the event' : `${plural(days, { one: 'day', other: 'days' })} before the event`;
  if (!event) return text;
  const { date, isOver } = lastDayOf(days, event);
  return isOver ? `${date} (${text}; already passed)` : `${date} (${text})`;
}

/** What a vendor gets back who withdraws, one step per line; of an event with its dates. Without a policy the organizer decides. */
export function refundLines(policy: RefundPolicy | null, event?: RefundedEvent): string[] {
  if (!policy) return ['The organizer decides about refunds. Ask before you pay.'];
  const { fullUntilDays, partialUntilDays, partialPercent } = policy;
  const promised = [
    ...(fullUntilDays === null ? [] : [`Full refund until ${before(fullUntilDays, event)}`]),
    ...(partialUntilDays === null ? [] : [`${partialPercent}% back until ${before(partialUntilDays, event)}`]),
  ];
  return promised.length > 0 ? [...promised, 'No refund after that'] : ['No refunds'];
}
