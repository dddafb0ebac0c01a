const MAX_WORDS = 250;
const MAX_TERMS = 8;

/** Lower-cased words without accents; letters and digits only, so that a term is also a harmless pattern. */
const wordsIn = (text: string): string[] =>
  plainLetters(text)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Most texts have no accents: those are not looked at letter by letter. */
const plainLetters = (text: string): string =>
  /^[\t-~]*$/.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Every word of the texts once: what the index of a search holds. */
export const searchWords = (...texts: (string | null | undefined)[]): string[] =>
  [...new Set(texts.flatMap((text) => wordsIn(text ?? '')))].slice(0, MAX_WORDS);

/**
 * A condition on an array of words: every word asked for begins one of them. The pattern is anchored and case
 * sensitive, which the index answers as a range; the longest word goes first, since it finds the fewest.
 */
export function everyWordBegins(text: string): { $all: RegExp[] } | undefined {
  const terms = [...new Set(wordsIn(text))].sort((one, other) => other.length - one.length).slice(0, MAX_TERMS);
  return terms.length === 0 ? undefined : { $all: terms.map((term) => new RegExp(`^${term}`)) };
}
