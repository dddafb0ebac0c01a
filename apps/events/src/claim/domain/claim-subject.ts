const SEPARATOR = '.';

/**
 * The subject whose key encrypts a claim: the address or, from an organizer, their words about it. With a key each, the
 * erasure of a sender destroys nothing of the address, and that of a former holder of the address nothing of the next one.
 * Hashes have no dot.
 */
export const claimSubject = (addressHash: string, sender: string | null): string =>
  sender === null ? addressHash : `${addressHash}${SEPARATOR}${sender}`;

/** Matches the subjects of what any organizer stated about an address. */
export const saidOf = (addressHash: string): RegExp => new RegExp(`^${addressHash}\\${SEPARATOR}`);
export const saidOfAny = new RegExp(`\\${SEPARATOR}`);
