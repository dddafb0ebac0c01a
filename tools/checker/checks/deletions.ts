import { findingsOf, type Finding } from '../finding.js';

/** What there still is of a market event that was deleted. */
export interface Remains {
  id: string;
  applications: readonly string[];
  files: readonly string[];
  /** Payments that its vendors are still asked for. */
  due: readonly string[];
  /** Payments that came after the deletion. */
  late: readonly { id: string; amountCents: number; refundedCents: number }[];
}

const finding = findingsOf('deletions');

/** Nothing that belonged to a deleted market is shown or asked for, and what was paid too late was given back. */
export function checkDeletions(markets: readonly Remains[]): Finding[] {
  return markets.flatMap(({ id, applications, files, due, late }) => {
    const outlives = (what: string, ids: readonly string[]): Finding[] =>
      ids.map((one) => finding('foreign', `${what} ${one} outlives its market ${id}`));
    return [
      ...outlives('application', applications),
      ...outlives('file', files),
      ...outlives('payment', due),
      ...late
        .filter(({ amountCents, refundedCents }) => amountCents !== refundedCents)
        .map((one) => finding('lost', `${one.amountCents - one.refundedCents} cents of ${one.id} were not given back`)),
    ];
  });
}
