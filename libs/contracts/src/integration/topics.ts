/**
 * Every topic of the installation. Partition counts never change, because keys would move. Compacted topics keep the
 * latest state per key; the others keep events for a limited time.
 */
export const topics = [
  { name: 'identity.profile.v1', partitions: 3, compacted: true },
  { name: 'identity.person.v1', partitions: 3 },
  { name: 'identity.erasure-report.v1', partitions: 3 },
  { name: 'events.market-event.v1', partitions: 6, compacted: true },
  { name: 'events.market-event-deletion.v1', partitions: 6 },
  { name: 'events.market-event-change.v1', partitions: 3 },
  { name: 'events.market-event-transfer.v1', partitions: 3 },
  { name: 'events.market-event-moderation.v1', partitions: 3 },
  { name: 'events.claim.v1', partitions: 3 },
  { name: 'events.system-operation.v1', partitions: 1 },
  { name: 'applications.application.v1', partitions: 6 },
  { name: 'applications.interest.v1', partitions: 3 },
  { name: 'applications.invitation.v1', partitions: 3 },
  { name: 'billing.membership.v1', partitions: 3, compacted: true },
  { name: 'billing.payment.v1', partitions: 6 },
  { name: 'billing.plan.v1', partitions: 1 },
  { name: 'billing.subscription.v1', partitions: 3 },
  { name: 'attachments.image-owner.v1', partitions: 3 },
  { name: 'content.submission.v1', partitions: 3 },
] as const;

/** Sealed topics whose key is the ID of the person they are about. */
export const topicsAboutPeople: ReadonlySet<string> = new Set(['identity.profile.v1']);
