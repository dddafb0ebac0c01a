import { plural } from '../../../lib/format/text.js';

const applications = (count: number) => plural(count, { one: 'application', other: 'applications' });

export const selection = {
  select: 'Select',
  selectOf: (vendor: string) => `Select ${vendor}`,
  selectPage: 'Select this page',
  label: 'Selected applications',
  count: (count: number, hidden: number) =>
    hidden > 0 ? `${count} selected, ${hidden} not shown` : `${count} selected`,
  all: (count: number) => `Select all ${count}`,
  first: (count: number) => `Select the first ${count}`,
  clear: 'Clear',
  accept: (count: number) => `Accept ${count}`,
  reject: (count: number) => `Reject ${count}`,
  allDecided: 'Already decided',
  compare: 'Compare',
  compareUpTo: (most: number) => `Select up to ${most} to compare`,
  notSelected: 'The applications could not be selected. Please try again.',
} as const;

export const bulk = {
  title: { accept: 'Accept applications', reject: 'Reject applications' },
  sum: {
    accept: (count: number) => `${applications(count)} will be accepted.`,
    reject: (count: number) => `${applications(count)} will be rejected.`,
  },
  ofEvent: (title: string, count: number, left: number | null) =>
    left === null
      ? `${title}: ${count}`
      : `${title}: accept ${count} more. Booths free: ${left} now, ${left - count} after.`,
  refused: (count: number) => `${applications(count)} can’t be decided`,
  note: { accept: 'Message (optional)', reject: 'Reason (optional)' },
  noteHint: 'Every vendor in this selection sees it.',
  later: 'Vendors are notified after one minute. Until then you can undo everything.',
  send: {
    accept: (count: number) => `Accept ${count}`,
    reject: (count: number) => `Reject ${count}`,
  },
  cancel: 'Cancel',
  close: 'Close',
  notPreviewed: 'We couldn’t check these applications.',
  failed: 'The applications could not be decided. Please try again.',
} as const;

export const bulkStatus = {
  label: 'Progress of the decision',
  deciding: (done: number, total: number) => `Deciding ${done} of ${total}`,
  held: {
    accept: (count: number) => `${applications(count)} accepted`,
    reject: (count: number) => `${applications(count)} rejected`,
  },
  heldOne: {
    accept: (vendor: string) => `${vendor} accepted`,
    reject: (vendor: string) => `${vendor} rejected`,
  },
  heldText: (seconds: number, total: number) =>
    `${total === 1 ? 'The vendor is' : 'Vendors are'} notified in ${plural(seconds, { one: 'second', other: 'seconds' })}.`,
  announcing: 'Notifying vendors',
  announced: {
    accept: (count: number) => `${applications(count)} accepted, vendors notified`,
    reject: (count: number) => `${applications(count)} rejected, vendors notified`,
  },
  undoing: 'Undoing',
  undone: 'Undone. All of them are pending again.',
  undoneOne: (vendor: string) => `Undone. ${vendor} is pending again.`,
  undo: 'Undo',
  undoOf: (decision: string) => `Undo: ${decision}`,
  heldMany: (count: number) => `${count} decisions can be undone`,
  final: (vendor: string) => `The decision on ${vendor} can no longer be undone.`,
  close: 'Close',
  notUndone: 'This could not be undone.',
} as const;
