import { plural } from './format/text.js';

/** Days count back from the start of the event; null: never. */
export interface RefundPolicy {
  fullUntilDays: number | null;
  partialUntilDays: number | null;
  partialPercent: number;
}

const before = (days: number) =>
  days === 0 ? 'the day of the event' : `${plural(days, { one: 'day', other: 'days' })} before the event`;

/** What a vendor gets back who withdraws, one step per line. Without a policy the organizer decides. */
export function refundLines(policy: RefundPolicy | null): string[] {
  if (!policy) return ['The organizer decides about refunds. Ask before you pay.'];
  const { fullUntilDays, partialUntilDays, partialPercent } = policy;
  const promised = [
    ...(fullUntilDays === null ? [] : [`Full refund until ${before(fullUntilDays)}`]),
    ...(partialUntilDays === null ? [] : [`${partialPercent}% back until ${before(partialUntilDays)}`]),
  ];
  return promised.length > 0 ? [...promised, 'No refund after that'] : ['No refunds'];
}
