const SEPARATOR = '.';

/**
 * The subject whose key encrypts a claim: the address or, if the sender entered someone else's address, the sender's words
 * about it. With a key each, the erasure of the sender destroys nothing of the address. An organizer who returns after an
 * erasure also gets such a key, because that of the address is destroyed. Hashes have no dot.
 */
export const claimSubject = (addressHash: string, sender: string | null): string =>
  sender === null ? addressHash : `${addressHash}${SEPARATOR}${sender}`;

/** Matches the subjects of what any sender stated about an address that is not theirs. */
export const saidOf = (addressHash: string): RegExp => new RegExp(`^${addressHash}\\${SEPARATOR}`);
export const saidOfAny = new RegExp(`\\${SEPARATOR}`);
