import { newId, upcast, type EventCatalog } from '@stallbook/kernel';
import { subjectsOf, type PersonalData } from '../personal-data/personal-data.js';
import type { Commit, RecordedEvent, StoredEvent } from './commit.js';

/** Validates, encrypts, decrypts, and upcasts events. */
export class EventCodec {
  constructor(readonly personal: PersonalData) {}

  async encode(
    aggregate: EventCatalog,
    streamId: string,
    events: readonly { type: string; data: unknown }[],
  ): Promise<{ events: StoredEvent[]; subjects: string[] }> {
    const checked = events.map(({ type: name, data }) => {
      const type = typeOf(aggregate, name);
      return { name, type, rules: type.personal ?? [], data: type.schema.parse(data) as Record<string, unknown> };
    });
    const subjects = new Set(checked.flatMap(({ data, rules }) => subjectsOf(data, rules)));
    const stored: StoredEvent[] = [];
    for (const { name, type, rules, data } of checked) {
      const id = newId();
      const sealed = subjects.size > 0 ? await this.personal.seal(data, rules, { streamId, eventId: id }) : data;
      stored.push({ id, type: name, schemaVersion: type.version, data: sealed });
    }
    return { events: stored, subjects: [...subjects] };
  }

  async decode(aggregate: EventCatalog, commit: Commit): Promise<RecordedEvent[]> {
    const recorded: RecordedEvent[] = [];
    for (const [index, event] of commit.events.entries()) {
      const type = typeOf(aggregate, event.type);
      const plain = commit.subjects
        ? await this.personal.open(event.data, { streamId: commit.streamId, eventId: event.id })
        : event.data;
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

function typeOf(aggregate: EventCatalog, name: string) {
  const type = aggregate.events[name];
  if (!type) throw new Error(`${aggregate.name} has no event ${name}`);
  return type;
}
