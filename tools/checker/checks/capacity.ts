import { findingsOf, repeated, type Finding } from '../finding.js';

export interface Market {
  id: string;
  /** null: unlimited. */
  maxVendors: number | null;
  booths: readonly string[];
  accepted: readonly string[];
}

const finding = findingsOf('capacity');

/** No market assigns more booths than it has, and every accepted application has one. */
export function checkCapacity(markets: readonly Market[]): Finding[] {
  return markets.flatMap(({ id, maxVendors, booths, accepted }) => {
    const given = new Set(booths);
    const left = maxVendors === null ? 0 : maxVendors - given.size;
    return [
      ...(left < 0 ? [finding('doubled', `${id} has ${left} booths left`)] : []),
      ...repeated(booths).map((application) => finding('doubled', `${id} gave ${application} more than one booth`)),
      ...accepted
        .filter((one) => !given.has(one))
        .map((one) => finding('lost', `${id} accepted ${one} without a booth`)),
      ...[...given]
        .filter((one) => !accepted.includes(one))
        .map((one) => finding('foreign', `${id} gave ${one} a booth unaccepted`)),
    ];
  });
}
