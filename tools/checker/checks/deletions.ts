import { findingsOf, type Finding } from '../finding.js';

/** What remains of a deleted market event. */
export interface Remains {
  id: string;
  applications: readonly string[];
  files: readonly string[];
  /** Payments that its vendors are still asked for. */
  due: readonly string[];
  /** Payments that arrived after the deletion. */
  late: readonly { id: string; amountCents: number; refundedCents: number }[];
}

const finding = findingsOf('deletions');

/** Nothing of a deleted market is shown or due, and late payments were refunded. */
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
