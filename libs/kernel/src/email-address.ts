import { createHash } from 'node:crypto';
import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * Normalizes an address: lower case, with the domain in Punycode. Returns undefined if a character is invisible or
 * would be replaced by a different one, because two different inputs must never become the same address.
 */
export function asciiEmail(email: string): string | undefined {
  const trimmed = email.trim();
  const lower = trimmed.toLowerCase();
  const at = lower.lastIndexOf('@');
  const [mailbox, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const ascii = domainToASCII(domain);
  const isPlain = trimmed === trimmed.normalize('NFKC') && !/[\p{Cf}\p{Cc}]/u.test(trimmed);
  const isStable = domain === ascii || domain === domainToUnicode(ascii);
  return at > 0 && ascii && isPlain && isStable ? `${mailbox}@${ascii}` : undefined;
}

/** Ignores case, surrounding spaces, and the spelling of the domain. */
export const normalizeEmail = (email: string): string => asciiEmail(email) ?? email.trim().toLowerCase();

export const emailHash = (email: string): string => createHash('sha256').update(normalizeEmail(email)).digest('hex');
