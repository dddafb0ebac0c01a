import { newId, type Aggregate, type OutgoingMessage, type EventOf, type EventTypes } from '@stallbook/kernel';
import type { BusMessage } from '@stallbook/messaging';
import type { RecordedEvent } from '../store/commit.js';

export interface IntegrationEventMapper {
  aggregate: Aggregate<unknown, EventTypes>;
  source?: string;
  readsState: boolean;
  map(event: RecordedEvent<{ type: string; data: unknown }>, state: unknown, before: unknown): OutgoingMessage[];
}

export const defineIntegrationEventMapper = <S, T extends EventTypes>(mapper: {
  aggregate: Aggregate<S, T>;
  source?: string;
  /** Given the state after the event, and before it. */
  map(event: RecordedEvent<EventOf<T>>, state: S, before: S): OutgoingMessage[];
}): IntegrationEventMapper => ({ ...mapper, readsState: mapper.map.length > 1 }) as unknown as IntegrationEventMapper;

const MAX_MESSAGES_PER_EVENT = 1_000;

function sequenceOf(version: number, index: number): number {
  if (index >= MAX_MESSAGES_PER_EVENT)
    throw new RangeError(`an event can have at most ${MAX_MESSAGES_PER_EVENT} messages`);
  return version * MAX_MESSAGES_PER_EVENT + index;
}

/** The upper limit for messages of a stream that ends with this version. */
export const highestSequence = (version: number): number =>
  version * MAX_MESSAGES_PER_EVENT + MAX_MESSAGES_PER_EVENT - 1;

/** What happened to an aggregate, with its state after it and before it. */
export interface Step {
  event: RecordedEvent;
  state: unknown;
  before: unknown;
}

export function messagesOf(mapper: IntegrationEventMapper, { event, state, before }: Step): BusMessage[] {
  return mapper.map(event, state, before).map(({ event: contract, data, key }, index) => ({
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
