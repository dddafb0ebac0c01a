import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Filter } from 'mongodb';
import type { MarketEventDocument } from '../market-event.projection.js';
import { allOf, MarketEventReader } from '../market-event.reader.js';
import type { SearchField } from './search-term.schema.js';
import { TermDictionary } from './term-dictionary.js';
import {
  beginningWith,
  bestTerms,
  isForgiven,
  neededWords,
  queryWords,
  termsLike,
  termsMatching,
  termsOfWord,
} from './terms.js';

const MAX_WORDS = 1_000;
const FINDERS = { words: termsOfWord, places: termsMatching, like: termsLike };
const INDEXES: Record<SearchField, string> = { words: 'status_words_type', places: 'status_places_type' };
/** A word that so many published market events have is spelled as meant. */
const COMMON = 3;
const REMEMBERED_MS = 60_000;

type Conditions = Filter<MarketEventDocument>[];

export interface SearchConditions {
  all: Conditions;
  /** The conditions of the better matches. Absent if all are. */
  better?: Conditions;
}

const conditionsOn = (field: SearchField, words: readonly string[][]): Conditions =>
  words.map((terms) => ({ [field]: { $in: terms } }));

/** Turns words into conditions on exact terms, which the indexes answer in their own order. */
@Injectable()
export class MarketEventSearch {
  private readonly found = new LRUCache<string, string[]>({ max: MAX_WORDS });
  private readonly common = new LRUCache<string, true>({ max: MAX_WORDS, ttl: REMEMBERED_MS });

  constructor(
    private readonly dictionary: TermDictionary,
    private readonly reader: MarketEventReader,
  ) {}

  /** Null if nothing can match. */
  async conditionsOf(texts: { search?: string | null; location?: string | null }): Promise<SearchConditions | null> {
    const asked = queryWords(texts.search);
    const needed = neededWords(asked);
    const [words, places] = await Promise.all([
      this.termsOfEach(texts.search, 'words', needed),
      this.termsOfEach(texts.location, 'places', queryWords(texts.location)),
    ]);
    if (!words || !places) return null;
    const termsOf = ({ terms }: { terms: string[] }) => terms;
    const inPlaces = conditionsOn('places', places.map(termsOf));
    const all = conditionsOn('words', words.map(termsOf));
    const best = words.map(({ word, terms }) => bestTerms(terms, word));
    const small = await this.beginningWithEach(asked.filter((word) => !needed.includes(word)));
    const areAllBest = small.length === 0 && words.every(({ terms }, index) => terms.length === best[index]?.length);
    if (areAllBest) return { all: [...all, ...inPlaces] };
    const better = conditionsOn('words', [...best, ...small]);
    return { all: [...all, ...inPlaces], better: [...better, ...inPlaces] };
  }

  /** None if only drafts have the word, which must not show. */
  async publishedTermsOf(field: SearchField, word: string): Promise<string[]> {
    const terms = await this.knownTermsOf(field, word);
    return (await this.published({ [field]: [terms] }, 1)) > 0 ? terms : [];
  }

  /** How many published market events have one of the terms of each word, up to the limit. */
  async published(wanted: Partial<Record<SearchField, string[][]>>, limit: number): Promise<number> {
    const { words = [], places = [] } = wanted;
    if ([...words, ...places].some(({ length }) => length === 0)) return 0;
    const all = allOf([...conditionsOn('words', words), ...conditionsOn('places', places)]);
    const hint = (places.length === 0 && INDEXES.words) || (words.length === 0 && INDEXES.places);
    return this.reader.count({ status: 'published', ...all }, { limit, ...(hint && { hint }) });
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
    const found = await this.knownTermsOf(field, word);
    if (found.length > 0) return found;
    await this.dictionary.refresh();
    return this.knownTermsOf(field, word);
  }

  /** Terms that hold the word and, if it is rare, those with one wrong letter. */
  private async knownTermsOf(field: SearchField, word: string): Promise<string[]> {
    const dictionary = await this.dictionary.of(field);
    const terms = this.find(field, word, dictionary);
    if (field === 'places' || !isForgiven(word) || (await this.isCommon(word, terms))) return terms;
    return [...new Set([...terms, ...this.find('like', word, dictionary)])];
  }

  private async isCommon(word: string, terms: string[]): Promise<boolean> {
    if (this.common.has(word)) return true;
    const isCommon = (await this.published({ words: [terms] }, COMMON)) >= COMMON;
    if (isCommon) this.common.set(word, true);
    return isCommon;
  }

  /** A dictionary only grows, so that its size says whether what was found is still right. */
  private find(kind: keyof typeof FINDERS, word: string, dictionary: ReadonlySet<string>): string[] {
    const key = `${kind} ${dictionary.size} ${word}`;
    const known = this.found.get(key);
    if (known) return known;
    const found = FINDERS[kind](dictionary, word);
    this.found.set(key, found);
    return found;
  }
}
