import { timingSafeEqual } from 'node:crypto';

/**
 * Compares a given signature with the expected one, in the same time whatever differs. Texts, not bytes: base64 decoders
 * skip odd characters, so that one signature would have many accepted spellings.
 */
export function sameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
