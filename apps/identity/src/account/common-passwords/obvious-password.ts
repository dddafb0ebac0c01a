/** What whoever guesses at an account here tries first. Long ones before those that they hold. */
const OURS = ['farmersmarket', 'craftfair', 'stallbook', 'organizer', 'festival', 'vendor', 'market', 'booth', 'stall'];
/** Shorter parts of an address are in too many words by chance. */
const SHORTEST = 3;
/** With less than this beside such words a password is as good as the words alone. */
const ENOUGH = 4;

/**
 * Whether a password is hardly more than words of this product or of the address of mail that it belongs to: `Stallbook1`,
 * `vera-2027!` for vera@example.org. Years and signs around them count for nothing.
 */
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

/** Longest first, so that none is torn by one that it holds. */
const partsOf = (email: string): string[] =>
  [email, ...email.split(/[@.+_-]/)]
    .map(lettersOf)
    .filter((part) => part.length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
