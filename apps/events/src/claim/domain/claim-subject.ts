const SEPARATOR = '.';

/**
 * Whose personal data a claim holds: that of an address, or what a signed-in sender says of an address that is not theirs.
 * Each has a key, so that the erasure of the sender destroys nothing of the address. Hashes have no dot.
 */
export const claimSubject = (addressHash: string, sender: string | null): string =>
  sender === null ? addressHash : `${addressHash}${SEPARATOR}${sender}`;

/** Matches the subjects of what any sender stated about an address that is not theirs. */
export const saidOf = (addressHash: string): RegExp => new RegExp(`^${addressHash}\\${SEPARATOR}`);
export const saidOfAny = new RegExp(`\\${SEPARATOR}`);
