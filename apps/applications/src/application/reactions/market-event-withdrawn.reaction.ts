import { Injectable } from '@nestjs/common';
import { marketEventWithdrawn } from '@stallbook/contracts';
import { ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';

const NOTE_ORGANIZER_LEFT = 'note-organizer-left-in-applications';

interface Withdrawn {
  marketEventId: string;
  organizerId: string;
}

/** Every vendor who waits for a decision or has a booth at an event to come is notified. */
@Injectable()
export class MarketEventWithdrawnReaction {
  constructor(
    private readonly markets: MarketEventReplicas,
    private readonly reader: ApplicationReader,
  ) {}

  @Reacts(marketEventWithdrawn)
  withdrawn({ marketEventId, organizerId }: Withdrawn, reaction: Reaction): void {
    reaction.startProcess(NOTE_ORGANIZER_LEFT, { marketEventId, organizerId });
  }

  @ProcessStep(NOTE_ORGANIZER_LEFT)
  async noteSome({ marketEventId, organizerId }: Withdrawn, chunk: ProcessChunk): Promise<string[]> {
    const market = await this.markets.find(marketEventId);
    if (!market || market.startsAt <= new Date(chunk.at)) return [];
    const isTakenOver = market.organizerId !== null && market.organizerId !== organizerId;
    if (isTakenOver) return [];
    const { collection } = this.reader;
    const filter = { marketEventId, status: { $in: ['pending', 'accepted'] as const } };
    const command = { type: 'note-organizer-left' as const };
    return chunk.execute({ aggregate: application, collection, filter, command });
  }
}
