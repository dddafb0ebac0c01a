import { wordsIn } from '@stallbook/platform';
import { oneLetterApart } from './one-letter-apart.js';

const MAX_TERMS = 250;
const MAX_WORDS = 8;
const MOST_MATCHES = 1_000;
/** From this length on, one wrong letter is forgiven. */
const FORGIVING_LENGTH = 5;

/** Marks a word of the description: it matches from its beginning, while names and places match anywhere within a word. */
const DESCRIPTION = '~';

type Texts = readonly (string | null | undefined)[];

const distinctWords = (texts: Texts): string[] => [...new Set(texts.flatMap((text) => wordsIn(text ?? '')))];

/** The words of names and places, and then, marked, the other words of the description. */
export function searchTerms(names: Texts, description: string | null | undefined): string[] {
  const inNames = new Set(distinctWords(names));
  const others = distinctWords([description]).filter((word) => !inNames.has(word));
  return [...inNames, ...others.map((word) => DESCRIPTION + word)].slice(0, MAX_TERMS);
}

export const placeTerms = (places: Texts): string[] => distinctWords(places);

export const queryWords = (text: string | null | undefined): string[] => distinctWords([text]).slice(0, MAX_WORDS);

export const isOfName = (term: string): boolean => !term.startsWith(DESCRIPTION);

export const wordOf = (term: string): string => (isOfName(term) ? term : term.slice(DESCRIPTION.length));

/** Of more than the database can merge, those that begin with the word: one or two letters are part of most words. */
export function termsMatching(dictionary: ReadonlySet<string>, word: string): string[] {
  const [beginning, within]: [string[], string[]] = [[], []];
  for (const term of dictionary) {
    if (term.startsWith(word, isOfName(term) ? 0 : DESCRIPTION.length)) beginning.push(term);
    else if (isOfName(term) && term.includes(word)) within.push(term);
  }
  return [...beginning, ...within].slice(0, MOST_MATCHES);
}

export function termsLike(dictionary: ReadonlySet<string>, word: string): string[] {
  if (word.length < FORGIVING_LENGTH) return [];
  const found: string[] = [];
  for (const term of dictionary) {
    if (oneLetterApart(wordOf(term), word)) found.push(term);
  }
  return found;
}
