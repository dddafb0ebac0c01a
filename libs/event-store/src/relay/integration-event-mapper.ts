import { newId, type Aggregate, type OutgoingMessage, type EventOf, type EventTypes } from '@stallbook/kernel';
import type { BusMessage } from '@stallbook/messaging';
import type { RecordedEvent } from '../store/commit.js';

/** What the world is told of an aggregate: the one place where private stream events become contracts. */
export interface IntegrationEventMapper {
  aggregate: Aggregate<unknown, EventTypes>;
  /** Keeps streams apart that several services have under the same id. */
  source?: string;
  /** Whether `announce` looks at the state, for which everything before the event must be read. */
  readsState: boolean;
  map(event: RecordedEvent<{ type: string; data: unknown }>, state: unknown): OutgoingMessage[];
}

export const defineIntegrationEventMapper = <S, T extends EventTypes>(mapper: {
  aggregate: Aggregate<S, T>;
  source?: string;
  /** `state` is the aggregate right after the event; one that does not name it costs no look at what came before. */
  map(event: RecordedEvent<EventOf<T>>, state: S): OutgoingMessage[];
}): IntegrationEventMapper => ({ ...mapper, readsState: mapper.map.length > 1 }) as unknown as IntegrationEventMapper;

const MOST_OF_AN_EVENT = 1_000;

/**
 * Grows strictly along a stream: the version of the event, then the place among its messages. An event that is to tell
 * more gets its new messages at the end, so that those of old events keep their places.
 */
function sequenceOf(version: number, index: number): number {
  if (index >= MOST_OF_AN_EVENT) throw new RangeError(`an event has at most ${MOST_OF_AN_EVENT} messages`);
  return version * MOST_OF_AN_EVENT + index;
}

/** No message of a stream that ends with this version has a higher sequence. */
export const highestSequence = (version: number): number => version * MOST_OF_AN_EVENT + MOST_OF_AN_EVENT - 1;

/** The messages of an event. Ids follow from the event, so that a second publishing is known as one. */
export function messagesOf(mapper: IntegrationEventMapper, event: RecordedEvent, state: unknown): BusMessage[] {
  return mapper.map(event, state).map(({ event: contract, data, key }, index) => ({
    id: index === 0 ? event.id : `${event.id}.${index}`,
    topic: contract.topic,
    key: key ?? String(data?.[contract.key] ?? newId()),
    stream: mapper.source ? `${mapper.source}/${event.streamId}` : event.streamId,
    sequence: sequenceOf(event.version, index),
    type: contract.type,
    version: contract.version,
    occurredAt: event.meta.occurredAt.toISOString(),
    correlationId: event.meta.correlationId,
    causationId: event.id,
    actorId: event.meta.actorId,
    data: data && contract.schema.parse(data),
  }));
}
