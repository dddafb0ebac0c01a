import { formatCount } from '../../../lib/format/numbers.js';
import { plural } from '../../../lib/format/text.js';

export const verdict = {
  loading: 'Checking the system',
  fine: 'Everything runs',
  fineNote: (services: number) =>
    `${plural(services, { one: 'service responds', other: 'services respond' })}. No message, job, or comparison failed.`,
  wrong: 'Something needs attention',
  away: (services: readonly string[]) =>
    `${plural(services.length, { one: 'service does', other: 'services do' })} not respond: ${services.join(', ')}`,
  degraded: (parts: string) => `Running without: ${parts}`,
  degradedNote: 'Everything recovers automatically when they respond again.',
  queues: 'The job queues can’t be read',
  letters: (count: number) => plural(count, { one: 'dead letter', other: 'dead letters' }),
  setAside: (count: number) =>
    `Commits of ${plural(count, { one: 'stream', other: 'streams' })} could not be published`,
  jobs: (count: number) => plural(count, { one: 'failed job', other: 'failed jobs' }),
  differences: (count: number) =>
    `${plural(count, { one: 'difference', other: 'differences' })} between the ledger and Stripe`,
  refunds: (count: number) => `Stripe refuses ${plural(count, { one: 'refund', other: 'refunds' })}`,
} as const;

/** One line for a part without trouble. */
export const quiet = {
  services: (count: number) => plural(count, { one: 'service responds', other: 'services respond' }),
  servicesAway: (count: number) => plural(count, { one: 'service needs attention', other: 'services need attention' }),
  published: 'All commits are published',
  toPublish: (count: number) => `${plural(count, { one: 'commit', other: 'commits' })} to publish`,
  noLag: 'No group lags behind',
  lag: (count: number) => `${plural(count, { one: 'message', other: 'messages' })} not handled yet`,
  unknownLag: 'The lag of some groups is unknown',
  noJobs: 'No jobs wait, and none failed',
  jobs: (waiting: number, failed: number) =>
    `${plural(waiting, { one: 'job waits', other: 'jobs wait' })}, ${formatCount(failed)} failed`,
} as const;
