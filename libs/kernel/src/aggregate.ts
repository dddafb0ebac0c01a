import type { Decider } from './decider.js';
import type { EventTypes } from './stream-events.js';

export interface EventCatalog {
  name: string;
  events: EventTypes;
}

export interface Aggregate<S = unknown, T extends EventTypes = EventTypes, C = unknown> extends Decider<C, S, T> {
  name: string;
  events: T;
}

export const defineAggregate = <S, T extends EventTypes, C>(aggregate: Aggregate<S, T, C>): Aggregate<S, T, C> =>
  aggregate;

const UUID_LENGTH = 36;

export const streamOf = (aggregate: { name: string }, id: string): string => `${aggregate.name}-${id}`;

/** Names of aggregates contain hyphens too, but every ID is a UUID. */
export const parseStreamId = (streamId: string): { aggregate: string; id: string } => ({
  aggregate: streamId.slice(0, -UUID_LENGTH - 1),
  id: streamId.slice(-UUID_LENGTH),
});
