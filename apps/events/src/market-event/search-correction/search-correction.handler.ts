import { Controller } from '@nestjs/common';
import { searchCorrection as operation, type SearchCorrection, type SearchCorrectionInput } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { closestWord, spellingOf, withWord } from '../search/correction.js';
import { MarketEventSearch } from '../search/market-event-search.js';
import type { SearchField } from '../search/search-term.schema.js';
import { TermDictionary } from '../search/term-dictionary.js';
import { neededWords, queryWords } from '../search/terms.js';
import { withFewerWords } from './fewer-words.js';

interface Corrected {
  text: string;
  /** The terms of each word that a match must contain; none if nothing published has it. */
  terms: ReadonlyMap<string, string[]>;
}

/** Each is compared with the whole dictionary, and a person misspells few. */
const MOST_MISSPELLED = 3;

@Controller()
export class SearchCorrectionHandler {
  constructor(
    private readonly search: MarketEventSearch,
    private readonly dictionary: TermDictionary,
  ) {}

  @Handles(operation)
  async handle(input: SearchCorrectionInput): Promise<SearchCorrection | null> {
    await this.dictionary.refresh();
    const asked = { search: input.search?.trim() ?? '', location: input.location?.trim() ?? '' };
    const [search, location] = await Promise.all([
      this.corrected(asked.search, 'words'),
      this.corrected(asked.location, 'places'),
    ]);
    const found = await this.found(search, location);
    if (!found) return null;
    const isAll = found.words.length === search.terms.size && found.hasPlace === location.terms.size > 0;
    if (isAll && search.text === asked.search && location.text === asked.location) return null;
    const words = found.words.map((word) => spellingOf(search.text, word)).join(' ');
    return {
      search: (isAll ? search.text : words) || null,
      location: found.hasPlace ? location.text : null,
      hasFewerWords: !isAll,
    };
  }

  /** The first words that nothing published has are replaced by the most similar ones, if there are any. */
  private async corrected(text: string, field: SearchField): Promise<Corrected> {
    const dictionary = await this.dictionary.of(field);
    const words = queryWords(text);
    const terms = new Map<string, string[]>();
    let corrected = text;
    let misspelled = 0;
    for (const word of field === 'words' ? neededWords(words) : words) {
      const own = await this.search.publishedTermsOf(field, word);
      const isMisspelled = own.length === 0 && (misspelled += 1) <= MOST_MISSPELLED;
      const closest = isMisspelled ? closestWord(dictionary, word) : undefined;
      if (closest) corrected = withWord(corrected, word, closest);
      terms.set(closest ?? word, closest ? await this.search.publishedTermsOf(field, closest) : own);
    }
    return { text: corrected, terms };
  }

  /** The most words that something published has together. */
  private async found(search: Corrected, location: Corrected) {
    const known = [...search.terms.keys()].filter((word) => search.terms.get(word)?.length);
    const inPlace = [...location.terms.values()];
    const hasPlace =
      inPlace.length > 0 &&
      inPlace.every(({ length }) => length > 0) &&
      (await this.search.published({ words: [], places: inPlace }, 1)) > 0;
    for (const fewer of withFewerWords(known, hasPlace)) {
      const words = fewer.words.map((word) => search.terms.get(word) ?? []);
      const places = fewer.hasPlace ? inPlace : [];
      if ((await this.search.published({ words, places }, 1)) > 0) return fewer;
    }
    return undefined;
  }
}
