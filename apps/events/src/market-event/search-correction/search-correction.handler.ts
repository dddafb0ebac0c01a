import { Controller } from '@nestjs/common';
import { searchCorrection as operation, type SearchCorrection, type SearchCorrectionInput } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { MarketEventCriteria } from '../list-market-events/market-event-criteria.js';
import { allOf, MarketEventReader } from '../market-event.reader.js';
import { MarketEventSearch } from '../search/market-event-search.js';

@Controller()
export class SearchCorrectionHandler {
  constructor(
    private readonly search: MarketEventSearch,
    private readonly criteria: MarketEventCriteria,
    private readonly reader: MarketEventReader,
  ) {}

  @Handles(operation)
  async handle(input: SearchCorrectionInput): Promise<SearchCorrection | null> {
    const [search, location] = await Promise.all([
      this.search.corrected(input.search ?? '', 'words'),
      this.search.corrected(input.location ?? '', 'places'),
    ]);
    if (search === null || location === null) return null;
    if (search === (input.search ?? '') && location === (input.location ?? '')) return null;
    const corrected = { search: search || null, location: location || null };
    return (await this.isPublished(corrected)) ? corrected : null;
  }

  /** Some words are known from drafts alone, which must not show. */
  private async isPublished(corrected: SearchCorrection): Promise<boolean> {
    const wanted = await this.criteria.of({ ...corrected, page: 1, pageSize: 1 }, { near: undefined });
    if (!wanted) return false;
    const filter = { ...wanted.filter, ...allOf(wanted.search.all) };
    return (await this.reader.total(filter, {})) > 0;
  }
}
