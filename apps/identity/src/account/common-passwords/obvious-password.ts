/** Words of this product that attackers try first, longest first. */
const OURS = ['farmersmarket', 'craftfair', 'stallbook', 'organizer', 'festival', 'vendor', 'market', 'booth', 'stall'];
/** Shorter parts of an address match too many words. */
const SHORTEST = 3;
/** A password needs at least this much besides such words. */
const ENOUGH = 4;

/** True for little more than words of this product or of the email address, such as `Stallbook1`. Ignores years and signs. */
export function isObviousPassword(password: string, email = ''): boolean {
  const plain = lettersOf(password);
  const words = [...partsOf(email), ...OURS];
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest !== plain && rest.replace(/\d/g, '').length < ENOUGH;
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

/** Longest first, so that shorter words do not split longer ones. */
const partsOf = (email: string): string[] =>
  [email, ...email.split(/[@.+_-]/)]
    .map(lettersOf)
    .filter((part) => part.length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
