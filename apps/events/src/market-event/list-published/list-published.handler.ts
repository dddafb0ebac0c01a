import { Controller } from '@nestjs/common';
import {
  publishedChunks,
  publishedMarketEvents,
  type PublishedAfterInput,
  type PublishedChunk,
  type PublishedChunksInput,
  type PublishedMarketEvent,
} from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { MarketEventReader } from '../market-event.reader.js';

@Controller()
export class ListPublishedHandler {
  constructor(private readonly reader: MarketEventReader) {}

  @Handles(publishedChunks)
  chunks({ size }: PublishedChunksInput): Promise<PublishedChunk[]> {
    return this.reader.publishedChunks(size);
  }

  @Handles(publishedMarketEvents)
  handle({ after, limit }: PublishedAfterInput): Promise<PublishedMarketEvent[]> {
    return this.reader.published(after, limit);
  }
}
