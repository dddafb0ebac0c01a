import { newId, type Aggregate, type OutgoingMessage, type EventOf, type EventTypes } from '@stallbook/kernel';
import type { BusMessage } from '@stallbook/messaging';
import type { RecordedEvent } from '../store/commit.js';

interface Source<S, T extends EventTypes> {
  aggregate: Aggregate<S, T>;
  source?: string;
}

/** Only `mapWithState` gets the state after the event, and before it: the relay has to load them. */
type Mapping<E, S> =
  | { map(event: E): OutgoingMessage[]; mapWithState?: never }
  | { mapWithState(event: E, state: S, before: S): OutgoingMessage[]; map?: never };

export type IntegrationEventMapper = Source<unknown, EventTypes> & Mapping<RecordedEvent, unknown>;

export const defineIntegrationEventMapper = <S, T extends EventTypes>(
  mapper: Source<S, T> & Mapping<RecordedEvent<EventOf<T>>, S>,
): IntegrationEventMapper => mapper as unknown as IntegrationEventMapper;

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

export const outgoingOf = (mapper: IntegrationEventMapper, { event, state, before }: Step): OutgoingMessage[] =>
  mapper.map ? mapper.map(event) : mapper.mapWithState(event, state, before);

export function messagesOf(mapper: IntegrationEventMapper, step: Step): BusMessage[] {
  const { event } = step;
  return outgoingOf(mapper, step).map(({ event: contract, data, key }, index) => ({
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
