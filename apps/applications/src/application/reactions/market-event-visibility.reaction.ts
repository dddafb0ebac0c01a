import { Injectable } from '@nestjs/common';
import { marketEventRestored, marketEventTakenDown } from '@stallbook/contracts';
import { ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
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
  constructor(private readonly reader: ApplicationReader) {}

  @Reacts(marketEventTakenDown)
  takenDown({ marketEventId }: { marketEventId: string }, reaction: Reaction): void {
    reaction.startProcess(NOTE_EVENT_VISIBILITY, { marketEventId, isHidden: true });
  }

  @Reacts(marketEventRestored)
  restored({ marketEventId }: { marketEventId: string }, reaction: Reaction): void {
    reaction.startProcess(NOTE_EVENT_VISIBILITY, { marketEventId, isHidden: false });
  }

  @ProcessStep(NOTE_EVENT_VISIBILITY)
  noteSome({ marketEventId, isHidden }: Visibility, chunk: ProcessChunk): Promise<string[]> {
    const { collection } = this.reader;
    // The status may have changed since the vendor was notified.
    const concerned = isHidden ? { status: { $in: ['pending', 'accepted'] as const } } : {};
    const filter = { marketEventId, ...concerned };
    const command = { type: 'note-event-visibility' as const, isHidden };
    return chunk.execute({ aggregate: application, collection, filter, command });
  }
}
