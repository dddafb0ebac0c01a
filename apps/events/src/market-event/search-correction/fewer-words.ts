export interface FewerWords {
  words: readonly string[];
  hasPlace: boolean;
}

/** All the words, then without one of them, the last one first, then each word alone, and last only the place. */
export function withFewerWords(words: readonly string[], hasPlace: boolean): FewerWords[] {
  const withoutOne = words.length > 1 ? words.map((_, index) => words.toSpliced(words.length - 1 - index, 1)) : [];
  const alone = words.length > 2 ? words.map((word) => [word]) : [];
  const together = [words, ...withoutOne, ...alone].map((some) => ({ words: some, hasPlace }));
  if (words.length === 0) return hasPlace ? together : [];
  return hasPlace ? [...together, { words: [], hasPlace }] : together;
}
