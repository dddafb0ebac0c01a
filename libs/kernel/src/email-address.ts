import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * The one way to write an address: lower case, the domain in ASCII (Punycode). undefined where a character is invisible
 * or would become another one: two texts that end as one address must not count as two.
 */
export function asciiEmail(email: string): string | undefined {
  const given = email.trim();
  const typed = given.toLowerCase();
  const at = typed.lastIndexOf('@');
  const [mailbox, domain] = [typed.slice(0, at), typed.slice(at + 1)];
  const ascii = domainToASCII(domain);
  const isPlain = given === given.normalize('NFKC') && !/[\p{Cf}\p{Cc}]/u.test(given);
  const isStable = domain === ascii || domain === domainToUnicode(ascii);
  return at > 0 && ascii && isPlain && isStable ? `${mailbox}@${ascii}` : undefined;
}
