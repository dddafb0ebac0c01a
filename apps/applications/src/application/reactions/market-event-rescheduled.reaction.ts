import { Injectable } from '@nestjs/common';
import { marketEventRescheduled } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';

type Facts = IntegrationData<typeof marketEventRescheduled>;

const NOTE_EVENT_CHANGE = 'note-event-change-in-applications';

/** Every vendor with an accepted application learns what changed for them. */
@Injectable()
export class MarketEventRescheduledReaction {
  constructor(
    private readonly store: EventStore,
    private readonly reader: ApplicationReader,
  ) {}

  @Reacts(marketEventRescheduled)
  rescheduled({ marketEventId, changes, reason }: Facts, reaction: Reaction): void {
    reaction.startProcess(NOTE_EVENT_CHANGE, { marketEventId, changes, reason });
  }

  @ProcessStep(NOTE_EVENT_CHANGE)
  async noteSome({ marketEventId, changes, reason }: Facts, chunk: ProcessChunk): Promise<string[]> {
    const { after, limit, session, command } = chunk;
    const affected = await this.reader.collection
      .find(
        { marketEventId, status: 'accepted', _id: { $gt: after } },
        { session, projection: { _id: 1 }, sort: { _id: 1 }, limit },
      )
      .toArray();
    const note = { type: 'note-event-change' as const, changes, reason };
    const notes = affected.map(({ _id: id }) => ({ id, command: note }));
    await this.store.transaction(command, (tx) => tx.executeMany(application, notes), { session });
    return notes.map(({ id }) => id);
  }
}
