import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Filter } from 'mongodb';
import type { MarketEventDocument } from '../market-event.projection.js';
import { closestWord, withWord } from './correction.js';
import type { SearchField } from './search-term.schema.js';
import { TermDictionary } from './term-dictionary.js';
import { beginningWith, bestTerms, neededWords, queryWords, termsMatching, termsOfWord } from './terms.js';

const MAX_WORDS = 1_000;
const FINDERS: Record<SearchField, typeof termsOfWord> = { words: termsOfWord, places: termsMatching };

type Conditions = Filter<MarketEventDocument>[];

export interface SearchConditions {
  all: Conditions;
  /** The conditions of the better matches. Absent if all are. */
  better?: Conditions;
}

/** Turns words into conditions on exact terms, which the indexes answer in their own order. */
@Injectable()
export class MarketEventSearch {
  private readonly found = new LRUCache<string, string[]>({ max: MAX_WORDS });

  constructor(private readonly dictionary: TermDictionary) {}

  /** Null if nothing can match. */
  async conditionsOf(texts: { search?: string | null; location?: string | null }): Promise<SearchConditions | null> {
    const asked = queryWords(texts.search);
    const needed = neededWords(asked);
    const [words, places] = await Promise.all([
      this.termsOfEach(texts.search, 'words', needed),
      this.termsOfEach(texts.location, 'places', queryWords(texts.location)),
    ]);
    if (!words || !places) return null;
    const inPlaces = places.map(({ terms }) => ({ places: { $in: terms } }));
    const all = words.map(({ terms }) => ({ words: { $in: terms } }));
    const best = words.map(({ word, terms }) => bestTerms(terms, word));
    const small = await this.beginningWithEach(asked.filter((word) => !needed.includes(word)));
    const areAllBest = small.length === 0 && words.every(({ terms }, index) => terms.length === best[index]?.length);
    if (areAllBest) return { all: [...all, ...inPlaces] };
    const better = [...best, ...small].map((terms) => ({ words: { $in: terms } }));
    return { all: [...all, ...inPlaces], better: [...better, ...inPlaces] };
  }

  /** Each unknown word replaced by the known one that is most like it. Null if nothing is like one of them. */
  async corrected(text: string, field: SearchField): Promise<string | null> {
    let corrected = text;
    for (const word of neededWords(queryWords(text))) {
      if ((await this.termsOf(field, word)).length > 0) continue;
      const closest = closestWord(await this.dictionary.of(field), word);
      if (!closest) return null;
      corrected = withWord(corrected, word, closest);
    }
    return corrected;
  }

  /** Null if a word matches nothing, or if a text has no word. */
  private async termsOfEach(
    text: string | null | undefined,
    field: SearchField,
    words: readonly string[],
  ): Promise<{ word: string; terms: string[] }[] | null> {
    if (!text?.trim()) return [];
    const found = await Promise.all(words.map(async (word) => ({ word, terms: await this.termsOf(field, word) })));
    return found.length === 0 || found.some(({ terms }) => terms.length === 0) ? null : found;
  }

  private async beginningWithEach(words: readonly string[]): Promise<string[][]> {
    if (words.length === 0) return [];
    const dictionary = await this.dictionary.of('words');
    return words
      .map((word) => beginningWith(this.find('words', word, dictionary), word))
      .filter((terms) => terms.length > 0);
  }

  private async termsOf(field: SearchField, word: string): Promise<string[]> {
    const found = this.find(field, word, await this.dictionary.of(field));
    if (found.length > 0) return found;
    await this.dictionary.refresh();
    return this.find(field, word, await this.dictionary.of(field));
  }

  /** A dictionary only grows, so that its size says whether what was found is still right. */
  private find(field: SearchField, word: string, dictionary: ReadonlySet<string>): string[] {
    const key = `${field} ${dictionary.size} ${word}`;
    const known = this.found.get(key);
    if (known) return known;
    const found = FINDERS[field](dictionary, word);
    this.found.set(key, found);
    return found;
  }
}
