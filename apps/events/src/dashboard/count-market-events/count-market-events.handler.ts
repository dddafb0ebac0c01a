import { Controller } from '@nestjs/common';
import { countMarketEvents, type MarketEventCounts } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { ClaimReader } from '../../claim/claim.reader.js';
import { ImportJobs } from '../../import/import-jobs.js';
import { MarketEventReader } from '../../market-event/market-event.reader.js';

/** For the admin dashboard. */
@Controller()
export class CountMarketEventsHandler {
  constructor(
    private readonly marketEvents: MarketEventReader,
    private readonly claims: ClaimReader,
    private readonly imports: ImportJobs,
  ) {}

  @Handles(countMarketEvents)
  async handle(): Promise<MarketEventCounts> {
    const [draft, published, claimable, pendingClaims, stoppedImports] = await Promise.all([
      this.marketEvents.count({ status: 'draft' }),
      this.marketEvents.count({ status: 'published' }),
      this.marketEvents.count({ seededByAdmin: true, organizerClaimed: false }),
      this.claims.count('pending'),
      this.imports.stopped(),
    ]);
    return { draft, published, claimable, pendingClaims, stoppedImports };
  }
}
