import { findingsOf, repeated, type Finding } from '../finding.js';

/** Unfinished work: a job, an outbox entry, a process, a commit without a position. */
export interface Pending {
  what: string;
  /** Its last progress, or when it is due. */
  since: Date;
}

const finding = findingsOf('endings');

/** Nothing waits longer than allowed, and nothing waits in two places. */
export function checkEndings(pending: readonly Pending[], now: Date, withinMs: number): Finding[] {
  const bound = now.getTime() - withinMs;
  return [
    ...pending
      .filter(({ since }) => since.getTime() < bound)
      .map(({ what, since }) => finding('unfinished', `${what}: no progress since ${since.toISOString()}`)),
    ...repeated(pending.map(({ what }) => what)).map((what) => finding('doubled', `${what}: is there more than once`)),
  ];
}
