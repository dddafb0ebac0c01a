import { newId, upcast, type EventCatalogue } from '@stallbook/kernel';
import type { PersonalData } from '../personal-data/personal-data.js';
import type { Commit, RecordedEvent, StoredEvent } from './commit.js';

/** Writes and reads events: checks them against their schema, encrypts and decrypts what is personal, upcasts. */
export class EventCodec {
  constructor(private readonly personal: PersonalData) {}

  async encode(
    aggregate: EventCatalogue,
    events: readonly { type: string; data: unknown }[],
  ): Promise<{ events: StoredEvent[]; subjects: string[] }> {
    const subjects = new Set<string>();
    const stored: StoredEvent[] = [];
    for (const event of events) {
      const type = typeOf(aggregate, event.type);
      const data = type.schema.parse(event.data) as Record<string, unknown>;
      const sealed = type.personal ? await this.personal.seal(data, type.personal, subjects) : data;
      stored.push({ id: newId(), type: event.type, schemaVersion: type.version, data: sealed });
    }
    return { events: stored, subjects: [...subjects] };
  }

  async decode(aggregate: EventCatalogue, commit: Commit): Promise<RecordedEvent[]> {
    const recorded: RecordedEvent[] = [];
    for (const [index, event] of commit.events.entries()) {
      const type = typeOf(aggregate, event.type);
      const plain = commit.subjects ? await this.personal.open(event.data) : event.data;
      recorded.push({
        id: event.id,
        type: event.type,
        data: type.schema.parse(upcast(type, event.schemaVersion, plain)),
        streamId: commit.streamId,
        version: commit.firstVersion + index,
        commandId: commit._id,
        meta: commit.meta,
      });
    }
    return recorded;
  }
}

function typeOf(aggregate: EventCatalogue, name: string) {
  const type = aggregate.events[name];
  if (!type) throw new Error(`${aggregate.name} knows no event ${name}`);
  return type;
}
