import { Controller, Inject } from '@nestjs/common';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { myMarketEvents, type MarketEventPage, type MyMarketEventsFilterInput } from '@stallbook/contracts';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { filterOf, sortOf } from '../list-market-events/market-event-filter.js';
import { MarketEventReader } from '../market-event.reader.js';
import { MarketEventSearch } from '../search/market-event-search.js';
import { begunAt } from './begun.js';
import { aheadAt, endedAt } from './ended.js';

@Controller()
export class MyMarketEventsHandler {
  constructor(
    private readonly reader: MarketEventReader,
    private readonly search: MarketEventSearch,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(myMarketEvents)
  async handle(input: MyMarketEventsFilterInput, context: CallContext): Promise<MarketEventPage> {
    const actor = actorOf(context);
    const { page, pageSize, status, upcoming, past, begun, order } = input;
    const filter = filterOf({ status, organizerId: actor.id }, true);
    const search = await this.search.conditionsOf({ search: input.search });
    if (!filter || !search) return { items: [], total: 0 };
    const now = this.clock.now();
    const times = [
      ...(upcoming ? [aheadAt(now)] : []),
      ...(past ? [endedAt(now)] : []),
      ...(begun ? [begunAt(now)] : []),
    ];
    return this.reader.page(filter, {
      search: { all: [...times, ...search.all] },
      parts: [{ sort: sortOf({ order }) }],
      page,
      pageSize,
      actor,
    });
  }
}
