const MAX_WORDS = 250;
const MAX_TERMS = 8;

/** Lower-case words without accents. Only letters and digits, so a word is also a safe pattern. */
export const wordsIn = (text: string): string[] =>
  plainLetters(text)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A shortcut for texts without accents. */
const plainLetters = (text: string): string =>
  /^[\t-~]*$/.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

export const searchWords = (...texts: (string | null | undefined)[]): string[] =>
  [...new Set(texts.flatMap((text) => wordsIn(text ?? '')))].slice(0, MAX_WORDS);

/**
 * A condition that every given word starts a word of the array. The pattern is anchored and case sensitive so that the
 * index can answer it; the longest word goes first because it finds the fewest documents.
 */
export function everyWordBegins(text: string): { $all: RegExp[] } | undefined {
  const terms = [...new Set(wordsIn(text))].sort((a, b) => b.length - a.length).slice(0, MAX_TERMS);
  return terms.length === 0 ? undefined : { $all: terms.map((term) => new RegExp(`^${term}`)) };
}
