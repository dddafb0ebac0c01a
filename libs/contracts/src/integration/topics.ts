/**
 * Every topic of the installation. Partitions are fixed for good: keys would move. The messages of a compacted one hold
 * the whole state of their key, and the last of each key is kept; the others tell facts and keep them for a while.
 */
export const topics = [
  { name: 'identity.profile.v1', partitions: 3, compacted: true },
  { name: 'identity.person.v1', partitions: 3 },
  { name: 'identity.erasure-report.v1', partitions: 3 },
  { name: 'events.market-event.v1', partitions: 6, compacted: true },
  { name: 'events.claim.v1', partitions: 3 },
  { name: 'events.system-operation.v1', partitions: 1 },
  { name: 'applications.application.v1', partitions: 6 },
  { name: 'billing.payment.v1', partitions: 6 },
  { name: 'attachments.attachment.v1', partitions: 3 },
  { name: 'content.submission.v1', partitions: 3 },
] as const;

/** Their messages tell about the person whose id is the key, and travel sealed. */
export const topicsAboutPeople: ReadonlySet<string> = new Set(['identity.profile.v1']);
