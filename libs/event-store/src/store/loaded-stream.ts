import type { Aggregate, EventTypes, OccurredEventOf } from '@stallbook/kernel';
import type { Commit, RecordedEvent } from './commit.js';

/** An aggregate folded from its events, up to some version. */
export interface LoadedStream<S> {
  state: S;
  /** 0 for a stream without events. */
  version: number;
  createdAt: Date | undefined;
  updatedAt: Date | undefined;
}

/** A stream with the commits that its load read: enough to decide on without reading it again. */
export interface KnownStream<S> extends LoadedStream<S> {
  commits: readonly Commit[];
}

/** What is known of a stream whose id was made just now. */
export const newStream = <S>(aggregate: { initialState(): S }): KnownStream<S> => ({
  ...emptyStream(aggregate),
  commits: [],
});

export const emptyStream = <S>(aggregate: { initialState(): S }): LoadedStream<S> => ({
  state: aggregate.initialState(),
  version: 0,
  createdAt: undefined,
  updatedAt: undefined,
});

export function fold<S, T extends EventTypes>(
  aggregate: Aggregate<S, T>,
  start: LoadedStream<S>,
  events: readonly RecordedEvent[],
): LoadedStream<S> {
  let stream = start;
  for (const event of events) {
    stream = {
      state: aggregate.evolve(stream.state, event as unknown as OccurredEventOf<T>),
      version: event.version,
      createdAt: stream.createdAt ?? event.meta.occurredAt,
      updatedAt: event.meta.occurredAt,
    };
  }
  return stream;
}
