import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Filter } from 'mongodb';
import type { MarketEventDocument } from '../market-event.projection.js';
import type { SearchField } from './search-term.schema.js';
import { TermDictionary } from './term-dictionary.js';
import { isOfName, queryWords, termsLike, termsMatching } from './terms.js';

const MOST_WORDS = 1_000;

type Conditions = Filter<MarketEventDocument>[];

export interface SearchConditions {
  all: Conditions;
  /** Of the better matches: every word is part of a name or place. Absent if that holds for all matches. */
  inNames?: Conditions;
}

/** Turns words into conditions on exact terms, which the indexes answer in their own order. */
@Injectable()
export class MarketEventSearch {
  private readonly found = new LRUCache<string, string[]>({ max: MOST_WORDS });

  constructor(private readonly dictionary: TermDictionary) {}

  /** Null if nothing can match. */
  async conditionsOf(texts: { search?: string | null; location?: string | null }): Promise<SearchConditions | null> {
    const [words, places] = await Promise.all([
      this.termsOfEach(texts.search, (word) => this.termsOf('words', word, termsLike)),
      this.termsOfEach(texts.location, (word) => this.termsOf('places', word)),
    ]);
    if (!words || !places) return null;
    const inPlaces = places.map((terms) => ({ places: { $in: terms } }));
    const all = [...words.map((terms) => ({ words: { $in: terms } })), ...inPlaces];
    if (words.flat().every(isOfName)) return { all };
    const inNames = words.map((terms) => ({ words: { $in: terms.filter(isOfName) } }));
    return { all, inNames: [...inNames, ...inPlaces] };
  }

  /** Null if a word matches nothing, or if a text has no word. */
  private async termsOfEach(
    text: string | null | undefined,
    termsOf: (word: string) => Promise<string[]>,
  ): Promise<string[][] | null> {
    if (!text?.trim()) return [];
    const found = await Promise.all(queryWords(text).map(termsOf));
    return found.length === 0 || found.some((terms) => terms.length === 0) ? null : found;
  }

  private async termsOf(field: SearchField, word: string, similar?: typeof termsLike): Promise<string[]> {
    const found = this.find(field, word, await this.dictionary.of(field), similar);
    if (found.length > 0) return found;
    await this.dictionary.complete();
    return this.find(field, word, await this.dictionary.of(field), similar);
  }

  /** A dictionary only grows, so that its size says whether what was found is still right. */
  private find(
    field: SearchField,
    word: string,
    dictionary: ReadonlySet<string>,
    similar: typeof termsLike = () => [],
  ): string[] {
    const key = `${field} ${dictionary.size} ${word}`;
    const known = this.found.get(key);
    if (known) return known;
    const exact = termsMatching(dictionary, word);
    const found = exact.length > 0 ? exact : similar(dictionary, word);
    this.found.set(key, found);
    return found;
  }
}
