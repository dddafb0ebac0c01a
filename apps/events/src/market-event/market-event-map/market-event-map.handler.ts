import { Controller } from '@nestjs/common';
import { marketEventMap, type MarketEventMap, type MarketEventMapInput } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { placeNamed } from '../../geo/places.js';
import { MarketEventCriteria } from '../list-market-events/market-event-criteria.js';
import { MarketEventClusters } from './market-event-clusters.js';

@Controller()
export class MarketEventMapHandler {
  constructor(
    private readonly criteria: MarketEventCriteria,
    private readonly clusters: MarketEventClusters,
  ) {}

  @Handles(marketEventMap)
  async handle({ view, filter }: MarketEventMapInput): Promise<MarketEventMap> {
    const near = filter.near?.trim() ? placeNamed(filter.near) : undefined;
    const wanted = near === null ? null : await this.criteria.of({ ...filter, area: null }, { near });
    return wanted ? this.clusters.within(view, wanted) : { clusters: [], total: 0 };
  }
}
