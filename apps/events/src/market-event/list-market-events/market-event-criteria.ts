import { Inject, Injectable } from '@nestjs/common';
import type { MarketEventFilterInput } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { Filter } from 'mongodb';
import { withinBox } from '../../geo/domain/near.js';
import type { Position } from '../../geo/domain/position.js';
import type { MarketEventDocument } from '../market-event.projection.js';
import { MarketEventSearch, type SearchConditions } from '../search/market-event-search.js';
import { filterOf, nearTo, openAt } from './market-event-filter.js';

export interface WantedMarketEvents {
  filter: Filter<MarketEventDocument>;
  search: SearchConditions;
}

/** What a list or the map of market events asks for, as conditions. */
@Injectable()
export class MarketEventCriteria {
  constructor(
    private readonly search: MarketEventSearch,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null if nothing can match. */
  async of(
    input: MarketEventFilterInput,
    { near, allStatuses = false }: { near: Position | undefined; allStatuses?: boolean },
  ): Promise<WantedMarketEvents | null> {
    const filter = filterOf(input, allStatuses);
    const search = await this.search.conditionsOf(input);
    if (!filter || !search) return null;
    if (input.openToApplications) Object.assign(filter, openAt(this.clock.now()));
    if (near) Object.assign(filter, nearTo(near, input.withinMiles));
    if (!input.area) return { filter, search };
    const area = withinBox(input.area) as Filter<MarketEventDocument>;
    const { all, better } = search;
    return { filter, search: { all: [...all, area], ...(better && { better: [...better, area] }) } };
  }
}
