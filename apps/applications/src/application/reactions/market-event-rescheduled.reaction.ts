import { Injectable } from '@nestjs/common';
import { marketEventRescheduled } from '@stallbook/contracts';
import { ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';

type Facts = IntegrationData<typeof marketEventRescheduled>;

const NOTE_EVENT_CHANGE = 'note-event-change-in-applications';

/** Every vendor with an accepted application learns what changed for them. */
@Injectable()
export class MarketEventRescheduledReaction {
  constructor(private readonly reader: ApplicationReader) {}

  @Reacts(marketEventRescheduled)
  rescheduled({ marketEventId, changes, reason }: Facts, reaction: Reaction): void {
    reaction.startProcess(NOTE_EVENT_CHANGE, { marketEventId, changes, reason });
  }

  @ProcessStep(NOTE_EVENT_CHANGE)
  noteSome({ marketEventId, changes, reason }: Facts, chunk: ProcessChunk): Promise<string[]> {
    const { collection } = this.reader;
    const filter = { marketEventId, status: 'accepted' as const };
    const command = { type: 'note-event-change' as const, changes, reason };
    return chunk.execute({ aggregate: application, collection, filter, command });
  }
}
