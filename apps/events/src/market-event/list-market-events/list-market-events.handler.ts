import { Controller, Inject } from '@nestjs/common';
import type { CallContext, Clock } from '@stallbook/kernel';
import {
  adminMarketEvents,
  MarketEventOrder,
  marketEvents,
  type ListMarketEventsInput,
  type MarketEventFilterInput,
  type MarketEventPage,
} from '@stallbook/contracts';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { placeNamed } from '../../geo/places.js';
import { MarketEventReader, type PageOptions } from '../market-event.reader.js';
import { indexOfList, indexOfTotal } from './index-of-list.js';
import { NearestMarketEvents } from './nearest-market-events.js';
import { MarketEventCriteria } from './market-event-criteria.js';
import { searchPartsOf, sortOf } from './market-event-filter.js';

@Controller()
export class ListMarketEventsHandler {
  constructor(
    private readonly reader: MarketEventReader,
    private readonly criteria: MarketEventCriteria,
    private readonly nearest: NearestMarketEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(marketEvents)
  public(input: ListMarketEventsInput, context: CallContext): Promise<MarketEventPage> {
    return this.page(input, context, { parts: searchPartsOf(input, this.clock.now()) });
  }

  @Handles(adminMarketEvents)
  forAdmins(input: MarketEventFilterInput, context: CallContext): Promise<MarketEventPage> {
    const parts = [{ sort: sortOf(input) }];
    return this.page(input, context, { parts, countsAll: !input.search && !input.location });
  }

  private async page(
    input: ListMarketEventsInput,
    { actor }: CallContext,
    list: Pick<PageOptions, 'parts' | 'countsAll'>,
  ): Promise<MarketEventPage> {
    const near = input.near?.trim() ? placeNamed(input.near) : undefined;
    if (near === null) return { items: [], total: 0, near };
    const wanted = await this.criteria.of(input, { near, allStatuses: actor?.role === 'admin' });
    if (!wanted) return { items: [], total: 0, near };
    const { filter, search } = wanted;
    const { page, pageSize, fields, order } = input;
    const better = order ? undefined : search.better;
    const parts = list.parts.map((part) => ({
      ...part,
      hint: indexOfList({ ...filter, ...part.only }, search.all, part.sort),
    }));
    const hint = indexOfTotal(filter, search.all, list.parts[0]!);
    const options = { ...list, parts, search: { ...search, better }, page, pageSize, actor, fields, from: near, hint };
    const found =
      near && order === MarketEventOrder.nearest
        ? await this.nearest.page(filter, { ...options, from: near, miles: input.withinMiles })
        : await this.reader.page(filter, options);
    return { ...found, near };
  }
}
