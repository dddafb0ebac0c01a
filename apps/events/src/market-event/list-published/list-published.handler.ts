import { Controller } from '@nestjs/common';
import { publishedMarketEvents, type PublishedAfter, type PublishedMarketEvent } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { MarketEventReader } from '../market-event.reader.js';

@Controller()
export class ListPublishedHandler {
  constructor(private readonly reader: MarketEventReader) {}

  @Handles(publishedMarketEvents)
  handle({ after, limit }: PublishedAfter): Promise<PublishedMarketEvent[]> {
    return this.reader.published(after, limit);
  }
}
