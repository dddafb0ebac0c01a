import { parseStreamId, type Aggregate, type EventTypes } from '@stallbook/kernel';
import type { BusMessage } from '@stallbook/messaging';
import type { Db, FindCursor } from 'mongodb';
import { messagesOf, type IntegrationEventMapper } from './relay/integration-event-mapper.js';
import type { EventCodec } from './store/codec.js';
import { commitsOf, type RecordedEvent } from './store/commit.js';
import { emptyStream, fold } from './store/loaded-stream.js';
import { render } from './projections/projection-writer.js';
import type { ProjectedDocument, Projection } from './projections/projection.js';

interface Parts {
  db: Db;
  codec: EventCodec;
}

async function* readAhead<T>(cursor: FindCursor<T>): AsyncGenerator<T> {
  try {
    while (await cursor.hasNext()) {
      const batch = cursor.readBufferedDocuments();
      const next = cursor.hasNext();
      // An early return must not leave an unhandled rejection; a full read still throws.
      next.catch(() => undefined);
      yield* batch;
      await next;
    }
  } finally {
    await cursor.close();
  }
}

/** Returns every stream of an aggregate with its events in order. */
export async function* recordedStreams<S>(
  { db, codec }: Parts,
  aggregate: Aggregate<S, EventTypes>,
): AsyncGenerator<{ id: string; events: RecordedEvent[] }> {
  const cursor = commitsOf(db).find(
    { streamId: { $gte: `${aggregate.name}-`, $lt: `${aggregate.name}.` } },
    { sort: { streamId: 1, firstVersion: 1 }, batchSize: 2_000 },
  );
  let current: { id: string; events: RecordedEvent[] } | undefined;
  for await (const commit of readAhead(cursor)) {
    const { aggregate: name, id } = parseStreamId(commit.streamId);
    if (name !== aggregate.name) continue;
    if (current?.id !== id) {
      if (current) yield current;
      current = { id, events: [] };
    }
    current.events.push(...(await codec.decode(aggregate, commit)));
  }
  if (current) yield current;
}

export async function* rebuiltDocuments(parts: Parts, projection: Projection): AsyncGenerator<ProjectedDocument> {
  for await (const { id, events } of recordedStreams(parts, projection.aggregate)) {
    const document = render(projection, id, fold(projection.aggregate, emptyStream(projection.aggregate), events));
    if (document) yield document;
  }
}

/** Returns all messages that the relay must have published once every commit has a position. */
export async function* announcedMessages(parts: Parts, mapper: IntegrationEventMapper): AsyncGenerator<BusMessage> {
  const { aggregate } = mapper;
  for await (const { events } of recordedStreams(parts, aggregate)) {
    let stream = emptyStream(aggregate);
    for (const event of events) {
      const before = stream.state;
      stream = fold(aggregate, stream, [event]);
      yield* messagesOf(mapper, { event, state: stream.state, before });
    }
  }
}
