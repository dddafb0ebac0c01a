import { formatCount } from '../../lib/format/numbers.js';
import { plural } from '../../lib/format/text.js';

export const needsYou = {
  title: 'Needs you',
  loading: 'Checking what waits for you',
  checking: 'Checking the rest…',
  unchecked: 'Not everything could be checked.',
  none: 'Nothing waits for you.',
  claims: {
    text: (count: number) => plural(count, { one: 'claim waits for a decision', other: 'claims wait for a decision' }),
    action: 'Decide',
  },
  reports: {
    text: (count: number) => plural(count, { one: 'reported conversation', other: 'reported conversations' }),
    action: 'Review',
  },
  messages: {
    text: (count: number) =>
      plural(count, { one: 'open message from a visitor', other: 'open messages from visitors' }),
    action: 'Reply',
  },
  feedback: {
    text: (count: number) => `Open feedback: ${formatCount(count)}`,
    action: 'Read',
  },
  emails: {
    text: (count: number) => `${plural(count, { one: 'email', other: 'emails' })} could not be sent in the past 7 days`,
    action: 'See why',
  },
  imports: {
    text: (count: number) => `${plural(count, { one: 'import', other: 'imports' })} stopped in the past 7 days`,
    action: 'See why',
  },
  differences: {
    text: (count: number) =>
      `${plural(count, { one: 'difference', other: 'differences' })} between the ledger and Stripe`,
    action: 'Compare',
  },
  refunds: {
    text: (count: number) => `Stripe refuses ${plural(count, { one: 'refund', other: 'refunds' })}`,
    action: 'See why',
  },
  letters: {
    text: (count: number) => plural(count, { one: 'dead letter', other: 'dead letters' }),
    action: 'Resend or discard',
  },
  setAside: {
    text: (count: number) => `Commits of ${plural(count, { one: 'stream', other: 'streams' })} could not be published`,
    action: 'Try again',
  },
  jobs: {
    text: (count: number) => plural(count, { one: 'failed job', other: 'failed jobs' }),
    action: 'Look',
  },
  away: {
    text: (count: number) => plural(count, { one: 'service is not reachable', other: 'services are not reachable' }),
    action: 'Look',
  },
} as const;
