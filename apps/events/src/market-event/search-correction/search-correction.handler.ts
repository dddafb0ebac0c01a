import { Controller } from '@nestjs/common';
import { searchCorrection as operation, type SearchCorrection, type SearchCorrectionInput } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { MarketEventCriteria } from '../list-market-events/market-event-criteria.js';
import { allOf, MarketEventReader } from '../market-event.reader.js';
import { MarketEventSearch } from '../search/market-event-search.js';
import { withFewerWords, type SearchTexts } from './fewer-words.js';

@Controller()
export class SearchCorrectionHandler {
  constructor(
    private readonly search: MarketEventSearch,
    private readonly criteria: MarketEventCriteria,
    private readonly reader: MarketEventReader,
  ) {}

  @Handles(operation)
  async handle(input: SearchCorrectionInput): Promise<SearchCorrection | null> {
    const asked = { search: input.search ?? '', location: input.location ?? '' };
    const [search, location] = await Promise.all([
      this.search.corrected(asked.search, 'words'),
      this.search.corrected(asked.location, 'places'),
    ]);
    const corrected = { search, location };
    if (await this.isPublished(corrected)) {
      const isSame = search === asked.search && location === asked.location;
      return isSame ? null : toResult(corrected, false);
    }
    for (const fewer of withFewerWords(corrected)) {
      if (await this.isPublished(fewer)) return toResult(fewer, true);
    }
    return null;
  }

  /** Some words are known from drafts alone, which must not show. */
  private async isPublished(texts: SearchTexts): Promise<boolean> {
    const wanted = await this.criteria.of({ ...texts, page: 1, pageSize: 1 }, { near: undefined });
    if (!wanted) return false;
    const filter = { ...wanted.filter, ...allOf(wanted.search.all) };
    return (await this.reader.count(filter, { limit: 1 })) > 0;
  }
}

const toResult = ({ search, location }: SearchTexts, hasFewerWords: boolean): SearchCorrection => ({
  search: search || null,
  location: location || null,
  hasFewerWords,
});
