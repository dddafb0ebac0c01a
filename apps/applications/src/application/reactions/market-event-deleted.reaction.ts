import { Injectable } from '@nestjs/common';
import { marketEventDeleted } from '@stallbook/contracts';
import { ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';

const DELETE_APPLICATIONS = 'delete-applications-of-market-event';

@Injectable()
export class MarketEventDeletedReaction {
  constructor(
    private readonly markets: MarketEventReplicas,
    private readonly reader: ApplicationReader,
  ) {}

  @Reacts(marketEventDeleted)
  deleted({ marketEventId }: { marketEventId: string }, reaction: Reaction): void {
    this.markets.markDeleted(marketEventId, reaction);
    reaction.startProcess(DELETE_APPLICATIONS, { marketEventId });
  }

  @ProcessStep(DELETE_APPLICATIONS)
  async deleteSome({ marketEventId }: { marketEventId: string }, chunk: ProcessChunk): Promise<string[]> {
    const { collection } = this.reader;
    const market = await this.markets.find(marketEventId);
    const isCanceled = Boolean(market && market.startsAt > new Date(chunk.at));
    const command = { type: 'delete' as const, isCanceled };
    return chunk.execute({ aggregate: application, collection, filter: { marketEventId }, command });
  }
}
