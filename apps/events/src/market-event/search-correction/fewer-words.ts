import { neededWords, queryWords } from '../search/terms.js';

export interface SearchTexts {
  search: string;
  location: string;
}

/** The same search with fewer words, those with the most words first. */
export function withFewerWords({ search, location }: SearchTexts): SearchTexts[] {
  const fewer = shorter(search).map((text) => ({ search: text, location }));
  if (!search || !location) return fewer;
  return [...fewer, { search: '', location }, { search, location: '' }];
}

/** Without one of its words, the last one first, and then each word alone. */
function shorter(text: string): string[] {
  const needed = neededWords(queryWords(text));
  const words = text.split(/\s+/).filter((word) => queryWords(word).some((part) => needed.includes(part)));
  if (words.length < 2) return [];
  const withoutOne = words.map((_, index) => words.toSpliced(words.length - 1 - index, 1).join(' '));
  return [...new Set([...withoutOne, ...words])];
}
