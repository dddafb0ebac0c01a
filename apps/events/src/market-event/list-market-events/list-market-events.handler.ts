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
import type { Sort } from 'mongodb';
import { placeNamed } from '../../geo/places.js';
import { MarketEventReader } from '../market-event.reader.js';
import { MarketEventSearch } from '../search/market-event-search.js';
import { NearestMarketEvents } from './nearest-market-events.js';
import { filterOf, nearTo, openAt, searchSortOf, sortOf } from './market-event-filter.js';

@Controller()
export class ListMarketEventsHandler {
  constructor(
    private readonly reader: MarketEventReader,
    private readonly search: MarketEventSearch,
    private readonly nearest: NearestMarketEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(marketEvents)
  public(input: ListMarketEventsInput, context: CallContext): Promise<MarketEventPage> {
    return this.page(input, context, searchSortOf(input));
  }

  @Handles(adminMarketEvents)
  forAdmins(input: MarketEventFilterInput, context: CallContext): Promise<MarketEventPage> {
    return this.page(input, context, sortOf(input));
  }

  private async page(input: ListMarketEventsInput, { actor }: CallContext, sort: Sort): Promise<MarketEventPage> {
    const filter = filterOf(input, actor?.role === 'admin');
    const search = await this.search.conditionsOf(input);
    if (!filter || !search) return { items: [], total: 0 };
    if (input.openToApplications) Object.assign(filter, openAt(this.clock.now()));
    const near = input.near?.trim() ? placeNamed(input.near) : undefined;
    if (near === null) return { items: [], total: 0, near };
    if (near) Object.assign(filter, nearTo(near, input.withinMiles));
    const { page, pageSize, fields, order } = input;
    const better = order ? undefined : search.inNames;
    const options = { search: { ...search, better }, sort, page, pageSize, actor, fields, from: near };
    const found =
      near && order === MarketEventOrder.nearest
        ? await this.nearest.page(filter, { ...options, from: near, miles: input.withinMiles })
        : await this.reader.page(filter, options);
    return { ...found, near };
  }
}
