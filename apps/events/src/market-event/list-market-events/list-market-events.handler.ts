import { Controller } from '@nestjs/common';
import type { CallContext } from '@stallbook/kernel';
import {
  adminMarketEvents,
  MarketEventOrder,
  marketEvents,
  type ListMarketEventsInput,
  type MarketEventFilterInput,
  type MarketEventPage,
} from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { placeNamed } from '../../geo/places.js';
import { MarketEventReader, type PageOptions } from '../market-event.reader.js';
import { indexOfList } from './index-of-list.js';
import { NearestMarketEvents } from './nearest-market-events.js';
import { MarketEventCriteria } from './wanted-market-events.js';
import { searchSortOf, sortOf } from './market-event-filter.js';

@Controller()
export class ListMarketEventsHandler {
  constructor(
    private readonly reader: MarketEventReader,
    private readonly criteria: MarketEventCriteria,
    private readonly nearest: NearestMarketEvents,
  ) {}

  @Handles(marketEvents)
  public(input: ListMarketEventsInput, context: CallContext): Promise<MarketEventPage> {
    return this.page(input, context, { sort: searchSortOf(input) });
  }

  @Handles(adminMarketEvents)
  forAdmins(input: MarketEventFilterInput, context: CallContext): Promise<MarketEventPage> {
    return this.page(input, context, { sort: sortOf(input), countsAll: !input.search && !input.location });
  }

  private async page(
    input: ListMarketEventsInput,
    { actor }: CallContext,
    list: Pick<PageOptions, 'sort' | 'countsAll'>,
  ): Promise<MarketEventPage> {
    const near = input.near?.trim() ? placeNamed(input.near) : undefined;
    if (near === null) return { items: [], total: 0, near };
    const wanted = await this.criteria.of(input, { near, allStatuses: actor?.role === 'admin' });
    if (!wanted) return { items: [], total: 0, near };
    const { filter, search } = wanted;
    const { page, pageSize, fields, order } = input;
    const better = order ? undefined : search.better;
    const hint = indexOfList(filter, search.all, list.sort);
    const options = { ...list, search: { ...search, better }, page, pageSize, actor, fields, from: near, hint };
    const found =
      near && order === MarketEventOrder.nearest
        ? await this.nearest.page(filter, { ...options, from: near, miles: input.withinMiles })
        : await this.reader.page(filter, options);
    return { ...found, near };
  }
}
