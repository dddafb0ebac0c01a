import { Injectable } from '@nestjs/common';
import { marketEventRestored, marketEventTakenDown } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';

const NOTE_EVENT_VISIBILITY = 'note-event-visibility-in-applications';

interface Visibility {
  marketEventId: string;
  isHidden: boolean;
}

/** Every vendor who waits for a decision or has a booth is notified that the event is hidden, and then that it is back. */
@Injectable()
export class MarketEventVisibilityReaction {
  constructor(
    private readonly store: EventStore,
    private readonly reader: ApplicationReader,
  ) {}

  @Reacts(marketEventTakenDown)
  takenDown({ marketEventId }: { marketEventId: string }, reaction: Reaction): void {
    reaction.startProcess(NOTE_EVENT_VISIBILITY, { marketEventId, isHidden: true });
  }

  @Reacts(marketEventRestored)
  restored({ marketEventId }: { marketEventId: string }, reaction: Reaction): void {
    reaction.startProcess(NOTE_EVENT_VISIBILITY, { marketEventId, isHidden: false });
  }

  @ProcessStep(NOTE_EVENT_VISIBILITY)
  async noteSome({ marketEventId, isHidden }: Visibility, chunk: ProcessChunk): Promise<string[]> {
    const { after, limit, session, command } = chunk;
    // The status may have changed since the vendor was notified.
    const concerned = isHidden ? { status: { $in: ['pending', 'accepted'] as const } } : {};
    const affected = await this.reader.collection
      .find(
        { marketEventId, ...concerned, _id: { $gt: after } },
        { session, projection: { _id: 1 }, sort: { _id: 1 }, limit },
      )
      .toArray();
    const notes = affected.map(({ _id: id }) => ({
      id,
      command: { type: 'note-event-visibility' as const, isHidden },
    }));
    await this.store.transaction(command, (tx) => tx.executeMany(application, notes), { session });
    return notes.map(({ id }) => id);
  }
}
