import { Injectable } from '@nestjs/common';
import { marketEventDeleted } from '@stallbook/contracts';
import { ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';

type Deletion = Pick<IntegrationData<typeof marketEventDeleted>, 'marketEventId' | 'startedAt'>;

const DELETE_APPLICATIONS = 'delete-applications-of-market-event';

@Injectable()
export class MarketEventDeletedReaction {
  constructor(
    private readonly markets: MarketEventReplicas,
    private readonly reader: ApplicationReader,
  ) {}

  @Reacts(marketEventDeleted)
  deleted({ marketEventId, startedAt }: Deletion, reaction: Reaction): void {
    this.markets.markDeleted(marketEventId, reaction);
    reaction.startProcess(DELETE_APPLICATIONS, { marketEventId, ...(startedAt && { startedAt }) });
  }

  @ProcessStep(DELETE_APPLICATIONS)
  async deleteSome({ marketEventId, startedAt }: Deletion, chunk: ProcessChunk): Promise<string[]> {
    const { collection } = this.reader;
    const market = await this.markets.find(marketEventId);
    const isCanceled = Boolean(market && market.startsAt > new Date(startedAt ?? chunk.at));
    const command = { type: 'delete' as const, isCanceled };
    return chunk.execute({ aggregate: application, collection, filter: { marketEventId }, command });
  }
}
