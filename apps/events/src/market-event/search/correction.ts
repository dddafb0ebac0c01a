import { wordsIn } from '@stallbook/platform';
import { oneLetterApart } from './one-letter-apart.js';
import { isOfName } from './terms.js';

/** Shorter words are like too many others. */
const SHORTEST = 4;
/** The share of letter pairs that must be the same. */
const ALIKE = 0.5;

/** The other word of names and places that is most like the given one. */
export function closestWord(dictionary: ReadonlySet<string>, word: string): string | undefined {
  let [closest, best]: [string | undefined, number] = [undefined, ALIKE];
  if (!isCorrectable(word)) return undefined;
  const pairs = pairsOf(word);
  for (const term of dictionary) {
    if (term === word || !isOfName(term) || !isCorrectable(term) || !isOfLikeLength(term, word)) continue;
    const similarity = likeness(pairsOf(term), pairs) + (oneLetterApart(term, word) ? 1 : 0);
    if (similarity >= best) [closest, best] = [term, similarity];
  }
  return closest;
}

/** If one is three times as long, less than half of their pairs can be the same. */
const isOfLikeLength = (a: string, b: string): boolean => a.length <= 3 * b.length && b.length <= 3 * a.length;

/** Numbers, such as ZIP codes, are not misspelled into each other. */
const isCorrectable = (word: string): boolean => word.length >= SHORTEST && !/\p{N}/u.test(word);

/** From 0 to 1: the part of their pairs of adjacent letters that two words share. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

const pairsOf = (word: string): Set<string> =>
  new Set(Array.from({ length: word.length - 1 }, (_, start) => word.slice(start, start + 2)));

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

/** The word as the text has it. */
export const spellingOf = (text: string, word: string): string =>
  text.match(WORD)?.find((spelled) => wordsIn(spelled)[0] === word) ?? word;

/** The text with one of its words replaced, capitalized as before. */
export const withWord = (text: string, from: string, to: string): string =>
  text.replaceAll(WORD, (word) => {
    if (wordsIn(word)[0] !== from) return word;
    const isCapitalized = /^\p{Lu}/u.test(word);
    return isCapitalized ? to.charAt(0).toUpperCase() + to.slice(1) : to;
  });
