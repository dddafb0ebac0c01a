import { wordsIn } from '@stallbook/platform';
import { stemOf } from '../domain/stem.js';
import { oneLetterApart } from './one-letter-apart.js';

/** Plain text of the longest description has about 500. Without a limit, noise would fill the dictionary. */
const MAX_TERMS = 1_000;
const MAX_WORDS = 8;
const MAX_MATCHES = 1_000;
/** From this length on, one wrong letter is forgiven. */
const FORGIVING_LENGTH = 5;

/** Marks a word of the description: it matches from its beginning, while names and places match anywhere within a word. */
const DESCRIPTION = '~';

/** Between the words that matter. Some are also abbreviations of states. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and at by de del el en for from in la las los near of on or the to with y'.split(' '),
);

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

/** As a word of names and places, and of the description. */
export const termsFor = (word: string): string[] => [word, DESCRIPTION + word];

/** The words that a match must contain; small words only if there are no others. */
export function neededWords(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !SMALL_WORDS.has(word));
  return others.length > 0 ? others : words;
}

/** Only terms of names and places. */
export const beginningWith = (terms: readonly string[], word: string): string[] =>
  terms.filter((term) => isOfName(term) && term.startsWith(word));

/** Terms of names and places that begin with the word, or else with its singular, or else all. */
export function bestTerms(terms: readonly string[], word: string): string[] {
  const beginnings = [word, stemOf(word)].map((beginning) => beginningWith(terms, beginning));
  return beginnings.find(({ length }) => length > 0) ?? terms.filter(isOfName);
}

/** Terms that hold the word or its singular. */
export const termsOfWord = (dictionary: ReadonlySet<string>, word: string): string[] =>
  termsMatching(dictionary, stemOf(word));

/** If the database can't merge all matches, only those that begin with the word count: most words contain any one or two letters. */
export function termsMatching(dictionary: ReadonlySet<string>, word: string): string[] {
  const [beginning, within]: [string[], string[]] = [[], []];
  for (const term of dictionary) {
    if (term.startsWith(word, isOfName(term) ? 0 : DESCRIPTION.length)) beginning.push(term);
    else if (isOfName(term) && term.includes(word)) within.push(term);
  }
  return [...beginning, ...within].slice(0, MAX_MATCHES);
}

/** Numbers, such as ZIP codes, are not misspelled into each other. */
export const isForgiven = (word: string): boolean => word.length >= FORGIVING_LENGTH && !/\p{N}/u.test(word);

/** Terms with one wrong letter. */
export function termsLike(dictionary: ReadonlySet<string>, word: string): string[] {
  const found: string[] = [];
  for (const term of dictionary) {
    if (oneLetterApart(wordOf(term), word)) found.push(term);
  }
  return found;
}
