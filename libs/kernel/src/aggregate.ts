import type { EventOf, EventTypes } from './stream-events.js';

/** The name and the event types of an aggregate: enough to read and write its events. */
export interface EventCatalog {
  name: string;
  events: EventTypes;
}

/** The pure heart of an aggregate: what may happen stands in its deciders, what happened folds into its state. */
export interface Aggregate<S = unknown, T extends EventTypes = EventTypes> {
  /** Also the prefix of its streams: `market-event-<id>`. */
  name: string;
  events: T;
  initialState(): S;
  // A method, so that an aggregate of any state fits where only its name and events matter.
  evolve(state: S, event: EventOf<T>): S;
}

export const defineAggregate = <S, T extends EventTypes>(aggregate: Aggregate<S, T>): Aggregate<S, T> => aggregate;

export type AggregateEvent<A> = A extends Aggregate<infer _S, infer T> ? EventOf<T> : never;
export type AggregateState<A> = A extends { initialState(): infer S } ? S : never;

export const streamOf = (aggregate: { name: string }, id: string): string => `${aggregate.name}-${id}`;
